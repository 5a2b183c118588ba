package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads, writes and finds {@link Link}s. */
public final class LinkExtension implements SitemapExtension<Link> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.w3.org/1999/xhtml", "link", "xhtml");
  private static final Set<String> ALIASES =
      Set.of(
          "https://www.w3.org/1999/xhtml",
          "http://www.w3.org/1999/xhtml/",
          "https://www.w3.org/1999/xhtml/");
  private static final List<String> COLUMNS =
      List.of("@rel", "@hreflang", "@media", "@href", "@type");

  /** Creates the extension; it has no state. */
  public LinkExtension() {}

  @Override
  public String id() {
    return "link";
  }

  @Override
  public Class<Link> type() {
    return Link.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  @Override
  public Set<String> namespaceAliases() {
    return ALIASES;
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
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

  /** Finds a page's versions in other languages, itself included, where a feed names several. */
  @Override
  public List<Link> fromFeed(FeedItem item, FeedContext context) {
    List<Link> links = new ArrayList<>();
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (alternate.hreflang() != null) {
        links.add(Link.alternate(alternate.hreflang(), alternate.url()));
      }
    }
    return links.size() > 1 ? links : List.of();
  }

  /** Says a link to the page in another language; links of other kinds cannot be said. */
  @Override
  public boolean toFeed(Link link, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return LinkToFeed.say(link, owner, out, context);
  }
}
