package io.github.sitemaptoolkit.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TableTest {

  private final Table table = new Table("ID", "WHAT");

  @Test
  void cellsAreContinuedAtTheirSpaces() {
    table.add("image", "one two three four");
    assertEquals(
        """
        ID     WHAT
        image  one two
               three
               four
        """,
        table.fitted(15));
  }

  @Test
  void whatFitsStaysInItsLine() {
    table.add("image", "one two three four");
    assertEquals("ID     WHAT\nimage  one two three four\n", table.fitted(25));
    assertEquals(table.toString(), table.fitted(0));
  }

  @Test
  void longWordsAreNotBrokenAndStandBelow() {
    table.add("image", "http://www.google.com/schemas/sitemap-image/1.1");
    table.add("", "and https");
    assertEquals(
        """
        ID
            WHAT
        image
            http://www.google.com/schemas/sitemap-image/1.1
            and https
        """,
        table.fitted(30));
  }
}
