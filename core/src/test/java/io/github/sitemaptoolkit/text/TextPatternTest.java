package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextPatternTest {

  @Test
  void patternsMayBeVeryLong() {
    String brackets = "[" + "a".repeat(50_000) + "b]";
    assertTrue(TextPattern.glob(brackets, true).matches("B"));
    assertFalse(TextPattern.glob(brackets, false).matches("c"));
    String braces = "{" + "a,".repeat(50_000) + "b}";
    assertTrue(TextPattern.glob(braces, false).matches("b"));
    assertTrue(TextPattern.glob("{a,b}".repeat(10_000), false).matches("ab".repeat(5_000)));
    String nested = "{a,".repeat(50_000);
    assertThrows(PatternSyntaxException.class, () -> TextPattern.glob(nested, false));
  }

  @ParameterizedTest
  @CsvSource({
    "'','',true",
    "*,'',true",
    "*,anything,true",
    "a,a,true",
    "a,A,false",
    "a,ab,false",
    "b,ab,false",
    "a*,abc,true",
    "*c,abc,true",
    "*b,abc,false",
    "a*c,ac,true",
    "a*c,abdc,true",
    "a*c,abcd,false",
    "*b*,abc,true",
    "*ab*ab,aabab,true",
    "*ab*ab,aab,false",
    "***,x,true",
    "?,a,true",
    "?,'',false",
    "?,ab,false",
    "a?c,abc,true",
    "a?c,ac,false",
    "?,\uD83D\uDE00,true",
    "??,\uD83D\uDE00,false",
    "*?\uD83D\uDE00,a\uD83D\uDE00,true",
    "*\uD83D\uDE00,\uD83D\uDE00\uD83D\uDE00,true",
    "https://a.example/[b]+(c).*,https://a.example/[b]+(c).html,true",
    "https://a.example/[b]+(c).*,https://a.example/bcXhtml,false",
  })
  void wholeTextsFit(String pattern, String text, boolean fits) {
    assertEquals(fits, TextPattern.wildcards(pattern).matches(text));
  }

  @Test
  void starsInRowsStayBounded() {
    String text = "a".repeat(2_000);
    assertFalse(TextPattern.wildcards("*a".repeat(500) + "b").matches(text));
    assertTrue(TextPattern.wildcards("*a".repeat(500)).matches(text));
  }

  @Test
  void starsInRowsOfNamesStayBounded() {
    String name = "a".repeat(200) + ".xml";
    assertFalse(TextPattern.glob("*a".repeat(100) + "b.xml", false).matches(name));
    assertFalse(TextPattern.glob("{*a,*aa,*}".repeat(100) + "b", false).matches(name));
    assertTrue(TextPattern.glob("{*a,*aa,*}".repeat(100) + ".xml", false).matches(name));
  }

  /** What the JDK says of a pattern: null where it refuses it. */
  private static @Nullable PathMatcher jdk(String pattern) {
    try {
      return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    } catch (PatternSyntaxException e) {
      return null;
    }
  }

  private static @Nullable TextPattern ours(String pattern) {
    try {
      return TextPattern.glob(pattern, File.separatorChar == '\\');
    } catch (PatternSyntaxException e) {
      return null;
    }
  }

  private static String random(Random random, String signs, int most) {
    var text = new StringBuilder();
    int[] all = signs.codePoints().toArray();
    for (int i = random.nextInt(most); i >= 0; i--) {
      text.appendCodePoint(all[random.nextInt(all.length)]);
    }
    return text.toString();
  }

  /** The JDK takes these ends of ranges for signs of the regular expression that it makes. */
  private static final Pattern ODD_RANGE = Pattern.compile("-[\\[\\\\&]");

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"ab*?", "ab*?{,}", "ab[]!^-c", "ab*[]{,}!-\\&.", "aB\uD83D\uDE00*?[]{,}"})
  void namesFitAsInTheJdk(String signs) {
    var random = new Random(signs.hashCode());
    int fits = 0;
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      String pattern = random(random, signs, 9);
      if (ODD_RANGE.matcher(pattern).find()) {
        continue;
      }
      PathMatcher expected = jdk(pattern);
      TextPattern actual = ours(pattern);
      assertEquals(expected == null, actual == null, pattern);
      if (expected == null || actual == null) {
        refused++;
        continue;
      }
      for (int j = 0; j < 10; j++) {
        String name = random(random, signs.replaceAll("[*?\\\\]", "") + "c-", 6);
        boolean fit = expected.matches(Path.of(name));
        assertEquals(fit, actual.matches(name), pattern + " for " + name);
        fits += fit ? 1 : 0;
      }
    }
    assertTrue(fits > 500, fits + " fit");
    assertEquals(!signs.equals("ab*?"), refused > 100, refused + " refused");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "[ab] a true",
        "[ab] b true",
        "[ab] c false",
        "[ab] ab false",
        "[a-c] a true",
        "[a-c] b true",
        "[a-c] c true",
        "[a-c] d false",
        "[a-a] a true",
        "[a-c] - false",
        "[a-cx] x true",
        "[-a] - true",
        "[-a] a true",
        "[-a] b false",
        "[a-] - true",
        "[a-] a true",
        "[^a] ^ true",
        "[^a] a true",
        "[^a] b false",
        "[!a] b true",
        "[!a] a false",
        "[!-a] b true",
        "[!-a] - false",
        "[!-a] a false",
        "[!^] a true",
        "[!^] ^ false",
        "\\* * true",
        "\\* a false",
        "a,b a,b true",
        "a} a} true",
        "{a,b}c ac true",
        "{a,b}c bc true",
        "{a,b}c c false",
        "{,a}c c true",
        "{a*,?b}c axxc true",
        "{a*,?b}c xbc true",
        "{a*,?b}c xxc false",
        "\uD83D\uDE00? \uD83D\uDE00a true",
        "[\uD83D\uDE00-\uD83D\uDE05] \uD83D\uDE01 true",
      })
  void globsFitAsTheirSyntaxSays(String pattern, String name, boolean fits) {
    assertEquals(fits, TextPattern.glob(pattern, false).matches(name));
  }

  @Test
  void capitalsDoNotMatterWhereTheyAreIgnored() {
    TextPattern pattern = TextPattern.glob("a[b-c]D[!e]*.XML", true);
    assertTrue(pattern.matches("ABdx.xml"));
    assertTrue(pattern.matches("aCD1.Xml"));
    assertFalse(pattern.matches("aCDE.xml"));
    assertFalse(pattern.matches("aDDx.xml"));
    assertTrue(TextPattern.glob("[B-C]", true).matches("b"));
    assertFalse(TextPattern.glob("a", false).matches("A"));
  }

  @ParameterizedTest
  @CsvSource({
    "[a, Missing ']'",
    "[a-, Missing ']'",
    "[], Empty brackets",
    "[!], Empty brackets",
    "[a-b-c], Invalid range",
    "[!--a], Invalid range",
    "'{a,b', Missing '}'",
    "'{a,{b}}', Cannot nest groups",
    "[b-a], Invalid range",
    "a\\, No character to escape"
  })
  void whatIsNoPatternIsRefused(String pattern, String reason) {
    var e = assertThrows(PatternSyntaxException.class, () -> TextPattern.glob(pattern, false));
    assertEquals(reason, e.getDescription());
  }
}
