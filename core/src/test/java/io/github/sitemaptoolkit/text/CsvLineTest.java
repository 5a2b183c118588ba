package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CsvLineTest {

  @Test
  void cellsArePartedByCommasAndTheLineEndsAsInRfc4180() {
    assertEquals("a,b,1\r\n", CsvLine.of("a", "b", "1"));
    assertEquals(",b,\r\n", CsvLine.of(null, "b", null));
    assertEquals("\"\"\r\n", CsvLine.of(""));
  }

  @Test
  void cellsHaveQuotesWhereTheyNeedThem() {
    assertEquals("\"a,b\",\"say \"\"a\"\"\",\"a b\"\r\n", CsvLine.of("a,b", "say \"a\"", "a b"));
  }

  @Test
  void formulasAreTexts() {
    assertEquals(
        "'=1+1,\"'@SUM(a,b)\",'-cmd,-1.5\r\n", CsvLine.of("=1+1", "@SUM(a,b)", "-cmd", "-1.5"));
  }

  @Test
  void aRowStaysALine() {
    assertEquals("a\\u000ab\\u001b[2J\r\n", CsvLine.of("a\nb\u001b[2J"));
  }
}
