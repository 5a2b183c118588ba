package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.Compared;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.KnownFrom;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The sources of facts of a site. */
final class KnownSources {

  private static final int MOST_HOSTS = 10_000;

  private final List<KnownSource> sources = new ArrayList<>();
  private final Set<String> complete = new HashSet<>(); // hosts of which one names all pages
  private boolean incomplete;
  private boolean dates;
  private boolean verdicts;
  private final Set<Compared> compared = EnumSet.noneOf(Compared.class);

  /**
   * Adds a source, and reads it.
   *
   * @param target accepts its facts
   * @throws IOException if it cannot be read
   */
  void read(KnownSource known, Consumer<SitePage> target) throws IOException {
    sources.add(known);
    EvidenceSource source = known.source();
    boolean namesAll = known.isComplete();
    long before = known.document().entries();
    source.read(
        new FactTarget() {
          @Override
          public void add(Fact fact) {
            note(fact, namesAll);
            target.accept(page(fact, known.document()));
          }

          @Override
          public void incomplete() {
            incomplete = true;
          }
        });
    if (known.document().entries() == before) { // it is asked
      verdicts = true;
      compared.add(Compared.PAGES);
    }
  }

  private void note(Fact fact, boolean namesAll) {
    String host = namesAll ? UrlParts.hostName(fact.address()) : null;
    if (host != null && complete.size() < MOST_HOSTS) {
      complete.add(host);
    }
    verdicts |= fact.kind() != FactKind.LISTED;
    if (fact.kind() == FactKind.NOT_INDEXED) {
      compared.add(Compared.INDEX);
    } else if (fact.kind().isVerdict()) {
      compared.add(Compared.PAGES);
    }
    dates |= fact.kind() == FactKind.LASTMOD || fact.kind() == FactKind.LISTED;
  }

  private static SitePage page(Fact fact, SiteDocument document) {
    document.add(fact.address(), null, 0);
    return new SitePage(
        SitePage.hash(fact.address()),
        document,
        fact.address(),
        SitePage.CRAWLED,
        document.entries(),
        StatedFact.placeIn(document.name(), fact.at()),
        0,
        StatedFact.text(fact, document.name()),
        fact.words(),
        RuleBits.NONE);
  }

  /** Returns the sources, in the order of their names. */
  List<KnownSource> sorted() {
    sources.sort(Comparator.comparing(source -> source.document().name()));
    return sources;
  }

  boolean isEmpty() {
    return sources.isEmpty();
  }

  int size() {
    return sources.size();
  }

  /** Returns whether one says more than what was listed before. */
  boolean haveVerdicts() {
    return verdicts;
  }

  /** Returns what pages are compared with. */
  Set<Compared> compared() {
    return EnumSet.copyOf(compared);
  }

  /** Returns their names, each with the time at which the source was made. */
  List<KnownFrom> names() {
    return sorted().stream()
        .map(known -> new KnownFrom(known.source().name(), known.made()))
        .toList();
  }

  /** Returns whether one knows dates. */
  boolean haveDates() {
    return dates;
  }

  /** Returns the hosts of which a source names all pages; none if one could not be read whole. */
  Set<String> completeHosts() {
    return incomplete ? Set.of() : complete;
  }

  /** Notes that a page is listed. Not thread-safe. */
  void count(String url) {
    for (KnownSource source : sources) {
      source.count(url);
    }
  }
}
