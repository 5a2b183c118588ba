package io.github.sitemaptoolkit.site.visit;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What came of looking at a page.
 *
 * @param code what is wrong; null for nothing
 * @param words the same for people; empty for nothing
 */
record Visit(@Nullable Code code, String words) {

  static final Visit FINE = new Visit(null, "");

  private static final List<Code> CODES =
      List.of(
          SiteCodes.REDIRECT,
          SiteCodes.NOT_ACCESSIBLE,
          SiteCodes.NOINDEX,
          SiteCodes.CANONICAL_OTHER,
          SiteCodes.HREFLANG_OTHER);

  private static final Map<String, FactKind> KINDS =
      Map.of(
          SiteCodes.REDIRECT.id(), FactKind.REDIRECT,
          SiteCodes.NOT_ACCESSIBLE.id(), FactKind.GONE,
          SiteCodes.NOINDEX.id(), FactKind.NOINDEX,
          SiteCodes.CANONICAL_OTHER.id(), FactKind.CANONICAL,
          SiteCodes.HREFLANG_OTHER.id(), FactKind.OTHER_LINKS);

  /** Returns what it says of the page. */
  FactKind kind() {
    Code known = code;
    return known == null ? FactKind.FINE : Objects.requireNonNull(KINDS.get(known.id()));
  }

  /** Returns the visit as a line of a file, after its url. */
  String line() {
    return (code == null ? "" : code.id()) + '\t' + words.replaceAll("[\t\r\n]", " ");
  }

  /** Returns the visit of a line; null if it is none. */
  static @Nullable Visit parse(String line) {
    int tab = line.indexOf('\t');
    if (tab == 0) {
      return FINE;
    }
    for (Code code : CODES) {
      if (tab > 0 && code.id().equals(line.substring(0, tab))) {
        return new Visit(code, line.substring(tab + 1));
      }
    }
    return null;
  }
}
