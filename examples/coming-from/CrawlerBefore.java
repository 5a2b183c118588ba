import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.SiteMapURL;
import crawlercommons.sitemaps.UnknownFormatException;
import crawlercommons.sitemaps.extension.Extension;
import crawlercommons.sitemaps.extension.ImageAttributes;
import java.io.IOException;
import java.net.URL;
import java.util.Date;
import java.util.List;

/** Reads sitemaps with crawler-commons. */
final class CrawlerBefore {

  private CrawlerBefore() {}

  static void readPages(byte[] content, URL address, Date since, List<String> found)
      throws IOException, UnknownFormatException {
    SiteMapParser parser = new SiteMapParser(false, true);
    parser.enableExtension(Extension.IMAGE);
    SiteMap sitemap = (SiteMap) parser.parseSiteMap(content, address);
    for (SiteMapURL page : sitemap.getSiteMapUrls()) {
      if (page.getLastModified() != null && page.getLastModified().after(since)) {
        found.add(page.getUrl().toString());
        for (var image : page.getAttributesForExtension(Extension.IMAGE)) {
          found.add(((ImageAttributes) image).getLoc().toString());
        }
      }
    }
  }

  static void walk(URL address, List<String> found) throws IOException, UnknownFormatException {
    SiteMapParser parser = new SiteMapParser(false, true);
    parser.walkSiteMap(address, page -> found.add(page.getUrl().toString()));
  }
}
