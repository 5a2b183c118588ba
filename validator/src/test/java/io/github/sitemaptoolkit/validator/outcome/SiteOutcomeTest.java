package io.github.sitemaptoolkit.validator.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Findings are told by what they cost, in urls, and only what a source says is said. */
class SiteOutcomeTest {

  private static final Map<String, StatedCost> COSTS =
      Map.of(
          "url.relative", stated(Cost.PAGE_NOT_TAKEN, "https://support.google.com/a - not read"),
          "page.robots-blocked", stated(Cost.PAGE_NOT_TAKEN, "RFC 9309 2.2 - must not be read"),
          "xml.malformed", stated(Cost.FILE_REFUSED, "XML 1.0 1.2 - processing ends"),
          "priority.range", stated(Cost.VALUE_IGNORED, "https://developers.google.com/b - ignored"),
          "xml.bom", stated(Cost.NOTHING, "XML 1.0 4.3.3 - allowed"));

  private static final StatedCost OPEN = new StatedCost(Cost.NOT_STATED, Profile.SITEMAPS_ORG, "");

  private static StatedCost stated(Cost cost, String source) {
    return new StatedCost(cost, Profile.GOOGLE, source);
  }

  /** A site of urls, each with the rules that it violates. */
  private static SiteOutcome outcome(long urls, Map<String, List<FoundRule>> violations) {
    AffectedUrls affected = affected(urls, violations, COSTS);
    List<KindCount> counts =
        affected.byRule().entrySet().stream()
            .map(rule -> new KindCount(rule.getKey(), 2 * rule.getValue(), files(0)))
            .toList();
    return outcome(counts, affected, 3);
  }

  private static SiteOutcome outcome(List<KindCount> counts, AffectedUrls affected, long files) {
    return SiteOutcome.of(
        counts,
        affected,
        files,
        file -> 120 * file,
        code -> "Title of " + code,
        code -> COSTS.getOrDefault(code, OPEN));
  }

  private static BitSet files(int number) {
    var files = new BitSet();
    files.set(number);
    return files;
  }

  private static FoundRule error(String code) {
    return new FoundRule(code, Severity.ERROR);
  }

  private static FoundRule warning(String code) {
    return new FoundRule(code, Severity.WARNING);
  }

  private static FoundRule info(String code) {
    return new FoundRule(code, Severity.INFO);
  }

  private static List<String> codes(List<FindingKind> kinds) {
    return kinds.stream().map(kind -> kind.rule().code()).toList();
  }

  @Test
  void kindsAreOrderedByCostAndThenByUrls() {
    SiteOutcome outcome =
        outcome(
            10,
            Map.of(
                "1", List.of(error("no.source")),
                "2", List.of(error("no.source"), warning("other.no-source")),
                "3", List.of(warning("other.no-source"), info("image.other-domain")),
                "4", List.of(warning("other.no-source"), warning("priority.range")),
                "5", List.of(warning("page.robots-blocked")),
                "6", List.of(warning("page.robots-blocked"), error("url.relative")),
                "7", List.of(warning("xml.bom"))));
    assertEquals(
        List.of(
            "page.robots-blocked",
            "url.relative",
            "priority.range",
            "other.no-source",
            "no.source",
            "xml.bom",
            "image.other-domain"),
        codes(outcome.kinds()));
  }

  @Test
  void whatNoSourceStatesIsNeitherCostlyNorMinor() {
    SiteOutcome outcome = outcome(2, Map.of("1", List.of(warning("no.source"))));
    assertEquals(List.of("no.source"), codes(outcome.kinds(FindingKind.Group.NOT_STATED)));
    assertEquals(
        "None of the faults is one for which a source says that it costs a page.",
        outcome.sentence());
    assertEquals(
        List.of("1 url has errors or warnings of which no source says what they cost."),
        outcome.more());
  }

  @Test
  void aUrlWithTwoCostlyFaultsCountsOnceAndTheSentenceSaysWhatIsLeft() {
    SiteOutcome outcome =
        outcome(
            1_056,
            Map.of(
                "1", List.of(error("url.relative"), warning("page.robots-blocked")),
                "2", List.of(error("url.relative")),
                "3", List.of(warning("no.source"))));
    assertEquals(
        "2 of 1,056 urls (< 1 %) have a fault for which Google and RFC 9309 say that the page is not"
            + " read or not indexed; mending the first 2 kinds below leaves none of them.",
        outcome.sentence());
    assertEquals(
        "3 of 1,056 urls (< 1 %) have errors or warnings; mending the first 3 kinds below leaves none",
        outcome.share());
  }

