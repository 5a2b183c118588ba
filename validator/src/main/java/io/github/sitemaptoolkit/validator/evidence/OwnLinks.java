package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.util.Iterator;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The links to other languages that a page has itself, as the value of a fact of the kind {@link
 * FactKind#LINKS}.
 *
 * @since 0.1
 */
@Incubating
public final class OwnLinks {

  private OwnLinks() {}

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

  /**
   * Returns the first difference between the links of a page and those of its entry, for messages.
   *
   * @param page the links of the page itself
   * @param entry those of the entry, in the same form
   * @param ignored a word for a language that is not compared
   * @return null if there is none, or one of both has no links
   */
  public static @Nullable String difference(String page, String entry, String ignored) {
    SortedMap<String, String> own = parse(page);
    SortedMap<String, String> listed = parse(entry);
    if (own.isEmpty() || listed.isEmpty()) {
      return null;
    }
    SortedSet<String> languages = new TreeSet<>(own.keySet());
    languages.addAll(listed.keySet());
    languages.remove(ignored);
    for (String language : languages) {
      String here = listed.get(language);
      String there = own.get(language);
      if (here == null || there == null || !isSame(here, there)) {
        return "the hreflang "
            + language
            + (there == null ? " is none" : " is " + Problem.quoted(there))
            + (here == null ? ", here none" : ", here " + Problem.quoted(here));
      }
    }
    return null;
  }

  private static boolean isSame(String url, String other) {
    return CanonicalUrl.of(url).equals(CanonicalUrl.of(other));
  }
}
