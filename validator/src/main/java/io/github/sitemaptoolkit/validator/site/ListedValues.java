package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.validator.internal.date.CertainDates;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What entries say of one url: lastmod and priority, as a text that is kept with each mention, and
 * only looked into if there are several.
 */
final class ListedValues {

  private static final String XML = "xml"; // the dates of feeds may be those of publication
  private static final char SEPARATOR = '|';
  private static final int LONGEST = 100; // a longer value is none

  private ListedValues() {}

  /** Returns the text for an entry; empty if it says nothing. */
  static String of(UrlEntry entry) {
    String lastmod = usual(entry.lastmod());
    String priority = usual(entry.priority());
    return priority.isEmpty() ? lastmod : lastmod + SEPARATOR + priority;
  }

  private static String usual(@Nullable String text) {
    return text == null || text.length() > LONGEST ? "" : text;
  }

  private static String lastmod(String values) {
    int end = values.lastIndexOf(SEPARATOR);
    return XmlText.trim(end < 0 ? values : values.substring(0, end));
  }

  private static String priority(String values) {
    int end = values.lastIndexOf(SEPARATOR);
    return end < 0 ? "" : XmlText.trim(values.substring(end + 1));
  }

  /**
   * Reports the entries of a url that say something else than the first one that says anything.
   *
   * @param firsts an entry of each document, in the order of the documents
   * @param place says where an entry is
   */
  static void check(List<SitePage> firsts, Function<SitePage, String> place, SiteFindings findings)
      throws IOException {
    SitePage dated = null;
    SitePage weighed = null;
    for (SitePage page : firsts) {
      if (!page.source().isEmpty() && page.document().format().equals(XML)) {
        String lastmod = lastmod(page.source());
        String priority = priority(page.source());
        if (TextValues.date(lastmod).isPresent()) {
          if (dated == null) {
            dated = page;
          } else if (differ(lastmod(dated.source()), lastmod)) {
            String before = lastmod(dated.source());
            String at = place.apply(dated);
            report(SiteCodes.LASTMOD_DIFFERS, page, at, "lastmod", lastmod, before, findings);
          }
        }
        if (Priority.isValid(priority)) {
          if (weighed == null) {
            weighed = page;
          } else if (!isEqual(priority(weighed.source()), priority)) {
            String before = priority(weighed.source());
            String at = place.apply(weighed);
            report(SiteCodes.PRIORITY_DIFFERS, page, at, "priority", priority, before, findings);
          }
        }
      }
    }
  }

  private static boolean differ(String date, String other) {
    return CertainDates.isBefore(date, other) || CertainDates.isBefore(other, date);
  }

  private static boolean isEqual(String priority, String other) {
    return priority.equals(other)
        || TextValues.decimal(priority)
            .map(it -> it.compareTo(TextValues.decimal(other).orElse(BigDecimal.TEN)) == 0)
            .orElse(true);
  }

  private static void report(
      Code code,
      SitePage page,
      String first,
      String name,
      String value,
      String before,
      SiteFindings findings)
      throws IOException {
    findings.add(
        code,
        page,
        () ->
            Problem.quoted(page.url())
                + " has the "
                + name
                + ' '
                + value
                + " here, and "
                + before
                + " in "
                + first);
  }
}
