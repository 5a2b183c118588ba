package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The corpus of bad documents: each violates a rule in one place, and the good document beside it
 * is the same with this place mended.
 */
class CorpusTest {

  private static final Path CORPUS = Path.of("..", "..", "corpus");
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-23T12:00:00Z"), ZoneOffset.UTC);
  private static final Context CONTEXT = Context.load();

  /** What is expected, as it stands in the corpus. */
  record Expected(
      String rule, Profile profile, String bad, String good, long line, @Nullable String location) {

    static Expected of(Path directory) {
      try {
        JsonNode json = new ObjectMapper().readTree(directory.resolve("expected.json").toFile());
        return new Expected(
            json.get("rule").asText(),
            Profile.find(json.get("profile").asText()).orElseThrow(),
            json.get("bad").asText(),
            json.get("good").asText(),
            json.path("line").asLong(0),
            json.path("location").asText(null));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public String toString() {
      return rule;
    }
  }

  static List<Expected> rules() throws IOException {
    try (Stream<Path> directories = Files.list(CORPUS)) {
      return directories.filter(Files::isDirectory).sorted().map(Expected::of).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void badDocumentHasTheFinding(Expected expected) throws IOException {
    List<Problem> all = findings(expected, expected.bad());

    List<Problem> found = all.stream().filter(each -> each.code().equals(expected.rule())).toList();

    assertTrue(found.size() >= 1, () -> "found only " + all);
    if (expected.line() > 0) {
      assertEquals(expected.line(), found.get(0).location().line(), found::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void goodDocumentDoesNotHaveIt(Expected expected) throws IOException {
    List<Problem> found =
        findings(expected, expected.good()).stream()
            .filter(each -> each.code().equals(expected.rule()))
            .toList();

    assertEquals(List.of(), found);
  }

  private static List<Problem> findings(Expected expected, String file) throws IOException {
    List<Problem> found = new ArrayList<>();
    Path path = CORPUS.resolve(expected.rule()).resolve(file);
    Validator.of(expected.profile(), CONTEXT)
        .withClock(CLOCK)
        .withLocation(expected.location())
        .check(Source.open(path), found::add, count -> {});
    return found;
  }

  @Test
  void namesOfDirectoriesAreRules() throws IOException {
    for (Expected expected : rules()) {
      assertTrue(
          Files.exists(CORPUS.resolve(expected.rule()).resolve("expected.json")), expected.rule());
      assertTrue(
          RuleCodes.VERDICTS.find(expected.rule(), expected.profile()).isPresent(),
          expected.rule());
    }
  }

  /**
   * Rules that need a directory, several documents, a failing program, a workbook or very much
   * data: see other tests.
   */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "crawl.not-found",
          "crawl.unlisted",
          "csv.crawl-rows",
          "csv.too-long",
          "doc.limit",
          "doc.unreadable",
          "extension.failed",
          "extension.value",
          "feed.content-too-long",
          "feed.too-large",
          "html.build-date",
          "html.date",
          "html.host-file",
          "html.language-contradiction",
          "html.left-out",
          "html.no-git",
          "html.no-pages",
          "html.structured-data",
          "html.too-long",
          "html.unreadable",
          "html.videos",
          "mrss.medium-contradiction",
          "gzip.bomb",
          "index.child-missing",
          "index.lastmod-older",
          "index.nested",
          "index.unlisted",
          "io.cut",
          "io.input-changed",
          "json.invalid-char",
          "json.line-too-long",
          "json.too-long",
          "json.xml-field",
          "limit.file-size",
          "limit.file-size-10mb",
          "limit.index-count",
          "limit.url-count",
          "link.conflict",
          "link.no-return",
          "link.other-language",
          "link.set-mismatch",
          "link.target-unlisted",
          "loc.duplicate-across",
          "news.date-invalid",
          "page.canonical-other",
          "page.hreflang-other",
          "fetch.blocked",
          "fetch.content-type",
          "fetch.redirect",
          "robots.unreachable",
          "page.noindex",
          "page.not-accessible",
          "page.not-published",
          "page.redirect",
          "page.robots-blocked",
          "set.bound-reached",
          "set.shared-urls",
          "txt.line-too-long",
          "xlsx.bomb",
          "xlsx.cell-error",
          "xlsx.damaged",
          "xlsx.found-sheet",
          "xlsx.no-such-sheet",
          "xlsx.not-calculated",
          "xlsx.other-sheets",
          "xlsx.unsupported");

  @Test
  void eachRuleIsInTheCorpus() throws IOException {
    Set<String> missing = new TreeSet<>(RuleCodes.all());
    missing.removeAll(rules().stream().map(Expected::rule).toList());
    missing.removeIf(code -> code.startsWith("*") || RuleCodes.isDerived(code)); // FieldRulesTest
    missing.removeAll(ELSEWHERE);

    assertEquals(Set.of(), missing);
  }
}
