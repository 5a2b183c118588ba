package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.evidence.EntryState;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.internal.date.CertainDates;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Checks the dates of entries against those of their pages, and of the same entries earlier. */
final class EntryDates {

  private static final int ENOUGH = 10; // entries that were listed before
  private static final int MOST = 90; // percent
  private static final int PERCENT = 100;
  private static final long FEW_MINUTES = 10 * 60L;

  private final SiteFindings findings;
  private final AddressFacts facts;
  private long compared;
  private long renewed; // with a later lastmod, and the same otherwise
  private long first = Long.MAX_VALUE; // of the new dates
  private long last = Long.MIN_VALUE;
  private @Nullable String document;
  private String before = "";

  EntryDates(SiteFindings findings, AddressFacts facts) {
    this.findings = findings;
    this.facts = facts;
  }

  /** Checks an entry of the page whose facts were set last. */
  void check(SitePage entry) throws IOException {
    EntryState now = EntryState.parse(entry.more());
    if (now == null || !W3cDates.isDate(now.lastmod())) {
      return;
    }
    for (StatedFact fact : facts.more(entry.url())) {
      if (fact.kind() == FactKind.LASTMOD) {
        checkOlder(entry, now.lastmod(), fact);
      } else if (fact.kind() == FactKind.LISTED) {
        compare(entry, now, fact);
      }
    }
  }

  private void checkOlder(SitePage entry, String lastmod, StatedFact page) throws IOException {
    if (W3cDates.isDate(page.value()) && CertainDates.isBefore(lastmod, page.value())) {
      findings.add(
          SiteCodes.LASTMOD_OLDER_PAGE,
          page.source().isSite(),
          entry,
          () ->
              "the lastmod is "
                  + Problem.quoted(lastmod)
                  + ", but "
                  + page.place()
                  + " says "
                  + page.said());
    }
  }

  private void compare(SitePage entry, EntryState now, StatedFact fact) {
    EntryState then = EntryState.parse(fact.value());
    if (then == null || !W3cDates.isDate(then.lastmod())) {
      return;
    }
    compared++;
    before = fact.at().source();
    String name = entry.document().name();
    document = document == null || name.compareTo(document) < 0 ? name : document;
    if (now.content() == then.content() && CertainDates.isBefore(then.lastmod(), now.lastmod())) {
      renewed++;
      long second = W3cDates.epochSecond(now.lastmod());
      first = Math.min(first, second);
      last = Math.max(last, second);
    }
  }

  /** Reports what is only known once all pages have been checked. */
  void finish() throws IOException {
    String name = document;
    if (name != null
        && compared >= ENOUGH
        && renewed * PERCENT >= compared * MOST
        && last - first <= FEW_MINUTES) {
      findings.add(
          SiteCodes.LASTMODS_RENEWED,
          Location.of(name),
          null,
          null,
          () ->
              renewed
                  + " of "
                  + ShownNumber.counted(compared, "url")
                  + " have a new lastmod since "
                  + before
                  + ", all within "
                  + ShownNumber.counted((last - first) / 60 + 1, "minute")
                  + ", and are the same otherwise");
    }
  }
}
