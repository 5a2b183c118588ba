package io.github.sitemaptoolkit.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XmlStylesheetTest {

  @TempDir Path directory;

  private static List<String> codes(String instruction) throws IOException {
    String text =
        "<?xml version=\"1.0\"?>\n"
            + instruction
            + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
            + "<url><loc>https://e.com/</loc></url></urlset>";
    var problems = new Problems();
    Context context = Context.of(Extensions.of()).withProblems(problems);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (var in = Sitemaps.read(Source.of(new ByteArrayInputStream(bytes), "a.xml"), context)) {
      assertEquals("https://e.com/", in.read().loc());
    }
    return problems.first().stream().map(Problem::code).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<?xml-stylesheet type=\"text/css\" href=\"a.css\"?>",
        "<?xml-stylesheet href='a.css' type='text/css'?>\n"
      })
  void cssIsNoFinding(String instruction) throws IOException {
    assertEquals(List.of(), codes(instruction));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<?xml-stylesheet type=\"text/xsl\" href=\"a.xsl\"?>",
        "<?xml-stylesheet href=\"text/css\"?>",
        "<?xml-stylesheet href=\"a.xsl\"?><!-- type=\"text/css\" -->"
      })
  void otherStyleSheetsAreReported(String instruction) throws IOException {
    assertEquals(List.of("xml.stylesheet"), codes(instruction));
  }

  @Test
  void otherInstructionsAreReportedAsBefore() throws IOException {
    assertEquals(List.of("xml.processing-instruction"), codes("<?other type=\"text/css\"?>"));
  }

  @Test
  void theDocumentNamesIt() throws IOException {
    Path file = directory.resolve("a.xml");
    Context context = Context.of(Extensions.of()).with(new XmlStylesheet("a.css"));
    Sitemaps.write(Target.of(file, context), List.of(UrlEntry.of("https://e.com/")));
    String text = Files.readString(file);
    assertTrue(
        text.startsWith(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<?xml-stylesheet type=\"text/css\" href=\"a.css\"?>\n<urlset "),
        text);
  }

  @Test
  void namesWithMarkupAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new XmlStylesheet("a\"?>.css"));
    assertThrows(IllegalArgumentException.class, () -> new XmlStylesheet("../a.css"));
  }
}
