package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What all sources say of the addresses of a page, in whatever spelling. */
final class AddressFacts {

  /**
   * What is known of an address.
   *
   * @param verdict what counts; null if no source says anything
   * @param others what other sources, or the same one earlier, say that is something else
   * @param more what is no verdict
   */
  record Known(@Nullable StatedFact verdict, List<StatedFact> others, List<StatedFact> more) {

    /** Returns what counts, and who contradicts, for messages. */
    String words() {
      StatedFact fact = verdict;
      var text = new StringBuilder();
      if (fact != null) {
        text.append(fact.place()).append(" says ").append(fact.said());
      }
      for (StatedFact other : others) {
        text.append("; ").append(other.place()).append(" says ").append(other.said());
      }
      return text.toString();
    }
  }

  private static final Comparator<StatedFact> YOUNGEST =
      Comparator.<StatedFact, Instant>comparing(fact -> fact.source().time())
          .reversed()
          .thenComparing(fact -> fact.at().source())
          .thenComparingLong(fact -> fact.at().line())
          .thenComparing(StatedFact::kind)
          .thenComparing(StatedFact::value)
          .thenComparing(StatedFact::words);

  private static final Comparator<StatedFact> FIRST =
      Comparator.<StatedFact, String>comparing(fact -> fact.at().source())
          .thenComparingLong(fact -> fact.at().line())
          .thenComparing(StatedFact::address);

  private final List<KnownSource> sources;
  private final Map<SiteDocument, KnownSource> byDocument = new HashMap<>();
  private Map<String, List<StatedFact>> byUrl = Map.of();

  AddressFacts(List<KnownSource> sources) {
    this.sources = sources;
    sources.forEach(source -> byDocument.put(source.document(), source));
  }

  /** Returns whether nobody knows anything. */
  boolean isEmpty() {
    return sources.isEmpty();
  }

  /** Starts over with the facts on another page. */
  void set(List<SitePage> mentions) {
    byUrl = mentions.isEmpty() ? Map.of() : new LinkedHashMap<>();
    for (SitePage page : mentions) {
      KnownSource source = byDocument.get(page.document());
      if (source != null) {
        String url = CanonicalUrl.of(page.url());
        byUrl.computeIfAbsent(url, it -> new ArrayList<>()).add(StatedFact.of(page, source));
      }
    }
  }

  /** Returns the addresses of the page that sources name by themselves. */
  Set<String> urls() {
    return byUrl.keySet();
  }

  /** Returns the first fact that says that an address is fine, of sources that name all pages. */
  Optional<StatedFact> firstFine(String url) {
    return said(url).stream()
        .filter(fact -> fact.source().isComplete() && fact.kind() == FactKind.FINE)
        .min(FIRST);
  }

  /** Returns the first fact on another address of the page, of sources that name all pages. */
  Optional<StatedFact> firstOther(String url) {
    String canonical = CanonicalUrl.of(url);
    return byUrl.entrySet().stream()
        .filter(facts -> !facts.getKey().equals(canonical))
        .flatMap(facts -> facts.getValue().stream())
        .filter(fact -> fact.source().isComplete())
        .min(FIRST);
  }

  /** Returns whether a source that names all pages names an address. */
  boolean isFound(String url) {
    return said(url).stream().anyMatch(fact -> fact.source().isComplete());
  }

  /** Returns what is known of an address. */
  Known of(String url) {
    List<StatedFact> verdicts = new ArrayList<>();
    List<StatedFact> before = new ArrayList<>(); // what a source said before it said another thing
    List<StatedFact> more = new ArrayList<>();
    List<StatedFact> said = byUrl.isEmpty() ? List.of() : said(url);
    for (KnownSource source : sources) {
      StatedFact verdict = source.ask(url);
      StatedFact earlier = null;
      for (StatedFact fact : said) {
        if (fact.source() == source && !fact.kind().isVerdict()) {
          more.add(fact);
        } else if (fact.source() == source && counts(verdict)) {
          earlier = verdict == null || verdict.agrees(fact) ? earlier : verdict;
          verdict = fact;
        }
      }
      if (verdict != null) {
        verdicts.add(verdict);
      }
      if (earlier != null && !earlier.asked()) {
        before.add(earlier);
      }
    }
    verdicts.sort(YOUNGEST);
    StatedFact first = verdicts.isEmpty() ? null : verdicts.get(0);
    verdicts.addAll(before);
    verdicts.sort(YOUNGEST);
    verdicts.removeIf(each -> first == null || first.agrees(each));
    return new Known(first, verdicts, more);
  }

  /** Returns what sources say of an address by themselves that is no verdict. */
  List<StatedFact> more(String url) {
    return said(url).stream().filter(fact -> !fact.kind().isVerdict()).toList();
  }

  private List<StatedFact> said(String url) {
    return byUrl.getOrDefault(CanonicalUrl.of(url), List.of());
  }

  /** Returns whether the next verdict that a source passed on counts, and not an earlier one. */
  private static boolean counts(@Nullable StatedFact known) {
    return known == null
        || !known.asked()
        || known.kind() == FactKind.FINE; // of a page that exists, it says what the page says
  }
}
