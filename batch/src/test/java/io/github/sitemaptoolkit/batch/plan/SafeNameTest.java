package io.github.sitemaptoolkit.batch.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafeNameTest {

  private static final String SAFE = "[A-Za-z0-9_-][A-Za-z0-9._-]*";

  @ParameterizedTest
  @ValueSource(
      strings = {"sitemap", "news-2026_11.part1", "a..b", "-x", "console", "com10", "COMA"})
  void safeNamesStayAsTheyAre(String name) {
    assertEquals(name, SafeName.of(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", ".", "..", ".hidden", "..%2f..%2fetc", "a/../../b", "C:\\x", "\\\\srv\\s", "con", "Nul",
        "aux.old", "lpt1", "com0", "a\u0000b", "a\nb", "\u202Egpj", "space ", "dot.", "größe", "日本"
      })
  void otherNamesBecomeSafeAndGetAHash(String name) {
    String safe = SafeName.of(name);
    assertTrue(safe.matches(SAFE + "-[0-9a-f]{8}"), safe);
    assertEquals(safe, SafeName.of(name));
  }

  @Test
  void devicesOfWindowsAreNoLongerThat() {
    assertTrue(SafeName.of("con").startsWith("_con-"), SafeName.of("con"));
  }

  @Test
  void namesThatDifferStayDifferent() {
    Set<String> names = new TreeSet<>();
    for (String name : new String[] {"a b", "a_b", "a?b", "a\tb", "ä", "ö"}) {
      names.add(SafeName.of(name));
    }
    assertEquals(6, names.size(), names.toString());
  }

  @Test
  void nameHas120CharactersAtMost() {
    String longest = "x".repeat(120);
    assertEquals(longest, SafeName.of(longest));
    String cut = SafeName.of(longest + "y");
    assertEquals(120, cut.length());
    assertNotEquals(cut, SafeName.of(longest + "z"));
  }
}
