package io.github.sitemaptoolkit.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeTableTest {

  @TempDir private Path folder;

  /** Returns a table of these codes, each with the same texts. */
  private CodeTable table(String... codes) throws IOException {
    return read(
        Stream.of(codes).map(code -> code + "\tA.\tB.\tC.\t\n").collect(Collectors.joining()));
  }

  private CodeTable read(String text) throws IOException {
    Path file = folder.resolve(CodeTable.RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "# code\n\n" + text);
    try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      return CodeTable.load(loader);
    }
  }

  private static String row(CodeTable table, String code) {
    return table.find(code).map(CodeTable.Row::id).orElse("none");
  }

  @Test
  void rowOfACodeIsPreferred() throws IOException {
    CodeTable table = table("image.loc-missing", "*.loc-missing", "*-missing");
    assertEquals("image.loc-missing", row(table, "image.loc-missing"));
    assertEquals("*.loc-missing", row(table, "acme.loc-missing"));
    assertEquals("*-missing", row(table, "acme.name-missing"));
  }

  @Test
  void longestFaultIsFound() throws IOException {
    CodeTable table = table("*-long", "*-too-long", "*-g");
    assertEquals("*-too-long", row(table, "video.title-too-long"));
    assertEquals("*-long", row(table, "video.title-long"));
  }

  @Test
  void faultOfTheElementItselfHasNoField() throws IOException {
    assertEquals("*-range", row(table("*-range"), "acme.range"));
  }

  @Test
  void partOfAWordIsNoFault() throws IOException {
    CodeTable table = table("*-range", "*.order");
    assertEquals("none", row(table, "acme.orange"));
    assertEquals("none", row(table, "acme.reorder"));
    assertEquals("none", row(table, "range"));
  }

  @Test
  void codesOfThisLibraryAreFound() {
    CodeTable table = CodeTable.load(CodeTable.class.getClassLoader());
    assertEquals("xml.malformed", row(table, "xml.malformed"));
    assertEquals("*.order", row(table, "image.order"));
    assertEquals("*-value", row(table, "acme.price-currency-value"));
    assertTrue(table.find("no.such-code").isEmpty());
  }

  @Test
  void tableThatSeveralLoadersFindIsReadOnce() throws IOException {
    table("a.b");
    try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null);
        var child = new URLClassLoader(new URL[0], loader)) {
      assertEquals("a.b", row(CodeTable.load(List.of(loader, child)), "a.b"));
    }
  }

  @Test
  void equalLinesAreNoContradiction() throws IOException {
    assertEquals("a.b", row(table("a.b", "a.b"), "a.b"));
  }

  @Test
  void invalidLineCostsOnlyItself() throws IOException {
    CodeTable table = read("a.b\tA.\tB.\tC.\nb.c\tA.\tB.\tC.\t\nb.c\tOther.\tB.\tC.\t\n");
    assertEquals("none", row(table, "a.b"));
    assertEquals("A.", table.find("b.c").orElseThrow().meaning());
    String file = folder.resolve(CodeTable.RESOURCE).toUri().toURL().toString();
    assertEquals(
        List.of(
            file
                + ":3: warning: extension.rule-table: 4 cells, separated by tabs; there must be 5;"
                + " the line is not used",
            file
                + ":5: warning: extension.rule-table: b.c is described elsewhere, differently; the"
                + " line is not used"),
        table.problems().stream().map(Problem::toString).toList());
  }

  /** Returns a table of the code {@code a.b} with titles. */
  private CodeTable titled(String... lines) throws IOException {
    Path file = folder.resolve(CodeTable.TITLES);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines).replace('|', '\t'));
    return table("a.b");
  }

  private static String title(CodeTable table) {
    return table.find("a.b").orElseThrow().title();
  }

  @Test
  void titleIsThatOfTheTable() throws IOException {
    CodeTable table = titled("# code|title", "a.b|Pages of no kind");
    assertEquals("Pages of no kind", title(table));
    assertEquals(List.of(), table.problems());
  }

  @Test
  void withoutTitleTheBeginningOfTheMeaningIsOne() throws IOException {
    assertEquals("A", title(table("a.b")));
    String word = "A url is longer than what anybody can read in a single line of a report.";
    assertEquals(
        "A url is longer than what anybody can read in a single li...",
        title(read("a.b\t" + word + "\tB.\tC.\t\n")));
  }

  @Test
  void invalidTitleCostsOnlyItself() throws IOException {
    String form = "the title of a.b must have 1 to 60 characters, and no full stop at its end";
    assertLeftOut(form, "a.b|");
    assertLeftOut(form, "a.b|It is wrong.");
    assertLeftOut(form, "a.b|" + "x".repeat(61));
    assertLeftOut("b.c has a title, but no table describes it", "b.c|Other pages");
    assertLeftOut("a.b has another title elsewhere", "a.b|A", "a.b|B");
    assertLeftOut("1 cell, separated by tabs; there must be 2", "a.b");
  }

  private void assertLeftOut(String why, String... lines) throws IOException {
    CodeTable table = titled(lines);
    assertEquals("A", title(table));
    assertEquals(
        List.of(why + "; the line is not used"),
        table.problems().stream().map(Problem::message).toList());
  }

  @Test
  void tablesOfThisLibraryHaveNoProblems() {
    assertEquals(List.of(), CodeTable.load(CodeTable.class.getClassLoader()).problems());
  }
}
