package io.github.sitemaptoolkit.benchmarks;

import com.redfin.sitemapgenerator.ChangeFreq;
import com.redfin.sitemapgenerator.WebSitemapGenerator;
import com.redfin.sitemapgenerator.WebSitemapUrl;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Plain entries, written as a sitemap to a file. */
@State(Scope.Benchmark)
public class PlainWritingBenchmark {

  /** What is written. */
  @Param("PLAIN")
  public Documents document;

  private final Entries entries = new Entries();
  private List<UrlEntry> urls = List.of();
  private Path directory = Path.of(".");

  /** Makes the entries, and a directory. */
  @Setup
  public void make() throws IOException {
    urls = entries.of(document.bytes(), "xml");
    directory = Files.createTempDirectory("benchmark");
    directory.toFile().deleteOnExit();
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit() throws IOException {
    Path file = directory.resolve("sitemap.xml");
    try (var out = Files.newOutputStream(file)) {
      entries.write(urls, "xml", out);
    }
    Files.delete(file);
  }

  /** sitemapgen4j, without dates: it would format them. */
  @Benchmark
  public void sitemapgen4j() throws IOException {
    var generator = new WebSitemapGenerator("https://www.example.com", directory.toFile());
    for (UrlEntry entry : urls) {
      var options = new WebSitemapUrl.Options(entry.loc());
      String changefreq = Objects.requireNonNull(entry.changefreq());
      options.changeFreq(ChangeFreq.valueOf(changefreq.toUpperCase(Locale.ROOT)));
      options.priority(Double.valueOf(Objects.requireNonNull(entry.priority())));
      generator.addUrl(options.build());
    }
    generator.write().forEach(File::delete);
  }
}
