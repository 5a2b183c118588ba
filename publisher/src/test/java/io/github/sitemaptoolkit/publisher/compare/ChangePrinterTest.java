package io.github.sitemaptoolkit.publisher.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChangePrinterTest {

  private final StringWriter people = new StringWriter();
  private final ByteArrayOutputStream programs = new ByteArrayOutputStream();

  private void print(ChangePrinter.Format format) throws IOException {
    var printer = new ChangePrinter(new PrintWriter(people), programs, format);
    printer.accept(new Change(Change.Kind.ADDED, "https://e.com/a", List.of()));
    printer.accept(
        new Change(
            Change.Kind.CHANGED,
            "https://e.com/b",
            List.of(new Change.Field("lastmod", null, "=1+1"))));
    printer.flush();
  }

  @Test
  void peopleReadASignAndAUrl() throws IOException {
    print(ChangePrinter.Format.TEXT);
    assertEquals(
        List.of("+ https://e.com/a", "~ https://e.com/b", "    lastmod: (none) -> =1+1"),
        people.toString().lines().toList());
  }

  @Test
  void spreadsheetsCalculateNothing() throws IOException {
    print(ChangePrinter.Format.CSV);
    List<String> lines = programs.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals("change,loc,field,before,after", lines.get(0));
    assertEquals("added,https://e.com/a,,,", lines.get(1));
    assertEquals("changed,https://e.com/b,lastmod,,'=1+1", lines.get(2));
  }

  @Test
  void programsReadAnObjectOnEachLine() throws IOException {
    print(ChangePrinter.Format.JSON);
    List<String> lines = programs.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals("{\"change\":\"added\",\"loc\":\"https://e.com/a\"}", lines.get(0));
    assertTrue(
        lines.get(1).endsWith("\"lastmod\":{\"before\":null,\"after\":\"=1+1\"}}}"), lines.get(1));
  }

  @ParameterizedTest
  @EnumSource(ChangePrinter.Format.class)
  void whatBecameOfAUrlFollowsIt(ChangePrinter.Format format) throws IOException {
    var printer = new ChangePrinter(new PrintWriter(people), programs, format);
    printer.accept(
        new Change(Change.Kind.REMOVED, "https://e.com/a", List.of()),
        new Aftermath("redirected", "=b", "by x:1", "redirected to =b (by x:1)"));
    printer.flush();
    String expected =
        switch (format) {
          case TEXT -> "- https://e.com/a\n    redirected to =b (by x:1)\n";
          case JSON ->
              "{\"change\":\"removed\",\"loc\":\"https://e.com/a\",\"became\":"
                  + "{\"fate\":\"redirected\",\"target\":\"=b\",\"reason\":\"by x:1\"}}\n";
          case CSV -> "change,loc,field,before,after\nremoved,https://e.com/a,redirected,,'=b\n";
        };
    String printed = people + programs.toString(StandardCharsets.UTF_8);
    assertEquals(expected.lines().toList(), printed.lines().toList());
  }
}
