package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.evidence.PageLinks;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares the links of an entry to other languages with those of its page. */
final class OwnLinks {

  private OwnLinks() {}

  /**
   * Returns the first difference, for messages; null if there is none, or the entry has no links.
   *
   * @param entry the links of the entry: see {@link AlternateSet#text}
   * @param page those of the page: see {@link PageLinks}
   */
  static @Nullable String difference(String entry, String page) {
    if (entry.isEmpty()) {
      return null;
    }
    SortedMap<String, String> listed = PageLinks.parse(entry);
    SortedMap<String, String> own = PageLinks.parse(page);
    if (own.isEmpty()) {
      return null;
    }
    SortedSet<String> languages = new TreeSet<>(own.keySet());
    languages.addAll(listed.keySet());
    for (String language : languages) {
      String here = listed.get(language);
      String there = own.get(language);
      boolean same =
          here != null && there != null && CanonicalUrl.of(here).equals(CanonicalUrl.of(there));
      if (!same && !language.equals(AlternateSet.WRONG)) {
        return "the hreflang "
            + language
            + (there == null ? " is none" : " is " + Problem.quoted(there))
            + (here == null ? ", here none" : ", here " + Problem.quoted(here));
      }
    }
    return null;
  }
}
