import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/** Does what {@link SitemapGenBefore} does. */
final class SitemapGenAfter {

  private SitemapGenAfter() {}

  static void writeSet(Path directory, Date changed) throws IOException {
    List<UrlEntry> pages = new ArrayList<>();
    pages.add(
        UrlEntry.builder("https://www.example.com/index.html")
            .lastmod(changed.toInstant())
            .priority(1.0)
            .changefreq("hourly")
            .build());
    for (int i = 0; i < 60_000; i++) {
      pages.add(UrlEntry.of("https://www.example.com/doc" + i + ".html"));
    }
    Publisher.to(directory)
        .baseUrl("https://www.example.com/")
        .by(Grouping.sequence())
        .gzip(true)
        .publish(pages);
  }

  static void writeFile(Path directory) throws IOException {
    List<UrlEntry> pages = List.of(UrlEntry.of("https://www.example.com/index.html"));
    Sitemaps.write(directory.resolve("sitemap.xml"), pages).throwIfMissing();
  }
}
