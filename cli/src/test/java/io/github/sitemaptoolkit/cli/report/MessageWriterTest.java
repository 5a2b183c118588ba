package io.github.sitemaptoolkit.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MessageWriterTest {

  private final StringWriter said = new StringWriter();
  private final MessageWriter writer = new MessageWriter(said, true);

  @Test
  void printedTextKeepsItsLines() {
    writer.print("a\n\tb\r\nc\r");
    writer.printf("%s", "\u001b");
    writer.write('\u0007');
    writer.append('\u0085');
    assertEquals("a\n\tb\r\nc\\u000d\\u001b\\u0007\\u0085", said.toString());
  }

  @Test
  void lineStaysOneLine() {
    writer.println("a\nb\r\nc");
    assertEquals("a\\u000ab\\u000d\\u000ac" + System.lineSeparator(), said.toString());
  }

  @Test
  void problemHasLineBreaksOfItsLayoutOnly() {
    var problem =
        new Problem(
            Severity.ERROR, "c\n", "m\n", Location.of("f\n"), "urlset/x\n", "https://a\n", false);
    writer.println(problem);
    assertEquals(
        "f\\u000a: error: c\\u000a: m\\u000a\n  urlset/x\\u000a   https://a\\u000a"
            + System.lineSeparator(),
        said.toString());
  }

  @Test
  void traceOfAFaultHasNoControlCharacters() {
    var cause = new IllegalArgumentException("\u001b[2J\nsitemap: all is well");
    assertEquals(
        ExitCode.BUG, Failures.bug(new IllegalStateException("\u009b\u202e", cause), writer));
    String trace = said.toString();
    assertTrue(trace.contains("IllegalStateException: \\u009b\\u202e"), trace);
    assertTrue(trace.contains("\\u001b[2J\\u000asitemap: all is well"), trace);
    assertTrue(trace.contains("\tat "), trace);
    assertEquals(-1, trace.indexOf('\u001b'), trace);
  }

  @Test
  void tableKeepsARowInALine() {
    var table = new Table("A", "B");
    table.add("x\ny", "\u001b");
    assertEquals("A         B\nx\\u000ay  \\u001b\n", table.toString());
  }
}
