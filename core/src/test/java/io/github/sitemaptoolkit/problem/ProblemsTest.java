package io.github.sitemaptoolkit.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProblemsTest {

  private static Problem problem(Severity severity, String code) {
    return Problem.of(severity, code, "message", Location.of("in"));
  }

  @Test
  void problemsAreCountedByCodeAndSeverity() {
    var problems = new Problems();
    problems.report(problem(Severity.ERROR, "b.b"));
    problems.report(problem(Severity.WARNING, "a.a"));
    problems.report(problem(Severity.ERROR, "b.b").asMissing());
    assertEquals(Map.of("a.a", 1L, "b.b", 2L), problems.counts());
    assertEquals(List.of("a.a", "b.b"), List.copyOf(problems.counts().keySet()));
    assertEquals(2, problems.count("b.b"));
    assertEquals(0, problems.count("c.c"));
    assertEquals(2, problems.count(Severity.ERROR));
    assertEquals(0, problems.count(Severity.INFO));
    assertEquals(1, problems.missing());
  }

  @Test
  void aMissingValueIsNoMissingEntryUnlessItIsTheUrl() {
    var problems = new Problems();
    Code duplicate = Code.error("xml.duplicate-tag").asValueOnly();
    var in = Location.of("in");
    problems.report(Problem.of(duplicate, "m", in).asMissing());
    assertEquals(0, problems.missingEntries());
    problems.report(problem(Severity.ERROR, "loc.missing").asMissing());
    assertEquals(1, problems.missingEntries());
    var reporter = new Reporter(problems, "in");
    reporter.missing(duplicate, in, "url[1].lastmod", "m");
    assertEquals(1, problems.missingEntries());
    reporter.missing(duplicate, in, "url[1].loc", "m");
    assertEquals(2, problems.missingEntries());
    reporter.missing(duplicate, in, "url[1].image[1].loc", "m");
    reporter.missing(duplicate, in, "video[1].thumbnail_loc", "m");
    assertEquals(2, problems.missingEntries());
    assertEquals(6, problems.missing());
  }

  @Test
  void onlyTheFirstAreKept() {
    var problems = new Problems();
    for (int i = 0; i < Problems.KEPT + 1; i++) {
      problems.report(problem(Severity.INFO, "a." + i));
    }
    assertEquals(Problems.KEPT, problems.first().size());
    assertEquals("a.0", problems.first().get(0).code());
    assertEquals("a.99", problems.first().get(99).code());
    assertEquals(Problems.KEPT + 1, problems.count(Severity.INFO));
  }

  @Test
  void aListenerHearsAllInOrder() {
    List<Problem> heard = new ArrayList<>();
    var problems = new Problems(heard::add);
    for (int i = 0; i < Problems.KEPT + 5; i++) {
      problems.report(problem(Severity.INFO, "a." + i));
    }
    assertEquals(Problems.KEPT + 5, heard.size());
    assertEquals("a.104", heard.get(104).code());
  }

  @Test
  void nobodyElseChangesThem() {
    var problems = new Problems();
    assertThrows(UnsupportedOperationException.class, () -> problems.first().clear());
    assertThrows(UnsupportedOperationException.class, () -> problems.counts().clear());
  }

  @Test
  void theyAreGoneThroughAsTheyWereReported() {
    var problems = new Problems();
    problems.report(problem(Severity.ERROR, "a.a"));
    problems.report(problem(Severity.INFO, "b.b"));
    List<String> codes = new ArrayList<>();
    problems.forEach(problem -> codes.add(problem.code()));
    assertEquals(List.of("a.a", "b.b"), codes);
  }

  @Test
  void textSumsThemUp() {
    var problems = new Problems();
    assertTrue(problems.isEmpty());
    assertEquals("no problems", problems.toString());
    problems.report(problem(Severity.ERROR, "b.b"));
    problems.report(problem(Severity.INFO, "a.a"));
    problems.report(problem(Severity.INFO, "a.a"));
    problems.report(problem(Severity.WARNING, "c.c"));
    problems.report(problem(Severity.WARNING, "c.c"));
    assertFalse(problems.isEmpty());
    assertEquals(5, problems.count());
    assertEquals("1 error, 2 warnings, 2 info: a.a 2, b.b 1, c.c 2", problems.toString());
  }

  @Test
  void theKeptArePrintedAndTheOthersCounted() {
    var problems = new Problems();
    var text = new StringBuilder();
    problems.print(text);
    assertEquals("", text.toString());
    for (int i = 0; i < Problems.KEPT + 2; i++) {
      problems.report(problem(Severity.ERROR, "a.a"));
    }
    problems.print(text);
    List<String> lines = text.toString().lines().toList();
    assertEquals(Problems.KEPT + 1, lines.size());
    assertEquals("in: error: a.a: message", lines.get(0));
    assertEquals("and 2 more: 102 errors: a.a 102", lines.get(Problems.KEPT));
  }

  @Test
  void onlyErrorsAreErrors() {
    var problems = new Problems();
    assertFalse(problems.hasErrors());
    problems.report(problem(Severity.WARNING, "b.b").asMissing());
    assertFalse(problems.hasErrors());
    problems.report(problem(Severity.ERROR, "a.a"));
    assertTrue(problems.hasErrors());
  }

  @Test
  void onlyWhatWasLeftOutThrows() {
    var problems = new Problems();
    problems.report(problem(Severity.ERROR, "a.a"));
    problems.throwIfMissing();
    problems.report(problem(Severity.WARNING, "b.b").asMissing());
    var e = assertThrows(SitemapException.class, problems::throwIfMissing);
    assertEquals("in: warning: b.b: message", e.getMessage());
    problems.report(problem(Severity.ERROR, "c.c").asMissing());
    e = assertThrows(SitemapException.class, problems::throwIfMissing);
    assertEquals("in: warning: b.b: message; 1 more part is left out", e.getMessage());
  }

  @Test
  void whatWasLeftOutAfterManyOthersIsNamed() {
    var problems = new Problems();
    var reporter = new Reporter(problems, "in");
    for (int i = 0; i < Problems.KEPT; i++) {
      reporter.report(Code.info("a.a"), "message");
    }
    reporter.missing(Code.error("b.b"), () -> "the first");
    reporter.missing(Code.error("b.b"), () -> fail("nobody sees the second"));
    var e = assertThrows(SitemapException.class, problems::throwIfMissing);
    assertEquals("in: error: b.b: the first; 1 more part is left out", e.getMessage());
  }
}
