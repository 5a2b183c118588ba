import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.remote.SitemapWalk;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.util.Date;
import java.util.List;

/** Does what {@link CrawlerBefore} does. */
final class CrawlerAfter {

  private CrawlerAfter() {}

  static void readPages(byte[] content, URL address, Date since, List<String> found)
      throws IOException {
    var source = Source.of(new ByteArrayInputStream(content), address.toString());
    try (var pages = Sitemaps.read(source)) {
      for (UrlEntry page : pages) {
        if (page.lastmodValue().filter(it -> it.start().isAfter(since.toInstant())).isPresent()) {
          found.add(page.loc());
          for (Image image : page.extensions(Image.class)) {
            found.add(image.loc());
          }
        }
      }
      pages.problems().print(System.err);
    }
  }

  static void walk(URL address, RemoteOptions options, List<String> found) throws IOException {
    try (var client = new RemoteClient(options);
        var pages = SitemapWalk.open(address.toString(), client, Context.load())) {
      pages.forEach(page -> found.add(page.loc()));
      pages.problems().print(System.err);
    }
  }
}
