package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupsTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.com, root",
    "https://example.com/, root",
    "https://example.com/page.html, root",
    "https://example.com/News/2026/page, news",
    "https://example.com/news/, news",
    "https://example.com/news/a/b/c?x=/y/z/, news-a",
    "https://example.com/news?x=/y/z/, root",
    "https://example.com/news#/y/, root",
    "https://example.com/a-b/c/d, a-b-c",
    "no url at all, root"
  })
  void sectionsAreDirectoriesOfThePath(String loc, String expected) {
    int depth = expected.equals("news-a") || expected.equals("a-b-c") ? 2 : 1;
    assertEquals(expected, new Groups(Grouping.section(depth)).of(loc, null));
  }

  @Test
  void namesAreSafeForEveryFileSystem() {
    for (String directory : new String[] {"..", "a%00b\\:", "новости", "con.", "x y"}) {
      String group = new Groups(Grouping.section(1)).of("https://e.x/" + directory + "/x", null);
      assertTrue(group.matches("[a-z0-9]*-[0-9a-f]{8}"), group);
    }
    String all =
        new Groups(Grouping.section(1)).of("https://e.x/" + "y".repeat(3_000) + "/x", null);
    assertEquals("y".repeat(100), all.substring(0, 100));
    assertEquals(109, all.length());
  }

  @Test
  void sectionsInOtherScriptsAreToldApart() {
    String news = new Groups(Grouping.section(1)).of("https://e.x/новости/x", null);
    String sport = new Groups(Grouping.section(1)).of("https://e.x/спорт/x", null);
    assertNotEquals(news, sport);
  }

  @ParameterizedTest
  @CsvSource({
    "2026, 2026",
    "2026-05, 2026-05",
    "2026-05-02, 2026-05",
    "2026-05-31T23:59:00-05:00, 2026-05",
    "2026-13-01, undated",
    ", undated"
  })
  void monthsAreThoseOfTheDateAsWritten(String lastmod, String expected) {
    assertEquals(expected, new Groups(Grouping.month()).of("https://e.x/", lastmod));
  }

  private static String section(String directory) {
    return new Groups(Grouping.section(1)).of("https://e.x/" + directory + "/x", null);
  }

  @Test
  void onlyTheCaseOfPlainNamesChanges() {
    assertEquals("azaz09-", section("AZaz09-"));
    assertEquals("y".repeat(100), section("y".repeat(100)));
    for (String other : new String[] {"@", "[", "`", "{", "/", ":", "."}) {
      assertTrue(section("a" + other + "b").startsWith(other.equals("/") ? "a" : "ab-"), other);
    }
    // what was published once keeps its name
    assertEquals("-1a648e1a", section("\u0441\u043F\u043E\u0440\u0442"));
  }

  @Test
  void sectionsNeedAPath() {
    assertEquals("root", new Groups(Grouping.section(1)).of("https://e.x?/a/b/", null));
    assertEquals("a", new Groups(Grouping.section(1)).of("/a/b/c", null));
    assertEquals("a-b", new Groups(Grouping.section(9)).of("https://e.x/a/b/c", null));
  }

  @Test
  void onlyMonthsNeedTheEntry() {
    assertTrue(new Groups(Grouping.month()).dependOnEntry());
    for (Grouping by : new Grouping[] {Grouping.hash(), Grouping.sequence()}) {
      assertFalse(new Groups(by).dependOnEntry());
      assertEquals("", new Groups(by).of("https://e.x/a/b", "2026-05-02"));
    }
    assertFalse(new Groups(Grouping.section(1)).dependOnEntry());
  }
}
