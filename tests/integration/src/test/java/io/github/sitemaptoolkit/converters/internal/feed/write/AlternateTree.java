package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.model.ForeignElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Makes the links to the language versions of a page.
 *
 * <p>Some readers take the first alternate link of an item for its page, and some the last one. So
 * the page's own link is before the versions, written by the layouts, and once more after them. The
 * second one has a type, because Atom forbids two alternates with the same type and language.
 */
final class AlternateTree {

  private AlternateTree() {}

  /** Returns the links of an item; empty if there are no versions. */
  static List<ForeignElement> links(FeedItem item, Supplier<Tree> link) {
    List<ForeignElement> links = new ArrayList<>();
    String last = item.link();
    for (Alternate version : item.alternates()) {
      last = version.url();
      links.add(alternate(link).attribute("hreflang", version.hreflang()).href(last));
    }
    if (!last.equals(item.link())) {
      links.add(alternate(link).attribute("type", "text/html").href(item.link()));
    }
    return links;
  }

  private static Tree alternate(Supplier<Tree> link) {
    return link.get().attribute("rel", FeedTerms.ALTERNATE);
  }
}
