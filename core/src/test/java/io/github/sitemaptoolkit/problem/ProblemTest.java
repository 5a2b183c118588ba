package io.github.sitemaptoolkit.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ProblemTest {

  private static final Location PLACE = new Location("sitemap.xml", 1042, 17);

  private static Problem problem(String path, String loc) {
    return new Problem(
        Severity.ERROR, "image.loc-missing", "image:loc is required", PLACE, path, loc, false);
  }

  @Test
  void pathAndUrlStandOnTheSecondLine() {
    assertEquals(
        """
        sitemap.xml:1042:17: error: image.loc-missing: image:loc is required
          urlset/url[207]/image:image   https://example.com/a""",
        problem("urlset/url[207]/image:image", "https://example.com/a").toString());
  }

  @Test
  void aPathStandsAlone() {
    assertEquals(
        """
        sitemap.xml:1042:17: error: image.loc-missing: image:loc is required
          url[207]""",
        problem("url[207]", null).toString());
  }

  @Test
  void aUrlStandsAlone() {
    assertEquals(
        """
        sitemap.xml:1042:17: error: image.loc-missing: image:loc is required
          https://example.com/a""",
        problem(null, "https://example.com/a").toString());
  }

  @Test
  void withoutBothThereIsOneLine() {
    var problem = Problem.of(Severity.WARNING, "a.b", "message", Location.of("-"));
    assertEquals("-: warning: a.b: message", problem.toString());
  }

  @Test
  void unknownPartsOfALocationAreLeftOut() {
    assertEquals("in.xml", Location.of("in.xml").toString());
    assertEquals("in.xml:3", new Location("in.xml", 3, 0).toString());
    assertEquals("in.xml:3:4", new Location("in.xml", 3, 4).toString());
  }

  @Test
  void anExceptionSaysWhatTheProblemSays() {
    Problem problem = problem("url[1]", null);
    var e = new SitemapException(problem);
    assertEquals(problem.toString(), e.getMessage());
    assertEquals(problem, e.problem());
  }

  @Test
  void whatIsCutIsMissing() {
    Problem problem = problem(null, null);
    assertFalse(problem.missing());
    assertTrue(new TruncatedException(problem, null).problem().missing());
  }

  @Test
  void aTextThatNobodyReadsIsCut() {
    String giant = "x".repeat(1_000_000);
    var problem =
        new Problem(Severity.ERROR, "code", giant, Location.of("in"), giant, giant, false);
    assertEquals(2048, problem.message().length());
    assertEquals(2048, problem.path().length());
    assertEquals(2048, problem.loc().length());
    assertTrue(problem.message().endsWith("..."));
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertEquals("ab...", Problem.shortened("ab\uD83D\uDE00cde", 6));
    assertEquals("ab\uD83D\uDE00...", Problem.shortened("ab\uD83D\uDE00cdef", 7));
    assertEquals("ab\uD83D\uDE00cd", Problem.shortened("ab\uD83D\uDE00cd", 6));
    String smileys = "\uD83D\uDE00".repeat(60); // 97 characters would end in half of one
    assertEquals(
        99, new Loss("in", "txt", "kind", 1, smileys, null, false, false).example().length());
  }

  @Test
  void whatCostsAValueOnlyStaysSo() {
    Code value = Code.error("a.value").asValueOnly();
    assertTrue(value.withSeverity(Severity.INFO).valueOnly());
    assertTrue(value.withSeverity(Severity.ERROR).valueOnly());
    assertFalse(Code.error("a.entry").withSeverity(Severity.INFO).valueOnly());
    Problem problem = Problem.of(value, "m", PLACE);
    assertTrue(problem.valueOnly());
    assertTrue(problem.asMissing().valueOnly());
    assertTrue(problem.withMore("; more").valueOnly());
    assertFalse(problem("p", "l").asMissing().valueOnly());
    assertFalse(problem("p", "l").withMore("; more").valueOnly());
  }

  @Test
  void aReporterKeepsWhetherAProblemCostsAValueOnly() {
    var problems = new Problems();
    var reporter = new Reporter(problems, "in");
    reporter.missing(Code.error("a.value").asValueOnly(), "m");
    reporter.missing(Code.error("a.entry"), "m");
    assertTrue(problems.first().get(0).valueOnly());
    assertFalse(problems.first().get(1).valueOnly());
  }
}
