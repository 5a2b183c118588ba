import com.rometools.modules.mediarss.MediaEntryModule;
import com.rometools.modules.mediarss.MediaModule;
import com.rometools.modules.mediarss.types.MediaContent;
import com.rometools.modules.mediarss.types.UrlReference;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.XmlReader;
import java.io.File;
import java.io.IOException;
import java.time.format.DateTimeFormatter;

/** Makes a sitemap of a feed with Rome and a mapping of one's own. */
final class RomeBefore {

  private RomeBefore() {}

  static String sitemap(File feed) throws IOException, FeedException {
    SyndFeed read = new SyndFeedInput().build(new XmlReader(feed));
    StringBuilder xml =
        new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
            .append(" xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n");
    for (SyndEntry item : read.getEntries()) {
      xml.append("<url><loc>").append(escaped(item.getLink())).append("</loc>");
      if (item.getPublishedDate() != null) {
        xml.append("<lastmod>")
            .append(DateTimeFormatter.ISO_INSTANT.format(item.getPublishedDate().toInstant()))
            .append("</lastmod>");
      }
      if (item.getModule(MediaModule.URI) instanceof MediaEntryModule media) {
        for (MediaContent content : media.getMediaContents()) {
          if ("image".equals(content.getMedium())
              && content.getReference() instanceof UrlReference image) {
            xml.append("<image:image><image:loc>")
                .append(escaped(image.getUrl().toString()))
                .append("</image:loc></image:image>");
          }
        }
      }
      xml.append("</url>\n");
    }
    return xml.append("</urlset>\n").toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