  @Test
  void onlyTheFirstThreeKindsAreMended() {
    Map<String, StatedCost> costs = new HashMap<>();
    Map<String, List<FoundRule>> violations = new HashMap<>();
    for (int kind = 1; kind <= 4; kind++) {
      costs.put("a.kind-" + kind, stated(Cost.PAGE_NOT_TAKEN, "https://www.bing.com/x - no"));
      for (int url = 0; url <= kind; url++) {
        violations.put(kind + "/" + url, List.of(error("a.kind-" + kind)));
      }
    }
    List<KindCount> counts =
        costs.keySet().stream().map(code -> new KindCount(error(code), 1, files(0))).toList();
    AffectedUrls affected = affected(violations.size(), violations, costs);
    SiteOutcome outcome =
        SiteOutcome.of(
            counts, affected, 1, file -> 0, code -> code, code -> costs.getOrDefault(code, OPEN));
    assertEquals(List.of("a.kind-4", "a.kind-3", "a.kind-2"), codes(outcome.first()));
    assertEquals(
        "14 of 14 urls (100 %) have a fault for which Bing says that the page is not read or not"
            + " indexed; mending the first 3 kinds below leaves 2 of them.",
        outcome.sentence());
  }

  private static AffectedUrls affected(
      long urls, Map<String, List<FoundRule>> violations, Map<String, StatedCost> costs) {
    Map<Set<FoundRule>, Long> sets = new HashMap<>();
    Map<FoundRule, Long> byRule = new HashMap<>();
    Map<Cost, Long> byCost = new HashMap<>();
    for (List<FoundRule> of : violations.values()) {
      sets.merge(Set.copyOf(of), 1L, Long::sum);
      of.forEach(rule -> byRule.merge(rule, 1L, Long::sum));
      of.stream()
          .map(rule -> costs.getOrDefault(rule.code(), OPEN).cost())
          .distinct()
          .forEach(cost -> byCost.merge(cost, 1L, Long::sum));
    }
    return new AffectedUrls(
        urls,
        violations.size(),
        Map.of(),
        byCost,
        byRule,
        Map.of(),
        Map.of(),
        Map.of(),
        sets,
        Map.of(),
        0,
        AffectedUrls.NONE.content());
  }

  @Test
  void aFileThatIsNotReadComesFirst() {
    SiteOutcome outcome =
        outcome(
            List.of(new KindCount(error("xml.malformed"), 1, files(2))),
            affected(0, Map.of(), COSTS),
            3);
    assertEquals(
        "1 of 3 files, with 240 urls, has a fault for which XML 1.0 says that it is not read, or not to"
            + " the end.",
        outcome.sentence());
  }

  @Test
  void aHealthySiteLooksHealthy() {
    assertEquals("10 urls checked: nothing found.", outcome(10, Map.of()).sentence());
    assertEquals(
        "10 urls checked: nothing found that needs mending.",
        outcome(10, Map.of("1", List.of(info("image.other-domain")))).sentence());
  }

  @Test
  void valuesWithoutEffectAreALineOfTheirOwn() {
    assertEquals(
        List.of("1 url has a fault of which Google says that a value has no effect."),
        outcome(10, Map.of("1", List.of(warning("priority.range")))).more());
  }

  /** The table of costs has each engine that a sentence can name. */
  @Test
  void eachCostThatIsStatedHasASpeaker() {
    var rules = Validator.of(Profile.GOOGLE).table();
    for (String code : List.of("page.noindex", "url.relative", "xml.malformed", "priority.range")) {
      StatedCost cost = rules.cost(code, Profile.GOOGLE);
      assertTrue(
          List.of("Google", "sitemaps.org", "XML 1.0").contains(Speaker.of(cost.source())),
          cost.source());
    }
  }

  @Test
  void countsAreThoseOfACheck() throws IOException {
    String text =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>/a</loc></url>
          <url><loc>https://e.com/p/1.html</loc><priority>7</priority></url>
          <url><loc>https://e.com/p/22.html</loc><priority>8</priority></url>
        </urlset>
        """;
    List<Problem> found = new ArrayList<>();
    AffectedUrls affected;
    Validator validator = Validator.of(Profile.GOOGLE);
    try (SiteCheck check = SiteCheck.begin(validator)) {
      var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
      check.check(Source.of(in, "a.xml"), null, found::add, count -> {});
      check.finish(false, found::add);
      affected = check.affected();
    }
    Map<FoundRule, Long> counts = new HashMap<>();
    found.forEach(it -> counts.merge(new FoundRule(it.code(), it.severity()), 1L, Long::sum));
    SiteOutcome outcome =
        SiteOutcome.of(
            counts.entrySet().stream()
                .map(it -> new KindCount(it.getKey(), it.getValue(), files(0)))
                .toList(),
            affected,
            1,
            file -> 0,
            code -> code,
            code -> validator.table().cost(code, Profile.GOOGLE));
    assertTrue(
        outcome.sentence().startsWith("1 of 3 urls (33 %) has a fault for which Google says that"),
        outcome::sentence);
    FindingKind range =
        outcome.kinds().stream()
            .filter(kind -> kind.rule().code().equals("priority.range"))
            .findFirst()
            .orElseThrow();
    assertEquals("/p/#.html", range.mostly().orElseThrow().getKey());
    assertEquals(2, range.mostly().orElseThrow().getValue());
  }
}
