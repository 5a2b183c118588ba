package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The corpus of bad documents: each violates a rule in one place, and the good document beside it
 * is the same with this place mended.
 */
class CorpusTest {

  private static final Instant LATER = Instant.parse("2046-01-01T00:00:00Z");

  static List<CorpusCase> rules() throws IOException {
    return CorpusCase.all();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void badDocumentHasTheFinding(CorpusCase expected) throws IOException {
    List<Problem> found = expected.findingsOfRule(expected.bad());

    assertTrue(found.size() >= 1, () -> "there is no such finding");
    Location location = found.get(0).location();
    if (expected.line() > 0) {
      assertEquals(expected.line(), location.line(), found::toString);
    }
    if (expected.file() != null) {
      assertEquals(expected.file(), expected.bad() + '/' + location.source(), found::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void goodDocumentDoesNotHaveIt(CorpusCase expected) throws IOException {
    assertEquals(List.of(), expected.findingsOfRule(expected.good()));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void timeMattersOnlyIfItIsGiven(CorpusCase expected) throws IOException {
    if (expected.now() == null) {
      assertEquals(expected.findings(expected.bad()), expected.findings(expected.bad(), LATER));
      assertEquals(expected.findings(expected.good()), expected.findings(expected.good(), LATER));
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void namesOfDirectoriesAreRules(CorpusCase expected) {
    assertTrue(RuleCodes.VERDICTS.find(expected.rule(), expected.profile()).isPresent());
  }

  /**
   * Rules that need a directory, several documents, a failing program, a workbook or very much
   * data: see other tests.
   */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "crawl.not-found",
          "crawl.unlisted",
          "csv.too-long",
          "doc.limit",
          "doc.unreadable",
          "extension.failed",
          "extension.value",
          "feed.content-too-long",
          "feed.too-large",
          "host.file",
          "host.rule",
          "host.unread",
          "html.alternates",
          "html.build-date",
          "html.canonical",
          "html.date",
          "html.host-file",
          "html.language-contradiction",
          "html.left-out",
          "html.named-page",
          "html.no-git",
          "html.no-pages",
          "html.structured-data",
          "html.video",
          "html.too-long",
          "html.unreadable",
          "html.videos",
          "media.left-out",
          "mrss.medium-contradiction",
          "gzip.bomb",
          "index.child-missing",
          "index.nested",
          "io.cut",
          "io.input-changed",
          "json.invalid-char",
          "json.line-too-long",
          "json.too-long",
          "limit.file-size",
          "program.failed",
          "limit.file-size-10mb",
          "limit.index-count",
          "limit.url-count",
          "news.date-invalid",
          "page.canonical-other",
          "lastmod.all-renewed",
          "lastmod.older-than-page",
          "link.target-gone",
          "link.target-noindex",
          "link.target-redirect",
          "media.is-page",
          "media.not-accessible",
          "media.robots-blocked",
          "page.fallback",
          "page.not-indexed",
          "page.not-known",
          "pages.other-folder",
          "robots.not-asked",
          "page.hreflang-other",
          "fetch.blocked",
          "fetch.content-type",
          "fetch.encoding",
          "fetch.redirect",
          "robots.other-host",
          "robots.unreachable",
          "page.noindex",
          "page.not-accessible",
          "page.not-published",
          "page.redirect",
          "page.robots-blocked",
          "set.bound-reached",
          "txt.line-too-long",
          "url.private",
          "xlsx.bomb",
          "xlsx.cell-error",
          "xlsx.damaged",
          "xlsx.found-sheet",
          "xlsx.memory",
          "xlsx.no-room",
          "xlsx.no-such-sheet",
          "xlsx.not-calculated",
          "xlsx.other-sheets",
          "xlsx.unsupported");

  @Test
  void eachRuleIsInTheCorpus() throws IOException {
    Set<String> missing = new TreeSet<>(RuleCodes.all());
    missing.removeAll(rules().stream().map(CorpusCase::rule).toList());
    missing.removeIf(code -> code.startsWith("*") || RuleCodes.isDerived(code)); // FieldRulesTest
    missing.removeAll(ELSEWHERE);

    assertEquals(Set.of(), missing);
  }
}
