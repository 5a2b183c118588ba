package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The tables of docs/search-console.md are made of the words of other tools, and of what the table
 * of codes says to do. {@code -Dother-names.write=true} writes them anew.
 */
class SearchConsoleDocTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final String DOCUMENT = "search-console.md";
  private static final String BEGIN = "<!-- other names -->\n";
  private static final String END = "\n<!-- end -->\n";

  /** What a tool says, and the code here. */
  private record Name(String code, String tool, String words) {

    static Name of(String line) {
      String[] cells = line.split("\t", -1);
      return new Name(cells[0], cells[1], cells[2]);
    }

    String row() {
      String fix = CodeDocs.TEXTS.find(code).orElseThrow().fix();
      return "| %s | [`%s`](rules.md#%s) | %s |\n"
          .formatted(CodeDocs.plain(words), code, CodeDocs.anchor(code), CodeDocs.plain(fix));
    }
  }

  @Test
  void tablesSayWhatOtherToolsSay() throws IOException {
    String text = Files.readString(ROOT.resolve("docs").resolve(DOCUMENT));
    int begin = text.indexOf(BEGIN);
    assertTrue(begin > 0, BEGIN);
    CodeDocs.assertDocument(
        DOCUMENT, text.substring(0, begin + BEGIN.length()) + tables() + END, "other-names.write");
  }

  private static String tables() throws IOException {
    var byTool = new TreeMap<String, StringBuilder>();
    for (Name name : names()) {
      byTool
          .computeIfAbsent(
              name.tool(),
              tool ->
                  new StringBuilder("## " + tool + "\n\n")
                      .append("| It says | Here | What to do |\n|---|---|---|\n"))
          .append(name.row());
    }
    return String.join("\n", byTool.values());
  }

  private static List<Name> names() throws IOException {
    Path table = ROOT.resolve("rules/src/main/resources/META-INF/sitemap-other-names.tsv");
    return Files.readAllLines(table).stream()
        .filter(line -> !line.startsWith("#"))
        .map(Name::of)
        .sorted(Comparator.comparing(Name::words).thenComparing(Name::code))
        .toList();
  }

  @Test
  void bothToolsHaveATable() throws IOException {
    assertEquals(
        List.of("Google Search Console", "Yandex Webmaster"),
        names().stream().map(Name::tool).distinct().sorted().toList());
  }
}
