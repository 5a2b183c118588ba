package io.github.sitemaptoolkit.converters.internal.csv.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {

  /** A bar stands for the end of a line. */
  private static Opening opening(String lines) {
    return new Opening(lines.replace("|", "\n").replace("TAB", "\t") + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "sep=;|a,b>;",
        "SEP=,|a;b;c>,",
        "'\"sep=;\"|a,b'>;",
        "'sep= ; |a,b'>;",
        "sep=:|a,b>:",
        "||sep=;|a,b>;",
      })
  void theFirstLineMayNameTheDelimiter(String lines, char delimiter) {
    assertTrue(opening(lines).hasSeparatorLine());
    assertEquals(delimiter, opening(lines).syntax().delimiter());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sep=|a", "sep=ab|a", "sep=x|a", "sep=7|a", "sep=\u00B7|a", "xsep=;|a"})
  void otherLinesNameNone(String lines) {
    assertFalse(opening(lines).hasSeparatorLine());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "a;b|c;d>;",
        "LinkTABTopicTABSeen in|https://a.example/1TABBreadTABAT, FR, ES|https://a.example/2TABCurd, wheyTABIT>TAB",
        "aTABb|x;y;zTABc|u;v;wTABd>TAB",
        "loc,lastmod|https://e.com/1,x;url;a;b;c;d;e;f;g;h;i;j;k;l|https://e.com/2,url;TABx>,",
        "loc;image.loc|https://e.com/1;a,url,b,c,d,e,f,g,h,i,j>;",
        "aTABb,c|dTABe|fTABg>TAB",
        "a,b,c;d|1,2,3;4>,",
        "a,b;c;d|1,2;3;4>;",
        "a;b,c|1;2|3;4>;",
        "a,b,c;d|1;2|3;4>;",
        "a;b,c,d|1;2,3,4|5>,",
        "url;a,b,c|1;2,3,4>;",
        "x;https://e.com/,y,z|x;https://e.com/,y,z>;",
        "a|b>','",
        "''>','",
      })
  void delimiterIsTheOneThatMakesATable(String lines, String delimiter) {
    assertEquals(
        delimiter.replace("TAB", "\t"), String.valueOf(opening(lines).syntax().delimiter()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "url",
        "a;url",
        "sep=;|a",
        "https://e.com/,2024-01-05",
        "2024-01-05;https://e.com/;x",
        "https://e.com/,2024-01-05|https://e.com/2,2024-01-06"
      })
  void aUrlsColumnAndDatesBesideUrlsMakeATable(String lines) {
    assertTrue(opening(lines).isTable());
    assertTrue(opening(lines).isNamedTable());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a,b",
        "sep=;",
        "https://e.com/",
        "https://e.com/TAB2024-01-05",
        "x,2024-01-05",
        "https://e.com/,2024-01-05|https://e.com/2,soon",
        "https://e.com/,2024",
        "https://e.com/,2024-01-05|https://e.com/2,2024-01-06,x",
        "https://e.com/,2024-01-05|x,2024-01-06"
      })
  void otherLinesAreNoCertainTable(String lines) {
    assertFalse(opening(lines).isTable());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "https://e.com/,x>true",
        "x;https://e.com/>true",
        "https://e.com/>false",
        "a,b>false"
      })
  void aUrlBesideSomethingMakesATableOfAFileThatIsCalledOne(String lines, boolean table) {
    assertEquals(table, opening(lines).isNamedTable());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "a.txt!https://a.example/1,200!WARNING",
        "a.txt!https://a.example/1;x!INFO",
        "a.csv!https://a.example/1;x!WARNING",
        "a.txt!https://a.example/1!",
      })
  void linesThatMightBeRowsAreTold(String name, String line, @Nullable Severity severity) {
    assertEquals(severity, new Opening(line + '\n' + line + "2\n").mightBeRows(name));
  }

  @Test
  void aBarIsInNoUrlSoThatAnyTextMayStandBesideADate() {
    assertTrue(
        new Opening("https://a.example/1|2026-11-20|A\nhttps://a.example/2|2026-11-21|B\n")
            .isTable());
    assertFalse(
        new Opening("https://a.example/1,2026-11-20,A\nhttps://a.example/2,2026-11-21,B\n")
            .isTable());
  }
}
