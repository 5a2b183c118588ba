package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.Iterator;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The links to other languages that a page has itself, as the value of a fact of the kind {@link
 * FactKind#LINKS}.
 *
 * @since 0.1
 */
@Incubating
public final class PageLinks {

  private PageLinks() {}

  /**
   * Returns the value for a page.
   *
   * @param page what was read of it
   * @param extensions know which values are such links
   * @return null if it has no such links
   */
  public static @Nullable String of(UrlEntry page, Extensions extensions) {
    var text = new StringBuilder();
    for (Node<?> node : page.nodes()) {
      Alternate link =
          extensions
              .find(node.value().getClass())
              .map(found -> found.descriptor().alternate(node.value()))
              .orElse(null);
      if (link != null && link.hreflang() != null) {
        text.append(link.hreflang().toLowerCase(Locale.ROOT)).append('\n');
        text.append(link.url().replace('\n', ' ')).append('\n');
      }
    }
    return text.isEmpty() ? null : text.toString();
  }

  /** Returns the addresses of such a value by their languages, in lower case. */
  public static SortedMap<String, String> parse(String value) {
    SortedMap<String, String> links = new TreeMap<>();
    Iterator<String> lines = value.lines().iterator();
    while (lines.hasNext()) {
      String language = lines.next();
      if (lines.hasNext()) {
        links.putIfAbsent(language, lines.next());
      }
    }
    return links;
  }
}
