package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.outcome.KindCount;
import io.github.sitemaptoolkit.validator.outcome.SiteOutcome;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rules;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Reports say of an engine only what a page of its own says, as the table of costs names it. */
class EngineSentencesTest {

  private static final Rules RULES = Rules.load(Context.load());

  private static final Map<String, String> HOSTS =
      Map.of(
          "Google", "google.com",
          "Bing", "bing.com",
          "Yandex", "yandex.",
          "Baidu", "baidu.com",
          "sitemaps.org", "sitemaps.org");

  @Test
  void noSentenceNamesAnEngineWithoutItsSource() {
    List<String> wrong = new ArrayList<>();
    int named = 0;
    for (String code : RULES.codes()) {
      for (Profile profile : Profile.values()) {
        for (Severity severity : Severity.values()) {
          String text = text(new FoundRule(code, severity), profile);
          StatedCost cost = RULES.cost(code, profile);
          String host = UrlParts.isHttp(cost.source()) ? UrlParts.hostName(cost.source()) : "";
          for (Map.Entry<String, String> engine : HOSTS.entrySet()) {
            boolean says = text.contains(engine.getKey());
            named += says ? 1 : 0;
            if (says && !host.contains(engine.getValue())) {
              wrong.add(code + " for " + profile + ": " + text);
            }
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(named > 100, "sentences name engines: " + named);
  }

  /** Returns all that is said of a site of two urls, of which one violates a rule. */
  private static String text(FoundRule rule, Profile profile) {
    StatedCost cost = RULES.cost(rule.code(), profile);
    var affected =
        new AffectedUrls(
            2,
            1,
            Map.of(rule.severity(), 1L),
            Map.of(cost.cost(), 1L),
            Map.of(rule, 1L),
            Map.of(rule.code(), 1L),
            Map.of(),
            Map.of(),
            Map.of(Set.of(rule), 1L),
            Map.of(),
            0,
            AffectedUrls.NONE.content());
    var files = new BitSet();
    files.set(0);
    SiteOutcome outcome =
        SiteOutcome.of(
            List.of(new KindCount(rule, 1, files)),
            affected,
            1,
            file -> 2,
            code -> code,
            code -> RULES.cost(code, profile));
    return outcome.sentence() + ' ' + outcome.share() + ' ' + String.join(" ", outcome.more());
  }
}
