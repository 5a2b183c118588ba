package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.io.OutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A sitemap of pictures and videos in memory, made to a table. */
@State(Scope.Benchmark)
public class MediaTableBenchmark {

  /** What is converted. */
  @Param("MEDIA")
  public Documents document;

  private final Entries entries = new Entries();
  private byte[] bytes = {};

  /** Makes the document. */
  @Setup
  public void make() {
    bytes = document.bytes();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    entries.convert(bytes, "xml", "csv", OutputStream.nullOutputStream());
  }

  /** The toolkit, reading alone. */
  @Benchmark
  public void toolkitReading(Blackhole hole) throws IOException {
    entries.read(bytes, "xml", (UrlEntry entry) -> hole.consume(entry));
  }
}
