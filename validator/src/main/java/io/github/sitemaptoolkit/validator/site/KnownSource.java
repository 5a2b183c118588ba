package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A source of facts, and what its facts are called in the sort. */
final class KnownSource {

  private static final int HALF = 2;

  private final EvidenceSource source;
  private final SiteDocument document;
  private final boolean complete;
  private @Nullable Instant time;
  private boolean dated; // the time was asked for
  private long asked; // of the pages that are listed, those that it speaks for
  private long missing; // those of which there is no file

  KnownSource(EvidenceSource source, SiteDocument document) {
    this.source = source;
    this.complete = source.isComplete();
    this.document = document;
  }

  EvidenceSource source() {
    return source;
  }

  /** Returns what its mentions of pages are said to be in. */
  SiteDocument document() {
    return document;
  }

  boolean isSite() {
    return source.isSite();
  }

  boolean isComplete() {
    return complete;
  }

  /** Returns when it was made; the distant past if that is not known. */
  Instant time() {
    Instant known = made();
    return isSite() ? Instant.MAX : known == null ? Instant.MIN : known;
  }

  /** Returns when it was made; null if that is not known. */
  @Nullable Instant made() {
    if (!dated) {
      time = source.time(); // may have to look at a file
      dated = true;
    }
    return time;
  }

  /**
   * Returns what is behind its name in messages: the day on which it was made, if it may be old.
   */
  String date() {
    Instant known = made();
    return known == null || isSite() ? "" : " of " + known.toString().substring(0, 10);
  }

  /** Returns what it answers if it is asked about an address; null for nothing. */
  @Nullable StatedFact ask(String address) {
    Fact fact = source.ask(address);
    if (fact == null || (isNoFile(fact) && isOfAnotherFolder())) {
      return null;
    }
    return StatedFact.of(fact, this);
  }

  /** Notes that a page is listed. Not thread-safe. */
  void count(String url) {
    if (source.isSite()) {
      Fact fact = source.ask(url);
      asked += fact == null ? 0 : 1;
      missing += fact != null && isNoFile(fact) ? 1 : 0;
    }
  }

  /** Returns whether there is no file, and no rule that says so. */
  private static boolean isNoFile(Fact fact) {
    return fact.kind() == FactKind.GONE && fact.value().isEmpty();
  }

  /** Returns whether fewer than half of the pages that are listed have files. */
  boolean isOfAnotherFolder() {
    return asked > 1 && missing * HALF > asked;
  }

  /** Returns how many pages are missing, for messages. */
  String missing() {
    return missing + " of " + asked;
  }

  Location place() {
    return Location.of(source.name());
  }
}
