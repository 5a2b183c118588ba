package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Long urls are cut in the middle where somebody looks, and nowhere else. */
class TerminalUrlsTest {

  private static final String LONG = "http://shop.example/" + "a-section/".repeat(20);

  /** What a terminal of 80 columns has of it. */
  private static final String CUT = "http://shop.example/a-section/a-...tion/a-section/a-section/";

  private static final Terminal TERMINAL = new Terminal(true, true, true, false, false, 80);

  @TempDir Path scratch;

  private String write(String name, String... locs) throws IOException {
    var text =
        new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (String loc : locs) {
      text.append("<url><loc>").append(loc).append("</loc></url>\n");
    }
    Path file = scratch.resolve(name);
    Files.writeString(file, text.append("</urlset>\n"));
    return file.toString();
  }

  private static CommandRun onTerminal(String... arguments) {
    return CommandRun.of(
        TERMINAL, InputStream.nullInputStream(), new ByteArrayOutputStream(), arguments);
  }

  private static void assertCut(String whole, String shown) {
    assertTrue(whole.contains(LONG), whole);
    assertFalse(shown.contains(LONG), shown);
    assertTrue(shown.contains("http://shop.example/") && shown.contains("..."), shown);
    assertTrue(shown.contains("/a-section/"), shown);
  }

  @Test
  void findings() throws IOException {
    String file = write("a.xml", LONG + "#top");
    assertCut(CommandRun.of("validate", file).out(), onTerminal("validate", file).out());
    assertCut(
        CommandRun.of("validate", "-v", file).out(), onTerminal("validate", "-v", file).out());
  }

  @Test
  void changes() throws IOException {
    String before = write("a.xml", "http://shop.example/");
    String after = write("b.xml", "http://shop.example/", LONG);
    assertEquals("+ " + LONG + "\n", CommandRun.of("diff", before, after).exits(1).out());
    assertEquals("+ " + CUT + "\n", onTerminal("diff", before, after).exits(1).out());
  }

  @Test
  void whatProgramsReadIsWhole() throws IOException {
    String before = write("a.xml", "http://shop.example/");
    String after = write("b.xml", "http://shop.example/", LONG);
    for (String format : new String[] {"json", "csv"}) {
      String[] diff = {"diff", before, after, "--report", format};
      assertEquals(CommandRun.of(diff).out(), onTerminal(diff).out());
    }
    String[] convert = {"convert", after, "--to", "txt"};
    assertEquals(CommandRun.of(convert).out(), onTerminal(convert).out());
    String[] validate = {"validate", after, "--report", "ndjson"};
    assertEquals(CommandRun.of(validate).out(), onTerminal(validate).out());
  }

  @Test
  void problems() throws IOException {
    String file = write("a.xml", "shop.example/x", LONG + "\" \"");
    String out = scratch.resolve("out.txt").toString();
    String[] convert = {"convert", file, "-o", out};
    CommandRun whole = CommandRun.of(convert);
    CommandRun shown = onTerminal(convert);
    assertEquals(whole.exitCode(), shown.exitCode());
    for (String line : shown.err().lines().toList()) {
      assertFalse(line.contains("a-section/".repeat(12)), line);
    }
  }
}
