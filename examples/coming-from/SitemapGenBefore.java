import com.redfin.sitemapgenerator.ChangeFreq;
import com.redfin.sitemapgenerator.WebSitemapGenerator;
import com.redfin.sitemapgenerator.WebSitemapUrl;
import java.io.File;
import java.io.IOException;
import java.util.Date;

/** Writes sitemaps with sitemapgen4j. */
final class SitemapGenBefore {

  private SitemapGenBefore() {}

  static void writeSet(File directory, Date changed) throws IOException {
    WebSitemapGenerator sitemaps =
        WebSitemapGenerator.builder("https://www.example.com", directory).gzip(true).build();
    sitemaps.addUrl(
        new WebSitemapUrl.Options("https://www.example.com/index.html")
            .lastMod(changed)
            .priority(1.0)
            .changeFreq(ChangeFreq.HOURLY)
            .build());
    for (int i = 0; i < 60_000; i++) {
      sitemaps.addUrl("https://www.example.com/doc" + i + ".html");
    }
    sitemaps.write();
    sitemaps.writeSitemapsWithIndex();
  }

  static void writeFile(File directory) throws IOException {
    WebSitemapGenerator sitemap = new WebSitemapGenerator("https://www.example.com", directory);
    sitemap.addUrl("https://www.example.com/index.html");
    sitemap.write();
  }
}
