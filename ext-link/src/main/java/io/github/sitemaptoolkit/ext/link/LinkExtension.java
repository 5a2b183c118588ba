package io.github.sitemaptoolkit.ext.link;

import static io.github.sitemaptoolkit.extension.Field.languageTag;
import static io.github.sitemaptoolkit.extension.Field.oneOf;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Link}s, and maps them from and to feeds.
 *
 * @since 0.1
 */
public final class LinkExtension implements SitemapExtension<Link> {

  /** A column with the page in other languages: {@code en=https://example.com/en}. */
  private static final Shorthand ALTERNATES =
      new Shorthand(
          "alternates",
          "is lang=url, or several of these separated by |",
          text -> {
            int equals = text.indexOf('=');
            if (equals <= 0) {
              return null;
            }
            Map<String, String> parts = new LinkedHashMap<>();
            parts.put("@rel", "alternate");
            parts.put("@hreflang", text.substring(0, equals).strip());
            parts.put("@href", text.substring(equals + 1).strip());
            return parts;
          });

  private static final Descriptor<Link> DESCRIPTOR =
      Descriptor.of(
              "link", Link.class, new ElementName("http://www.w3.org/1999/xhtml", "link", "xhtml"))
          .aliases(
              "https://www.w3.org/1999/xhtml",
              "http://www.w3.org/1999/xhtml/",
              "https://www.w3.org/1999/xhtml/")
          .attributes(
              oneOf("rel", "alternate", "amphtml").open().required(),
              languageTag("hreflang"),
              text("media").example("only screen and (max-width: 640px)"),
              url("href").required(),
              text("type").example("text/html"))
          .shorthand(ALTERNATES)
          .feed(new LinkFeedMapping())
          .checks(new LinkChecks())
          .alternates(LinkExtension::alternate);

  /** Creates the extension. It has no state. */
  public LinkExtension() {}

  @Override
  public Descriptor<Link> descriptor() {
    return DESCRIPTOR;
  }

  private static @Nullable Alternate alternate(Link link) {
    String hreflang = link.hreflang();
    String href = link.href();
    if (hreflang == null || hreflang.isBlank() || href == null || href.isBlank()) {
      return null;
    }
    return LinkChecks.isMisspelt(link.rel()) ? null : new Alternate(href, hreflang.strip());
  }

  @Override
  public Link read(ElementReader in) {
    return new Link(
        in.attribute("rel"),
        in.attribute("hreflang"),
        in.attribute("media"),
        in.urlAttribute("href"),
        in.attribute("type"));
  }

  @Override
  public void write(Link link, ElementWriter out) {
    out.attribute("rel", link.rel())
        .attribute("hreflang", link.hreflang())
        .attribute("media", link.media())
        .attribute("href", link.href())
        .attribute("type", link.type());
  }
}
