package io.github.sitemaptoolkit.validator.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.check.Verdicts;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Verdict.Origin;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileTableTest {

  @TempDir private Path folder;

  /** Returns a table of these lines, in which spaces stand for tabs. */
  private ProfileTable table(String... lines) throws IOException {
    Path file = folder.resolve(ProfileTable.RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "# code\n\n" + String.join("\n", lines).replace(' ', '\t'));
    try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      return ProfileTable.load(List.of(loader));
    }
  }

  private static String level(ProfileTable table, String code, Profile profile) {
    return table.find(code, profile).map(verdict -> verdict.level().toString()).orElse("none");
  }

  @Test
  void profileTakesOverFromItsParent() throws IOException {
    ProfileTable table =
        table("a.b sitemaps.org error documented spec", "a.b google info chosen reason");
    assertEquals("error", level(table, "a.b", Profile.SITEMAPS_ORG));
    assertEquals("error", level(table, "a.b", Profile.BING));
    assertEquals("info", level(table, "a.b", Profile.GOOGLE));
    assertEquals("info", level(table, "a.b", Profile.GOOGLE_NEWS));
  }

  @Test
  void verdictSaysWhoStatesIt() throws IOException {
    ProfileTable table = table("a.b google info documented page");
    Verdict verdict = table.find("a.b", Profile.GOOGLE_NEWS).orElseThrow();
    assertEquals(new Verdict(Level.INFO, Profile.GOOGLE, Origin.DOCUMENTED, "page"), verdict);
  }

  @Test
  void ruleInPreviewIsOffUntilItIsTurnedOn() throws IOException {
    Path file = folder.resolve(ProfileTable.RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "a.b\tsitemaps.org\twarning preview\tchosen\treason\n"
            + "b.c\tsitemaps.org\twarning\tchosen\treason\n");
    ProfileTable table;
    try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      table = ProfileTable.load(List.of(loader));
    }
    assertEquals(List.of(), table.problems());
    assertEquals("off warning", levels(table, Map.of()));
    assertEquals("warning warning", levels(table.withPreview(), Map.of()));
    assertEquals("info warning", levels(table, Map.of("a.b", Level.INFO)));
    assertEquals("off warning", levels(table.withPreview(), Map.of("a.b", Level.OFF)));
    assertTrue(table.isPreview("a.b") && !table.isPreview("b.c"));
  }

  private static String levels(ProfileTable table, Map<String, Level> chosen) {
    var verdicts = new Verdicts(table, Profile.GOOGLE, Extensions.of(), chosen);
    return verdicts.level(Code.info("a.b")) + " " + verdicts.level(Code.info("b.c"));
  }

  @Test
  void rowOfTheCodeIsPreferred() throws IOException {
    ProfileTable table =
        table(
            "*-range sitemaps.org error extension schema",
            "*.age-range sitemaps.org warning extension schema",
            "a.age-range sitemaps.org info extension schema");
    assertEquals("info", level(table, "a.age-range", Profile.SITEMAPS_ORG));
    assertEquals("warning", level(table, "b.age-range", Profile.SITEMAPS_ORG));
    assertEquals("error", level(table, "b.size-range", Profile.SITEMAPS_ORG));
    assertEquals("error", level(table, "b.range", Profile.SITEMAPS_ORG));
    assertEquals("none", level(table, "b.orange", Profile.SITEMAPS_ORG));
  }

  @Test
  void whatIsNotStatedForACodeHoldsForAnyField() throws IOException {
    ProfileTable table =
        table(
            "*-range sitemaps.org error extension schema",
            "a.size-range google info documented page");
    assertEquals("info", level(table, "a.size-range", Profile.GOOGLE));
    assertEquals("error", level(table, "a.size-range", Profile.BING));
  }

  @Test
  void whatIsTakenOverIsNotStated() throws IOException {
    ProfileTable table = table("a.b google info documented page");
    assertTrue(table.stated("a.b", Profile.GOOGLE).isPresent());
    assertTrue(table.stated("a.b", Profile.GOOGLE_NEWS).isEmpty());
    assertTrue(table.stated("b.c", Profile.GOOGLE).isEmpty());
  }

  @Test
  void ruleWithoutRowIsAsSeriousAsItsAuthorSays() throws IOException {
    Verdict verdict = table().find(Code.info("acme.odd"), Profile.GOOGLE);
    assertEquals(Level.INFO, verdict.level());
    assertEquals(Origin.EXTENSION, verdict.origin());
  }

  @Test
  void codesAreThoseOfTheRows() throws IOException {
    ProfileTable table = table("b.c bing off chosen reason", "a.b bing off chosen reason");
    assertEquals("[a.b, b.c]", table.codes().toString());
    assertTrue(table.has("a.b"));
  }

  @Test
  void invalidLineCostsOnlyItself() throws IOException {
    assertLeftOut(
        "what nobody documents cannot be an error: a.b", "a.b google error chosen reason");
    assertLeftOut("no such profile: altavista", "a.b altavista info chosen reason");
    assertLeftOut("no such level: fatal", "a.b google fatal chosen reason");
    assertLeftOut("no such origin: guessed", "a.b google info guessed reason");
    assertLeftOut("4 cells, separated by tabs; there must be 5", "a.b google info chosen");
    assertLeftOut("1 cell, separated by tabs; there must be 5", "a.b");
  }

  private void assertLeftOut(String why, String line) throws IOException {
    ProfileTable table = table(line, "b.c google info chosen reason");
    assertEquals("[b.c]", table.codes().toString());
    assertEquals(
        List.of(why + "; the line is not used"),
        table.problems().stream().map(Problem::message).toList());
    assertEquals(3, table.problems().get(0).location().line());
  }

  @Test
  void firstOfTwoLinesThatContradictEachOtherCounts() throws IOException {
    ProfileTable table = table("a.b google info chosen reason", "a.b google off chosen reason");
    assertEquals("info", level(table, "a.b", Profile.GOOGLE));
    assertEquals(1, table.problems().size());
  }

  /** Returns a table of costs, in whose lines bars stand for tabs. */
  private ProfileTable costs(String... lines) throws IOException {
    Path file = folder.resolve(ProfileTable.COSTS);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines).replace('|', '\t'));
    return table();
  }

  private static String cost(ProfileTable table, String code, Profile profile) {
    return table.cost(code, profile).cost().toString();
  }

  @Test
  void costIsTakenOverAsLevelsAre() throws IOException {
    ProfileTable table =
        costs(
            "*-range|sitemaps.org|value ignored|spec",
            "a.b|sitemaps.org|page not taken|spec",
            "a.b|google|weaker signal|page",
            "a.b|bing|not stated|");
    assertEquals("page not taken", cost(table, "a.b", Profile.YANDEX));
    assertEquals("weaker signal", cost(table, "a.b", Profile.GOOGLE_NEWS));
    assertEquals("not stated", cost(table, "a.b", Profile.BING));
    assertEquals("value ignored", cost(table, "a.age-range", Profile.BAIDU));
    assertEquals(
        new StatedCost(Cost.WEAKER_SIGNAL, Profile.GOOGLE, "page"),
        table.cost("a.b", Profile.GOOGLE_NEWS));
  }

  @Test
  void costThatNoTableHasIsNotStated() throws IOException {
    assertEquals(
        new StatedCost(Cost.NOT_STATED, Profile.SITEMAPS_ORG, ""),
        table("a.b google info documented page").cost("a.b", Profile.GOOGLE));
  }

  @Test
  void costWithoutSourceIsLeftOut() throws IOException {
    assertCostLeftOut("\"nothing\" needs a source that says so", "a.b|google|nothing|");
    assertCostLeftOut("\"file refused\" needs a source that says so", "a.b|google|file refused| ");
    assertCostLeftOut("what is not stated has no source: page", "a.b|google|not stated|page");
    assertCostLeftOut("no such cost: a fine", "a.b|google|a fine|page");
    assertCostLeftOut("no such profile: altavista", "a.b|altavista|nothing|page");
    assertCostLeftOut("3 cells, separated by tabs; there must be 4", "a.b|google|nothing");
  }

  private void assertCostLeftOut(String why, String line) throws IOException {
    ProfileTable table = costs(line, "b.c|google|nothing|page");
    assertEquals("[b.c]", table.codesWithCosts().toString());
    assertEquals(
        List.of(why + "; the line is not used"),
        table.problems().stream().map(Problem::message).toList());
  }

  /**
   * Returns a table of a rule and of levels for old sources, in whose lines bars stand for tabs.
   */
  private ProfileTable oldLevels(String... lines) throws IOException {
    Path file = folder.resolve(ProfileTable.OLD_LEVELS);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines).replace('|', '\t'));
    return table("a.b google error documented page", "b.c google error documented page");
  }

  @Test
  void levelForOldSourcesIsRead() throws IOException {
    ProfileTable table = oldLevels("a.b|warning|may be old");
    assertEquals(Optional.of(Level.WARNING), table.oldLevel("a.b"));
    assertEquals(Optional.empty(), table.oldLevel("b.c"));
    assertEquals(List.of(), table.problems());
  }

  @Test
  void wrongLevelForOldSourcesIsLeftOut() throws IOException {
    assertOldLeftOut("no such level: mild", "a.b|mild|may be old");
    assertOldLeftOut("no such rule: a.c", "a.c|warning|may be old");
    assertOldLeftOut("b.c has another level elsewhere", "b.c|warning|may be old");
    assertOldLeftOut("2 cells, separated by tabs; there must be 3", "a.b|warning");
  }

  private void assertOldLeftOut(String why, String line) throws IOException {
    ProfileTable table = oldLevels("b.c|info|may be old", line);
    assertEquals(Optional.of(Level.INFO), table.oldLevel("b.c"));
    assertEquals(Optional.empty(), table.oldLevel("a.b"));
    assertEquals(
        List.of(why + "; the line is not used"),
        table.problems().stream().map(Problem::message).toList());
  }

  @Test
  void firstOfTwoCostsThatContradictEachOtherCounts() throws IOException {
    ProfileTable table = costs("a.b|google|nothing|page", "a.b|google|value ignored|page");
    assertEquals("nothing", cost(table, "a.b", Profile.GOOGLE));
    assertEquals(1, table.problems().size());
  }
}
