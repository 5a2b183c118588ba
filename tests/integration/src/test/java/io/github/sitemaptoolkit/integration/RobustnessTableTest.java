package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The tables of docs/internals/robustness.md are generated from the documents that core and
 * converters read in their {@code LenienceTest}, so that they cannot differ. {@code mvn test -pl
 * tests/integration -am -Dtest=RobustnessTableTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Drobustness.write=true} writes the file.
 */
class RobustnessTableTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final Path FILE = ROOT.resolve("docs/internals/robustness.md");
  private static final String CORPUS = "src/test/resources/lenience";
  private static final String EXPECTED = ".expected";

  private static final String HEAD =
      """
      # How broken documents are read

      Real sitemaps often violate the protocol. The tables below show how the toolkit reads %d small documents, at
      least one for each kind of fault that occurs in practice: how many urls are returned, and the codes of the
      problems, which are reported with file, line and column. If the last column contains a code, reading ends
      there with that error, after the urls before it have been returned; `convert` writes these urls and exits
      with 1. A document that is not well-formed and has no entries never replaces one that has some
      (`doc.no-entries`). A strict context instead refuses documents that are not well-formed, truncated or damaged.

      Documents that merely exceed what search engines accept (50,000 urls, 50 MiB, 1,000 news, a video without
      its thumbnail) are read completely.

      ## Well-formed documents are never repaired

      A document that a strict context accepts is read in the same way by a lenient one: with the same entries,
      texts, problems and exit code. Repair begins only where a document is found not to be well-formed:

      - A CDATA section ends at `]]>`, a processing instruction at `?>`, a comment at `-->`, whatever it contains.
        Another end is assumed only if the input ends within 1 MiB without the correct one and the end tag of the
        root element follows; or, in a comment, if the start of another comment follows, which no comment can
        contain. A section whose end seems to be missing is reported (`xml.suspect-cdata`,
        `xml.suspect-instruction`) but not changed.
      - A `<url>` directly inside a `<url>` begins a new entry, in both modes (`xml.nested-entry`). Content that
        follows it in the outer one is left out (`xml.misplaced-tag`).
      - An element in `<loc>`, or in another child that may contain only text, is a part of it, unless the end tag
        of the entry comes before the end tag of the child. The toolkit looks for these up to 64 KiB ahead.
      - An entry that begins in an element of another namespace, or in an unknown one, belongs to that element and is
        not read (`xml.enclosed-entry`), unless the element has no end tag: then it ends where the entry begins. The
        end tag may be far away, so what follows is held until it is found: 1 MiB in memory, then 256 MiB on the disk.
        If that is not enough, the document is read as XML requires; should the element turn out to have no end, the
        entries in it are reported as missing.
      - A known root element is accepted if no element is open before it, or directly after an XML declaration.

      `LawTest` reads all well-formed sitemaps of up to nine tokens, chosen from fourteen tokens that look broken,
      and random documents in all formats. It compares both modes with each other and with Woodstox. Each build
      runs a part of these.

      ## Limits

      If a text, a name or an attribute exceeds its limit, or if there are too many attributes or too many levels,
      the element is left out; inside `<loc>`, the entry is left out. This is reported once (`xml.limit`), and the
      text is not held in memory. Too many elements and attributes in one entry, or a document that exceeds a limit
      as a whole, end the reading as if the document were truncated: entries that are complete before that point are
      returned. For `validate`, both are errors.

      ## A single wrong byte

      A single wrong byte after the start tag of the root affects at most two entries, is reported, and
      produces no wrong url except the one that contains it. `EveryByteTest` replaces each byte of a sitemap by
      each of 19 others, removes it, and inserts each of the 19 before it. If the changed document is
      well-formed, it is read as XML requires. There are exceptions:

      - In the XML declaration and in the start tag of the root, one byte can make the document unreadable. This is
        reported, and no wrong url is returned.
      - A comment with a broken end ends after the first text in it that differs from a correct end by one byte
        (`->`, `--x`), if another comment or the end of the document follows within 1 MiB. Otherwise the comment
        includes what follows. A comment that itself contains such a text may end there, so that the rest of it is
        read.
      - If the wrong byte is in the start of a comment, the commented-out content may be read.

      The tables are generated from the documents in `core/src/test/resources/lenience` and
      `converters/src/test/resources/lenience`, which the tests read.
      """;

  private static final String TABLE =
      """

      ## %s

      | Fault | Document | Urls | Problems | Ends with |
      |---|---|---|---|---|
      """;

  /** A table and the directories of its documents. */
  private record Section(String title, List<String> directories) {}

  private static final List<Section> SECTIONS =
      List.of(
          new Section("Sitemaps", List.of("core/" + CORPUS, "converters/" + CORPUS + "/xml")),
          new Section("RSS", List.of("converters/" + CORPUS + "/rss")),
          new Section("Atom", List.of("converters/" + CORPUS + "/atom")),
          new Section("Lists", List.of("converters/" + CORPUS + "/txt")),
          new Section("Tables", List.of("converters/" + CORPUS + "/csv")),
          new Section("robots.txt", List.of("converters/" + CORPUS + "/robots")));

  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("L01", "white space before the document"),
          Map.entry("L02", "byte order marks"),
          Map.entry("L03", "text or HTML before the document"),
          Map.entry("L04", "no namespace"),
          Map.entry("L05", "other namespaces of the protocol"),
          Map.entry("L06", "other namespaces of extensions"),
          Map.entry("L07", "unusual prefixes"),
          Map.entry("L08", "undeclared prefixes"),
          Map.entry("L09", "bare ampersands"),
          Map.entry("L10", "HTML entities"),
          Map.entry("L11", "text that was escaped twice"),
          Map.entry("L12", "invalid characters and references to them"),
          Map.entry("L13", "CDATA"),
          Map.entry("L14", "white space around urls"),
          Map.entry("L15", "comments, instructions and markup in urls"),
          Map.entry("L16", "truncated documents"),
          Map.entry("L17", "content after the document"),
          Map.entry("L18", "names in capitals"),
          Map.entry("L19", "missing tags, quotes and urls"),
          Map.entry("L20", "order, repetition and unknown elements"),
          Map.entry("L21", "loc in an extension"),
          Map.entry("L22", "relative urls"),
          Map.entry("L23", "file names that suggest another format"),
          Map.entry("L24", "HTML pages"),
          Map.entry("L25", "feeds used as sitemaps"),
          Map.entry("L26", "compression that does not match the file name"),
          Map.entry("L27", "compressed twice"),
          Map.entry("L28", "damaged or concatenated compressed data"),
          Map.entry("L29", "unusual dates"),
          Map.entry("L30", "unusual priorities and frequencies"),
          Map.entry("L31", "wrong encodings"),
          Map.entry("L32", "document types"),
          Map.entry("L33", "excessive length"),
          Map.entry("L34", "lines of robots.txt"),
          Map.entry("L35", "duplicate attributes, other versions of XML"));

  @Test
  void tablesEqualTheCorpora() throws IOException {
    var tables = new StringBuilder();
    int documents = 0;
    for (Section section : SECTIONS) {
      tables.append(TABLE.formatted(section.title()));
      for (Path expected : expected(section)) {
        tables.append(row(expected)).append('\n');
        documents++;
      }
    }
    String all = HEAD.formatted(documents) + tables;
    if (Boolean.getBoolean("robustness.write")) {
      Files.writeString(FILE, all);
    }
    assertEquals(all, Files.readString(FILE));
  }

  private static List<Path> expected(Section section) throws IOException {
    Map<String, Path> byName = new TreeMap<>();
    for (String directory : section.directories()) {
      try (Stream<Path> files = Files.list(ROOT.resolve(directory))) {
        files
            .filter(file -> file.toString().endsWith(EXPECTED))
            .forEach(file -> byName.put(file.getFileName().toString(), file));
      }
    }
    return List.copyOf(byName.values());
  }

  private static String row(Path expected) throws IOException {
    String name = expected.getFileName().toString().replace(EXPECTED, "");
    List<String> lines = Files.readAllLines(expected);
    return String.join(
        " | ",
        "| " + KINDS.get(name.substring(0, 3)),
        name.substring(4).replace('-', ' '),
        Long.toString(lines.stream().filter(line -> line.startsWith("url ")).count()),
        codes(lines, "code "),
        codes(lines, "end ") + " |");
  }

  /**
   * Returns the codes in lines that begin with a text, each with its count if there are several.
   */
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
