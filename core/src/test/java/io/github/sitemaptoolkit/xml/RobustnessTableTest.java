package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The table of docs/robustness.md is made of the corpus that {@link LenienceTest} reads, so that it
 * cannot say anything else. {@code mvn test -pl core -Dtest=RobustnessTableTest
 * -Drobustness.write=true} writes it anew.
 */
class RobustnessTableTest {

  private static final Path FILE = Path.of("..", "docs", "robustness.md");

  private static final String HEAD =
      """
      # What is read of what is broken

      Real sitemaps are often not what the protocol asks for. This is what the toolkit reads of %d
      small documents, one or more for each kind of fault that is seen in the wild: how many urls come
      out, and the codes of the problems that are reported with file, line and column. Where the last
      column has a code, the reading ends there with that error, after the urls before it. A strict
      context refuses what is not well-formed instead.

      The table is made of the tests' own corpus, `core/src/test/resources/lenience`.

      | Fault | Document | Urls | Problems | Ends with |
      |---|---|---|---|---|
      """;

  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("L01", "white space before the XML declaration"),
          Map.entry("L02", "byte order marks"),
          Map.entry("L03", "text or HTML before the document"),
          Map.entry("L04", "no namespace"),
          Map.entry("L05", "another namespace of the protocol"),
          Map.entry("L06", "another namespace of an extension"),
          Map.entry("L07", "unusual prefixes"),
          Map.entry("L08", "prefixes that are not declared"),
          Map.entry("L09", "bare ampersands"),
          Map.entry("L10", "entities of HTML"),
          Map.entry("L11", "what was escaped twice"),
          Map.entry("L12", "references to odd characters"),
          Map.entry("L13", "CDATA"),
          Map.entry("L14", "space around urls"),
          Map.entry("L15", "comments, instructions and markup in urls"),
          Map.entry("L16", "documents that are cut"),
          Map.entry("L17", "something behind the document"),
          Map.entry("L18", "names in capitals"),
          Map.entry("L19", "missing tags and urls"),
          Map.entry("L20", "order, repeats and unknown elements"),
          Map.entry("L21", "an extension's own loc"),
          Map.entry("L22", "relative urls"),
          Map.entry("L24", "HTML pages"),
          Map.entry("L26", "compression and names that disagree"),
          Map.entry("L27", "compressed twice"),
          Map.entry("L28", "damaged or joined compression"),
          Map.entry("L29", "odd dates"),
          Map.entry("L30", "odd priorities and frequencies"),
          Map.entry("L31", "wrong encodings"),
          Map.entry("L32", "document types"),
          Map.entry("L35", "attributes twice, other versions of XML"));

  @Test
  void tableSaysWhatTheCorpusHolds() throws IOException, URISyntaxException {
    var table = new StringBuilder();
    try (Stream<Path> documents = LenienceTest.documents()) {
      List<Path> all = documents.toList();
      table.append(HEAD.formatted(all.size()));
      for (Path document : all) {
        table.append(row(document)).append('\n');
      }
    }
    if (Boolean.getBoolean("robustness.write")) {
      Files.writeString(FILE, table);
    }
    assertEquals(table.toString(), Files.readString(FILE));
  }

  private static String row(Path document) throws IOException {
    String name = document.getFileName().toString().replace(".xml", "");
    List<String> lines = Files.readAllLines(LenienceTest.expected(document), UTF_8);
    return String.join(
        " | ",
        "| " + KINDS.get(name.substring(0, 3)),
        name.substring(4).replace('-', ' '),
        Long.toString(lines.stream().filter(line -> line.startsWith("url ")).count()),
        codes(lines, "code "),
        codes(lines, "end ") + " |");
  }

  /** Returns the codes of lines that begin so, each with its number if there are several. */
  private static String codes(List<String> lines, String begin) {
    Map<String, Integer> counts = new TreeMap<>();
    for (String line : lines) {
      if (line.startsWith(begin)) {
        counts.merge(line.substring(begin.length()), 1, Integer::sum);
      }
    }
    return counts.entrySet().stream()
        .map(
            code ->
                '`' + code.getKey() + '`' + (code.getValue() > 1 ? " × " + code.getValue() : ""))
        .collect(Collectors.joining(", "));
  }
}
