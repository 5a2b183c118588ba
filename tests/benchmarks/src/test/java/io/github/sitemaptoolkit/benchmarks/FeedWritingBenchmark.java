package io.github.sitemaptoolkit.benchmarks;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Entries in memory, written as a feed. */
@State(Scope.Benchmark)
public class FeedWritingBenchmark {

  /** What is written. */
  @Param("PLAIN")
  public Documents document;

  private final Entries entries = new Entries();
  private List<UrlEntry> urls = List.of();

  /** Makes the entries. */
  @Setup
  public void make() throws IOException {
    urls = entries.of(document.bytes(), "xml");
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    entries.write(urls, "rss", OutputStream.nullOutputStream());
  }

  /** The toolkit, the same entries as a sitemap. */
  @Benchmark
  public void toolkitToSitemap() throws IOException {
    entries.write(urls, "xml", OutputStream.nullOutputStream());
  }
}
