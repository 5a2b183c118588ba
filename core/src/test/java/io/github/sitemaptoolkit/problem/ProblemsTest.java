package io.github.sitemaptoolkit.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
    Code duplicate = Code.error("xml.duplicate-tag").costsValue();
    var in = Location.of("in");
    problems.report(Problem.of(duplicate, "m", in).asMissing());
    assertEquals(0, problems.missingEntries());
    problems.report(problem(Severity.ERROR, "loc.missing").asMissing());
    assertEquals(1, problems.missingEntries());
    var reporter = new Reporter(problems, "in");
    reporter.missing(duplicate, in, "urlset/url[1]/lastmod", "m");
    assertEquals(1, problems.missingEntries());
    reporter.missing(duplicate, in, "urlset/url[1]/loc", "m");
    assertEquals(2, problems.missingEntries());
    assertEquals(4, problems.missing());
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
}
