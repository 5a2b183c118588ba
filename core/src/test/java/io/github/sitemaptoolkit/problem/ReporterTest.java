package io.github.sitemaptoolkit.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReporterTest {

  private static final Code CODE = Code.warning("a.a");
  private static final Code VALUE = Code.error("a.value").asValueOnly();

  private final Problems problems = new Problems();
  private final Reporter reporter = new Reporter(problems, "in");
  private int worded;

  private String word() {
    worded++;
    return "message " + worded;
  }

  private void fill() {
    for (int i = 0; i < Problems.KEPT; i++) {
      reporter.report(CODE, this::word);
    }
  }

  @Test
  void problemsThatAreOnlyCountedAreNotWorded() {
    fill();
    assertEquals(Problems.KEPT, worded);
    assertFalse(reporter.wants());
    reporter.report(CODE, this::word);
    assertEquals(Problems.KEPT, worded);
    assertEquals(Problems.KEPT + 1, problems.count("a.a"));
    assertEquals(Problems.KEPT + 1, problems.count(Severity.WARNING));
  }

  @Test
  void listenersHearEachProblem() {
    List<Problem> heard = new ArrayList<>();
    var all = new Reporter(new Problems(heard::add), "in");
    for (int i = 0; i < Problems.KEPT + 1; i++) {
      all.report(CODE, this::word);
    }
    assertEquals("message 101", heard.get(100).message());
  }

  @Test
  void whatIsMissingIsCountedAlikeWithAndWithoutWords() {
    for (int i = 0; i < 2; i++) {
      long missing = problems.missing();
      long entries = problems.missingEntries();
      var at = new Location("in", 1, 1);
      reporter.missing(CODE, at, null, this::word);
      reporter.missing(VALUE, at, "lastmod", this::word);
      reporter.missing(VALUE, at, "loc", this::word);
      reporter.report(VALUE, at, "loc", this::word);
      assertEquals(3, problems.missing() - missing);
      assertEquals(2, problems.missingEntries() - entries);
      fill();
    }
  }

  @Test
  void placeEntryAndPathAreKnown() {
    reporter.report(CODE, "of the document");
    reporter.at(new Location("in", 7, 1));
    reporter.entry("https://example.com/");
    reporter.missing(CODE, "of a line");
    reporter.report(CODE, new Location("in", 7, 3), "", "of the entry itself");
    Problem first = problems.first().get(0);
    assertEquals(Location.of("in"), first.location());
    assertNull(first.loc());
    Problem second = problems.first().get(1);
    assertEquals("in:7:1", second.location().toString());
    assertEquals("https://example.com/", second.loc());
    assertEquals(true, second.missing());
    assertNull(problems.first().get(2).path());
  }

  @Test
  void whatStandsAtOnePlaceIsReportedThere() {
    reporter.entry("https://example.com/");
    Location whole = new Location("in", 3, 1);
    reporter.withFixedPlace(whole).report(CODE, new Location("inner", 1, 9), null, "m");
    assertEquals(whole, problems.first().get(0).location());
    assertEquals("https://example.com/", problems.first().get(0).loc());
  }
}
