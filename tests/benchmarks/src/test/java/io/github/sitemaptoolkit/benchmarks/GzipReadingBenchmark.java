package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A compressed sitemap in memory, read to entries. */
@State(Scope.Benchmark)
public class GzipReadingBenchmark {

  /** What is read. */
  @Param("PLAIN")
  public Documents document;

  private final Entries entries = new Entries();
  private byte[] bytes = {};

  /** Makes the document. */
  @Setup
  public void make() throws IOException {
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(document.bytes());
    }
    bytes = out.toByteArray();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    entries.read(bytes, "xml", (UrlEntry entry) -> hole.consume(entry));
  }

  /** Java's decompression alone. */
  @Benchmark
  public long inflateAlone() throws IOException {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes), 32 * 1024)) {
      return in.transferTo(OutputStream.nullOutputStream());
    }
  }
}
