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
 * The tables of docs/robustness.md are made of the corpora that core and converters read in their
 * {@code LenienceTest}, so that they cannot say anything else. {@code mvn test -pl
 * integration-tests -am -Dtest=RobustnessTableTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Drobustness.write=true} writes them anew.
 */
class RobustnessTableTest {

  private static final Path ROOT = Path.of("..");
  private static final Path FILE = ROOT.resolve("docs/robustness.md");
  private static final String CORPUS = "src/test/resources/lenience";
  private static final String EXPECTED = ".expected";

  private static final String HEAD =
      """
      # What is read of what is broken

      Real sitemaps are often not what the protocol asks for. This is what the toolkit reads of %d
      small documents, one or more for each kind of fault that is seen in the wild: how many urls come
      out, and the codes of the problems that are reported with file, line and column. Where the last
      column has a code, the reading ends there with that error, after the urls before it; `convert`
      writes them and exits with 1, unless there are none. A strict context refuses what is not
      well-formed, cut or damaged instead.

      What is only more than a search engine takes (50,000 urls, 50 MiB, 1,000 news, a video without
      its thumbnail) is read whole.

      ## What is well-formed is never repaired

      A document that a strict context accepts is read alike by a lenient one: the same entries, texts,
      problems and exit code. Repair begins where a document is shown not to be well-formed:

      - A CDATA section ends at `]]>`, an instruction at `?>`, a comment at `-->`, whatever stands in
        it. Another end is taken only if the input ends within 1 MiB without the right one, and the end
        of the root element stands behind the place; or, in a comment, if the beginning of another one
        follows, which no comment can hold. A section that looks as if its end were missing is named
        (`xml.suspect-cdata`, `xml.suspect-instruction`) and not altered.
      - A `<url>` that begins directly in a `<url>` begins a new entry, in both modes
        (`xml.nested-entry`); what follows it in the outer one is left out (`xml.misplaced-tag`).
      - An element in `<loc>`, or in another child that holds only text, is a part of it, unless the end
        of the entry comes before the end of the child. That is looked for up to 64 KiB ahead.
      - A known root counts where no element is open before it, or directly behind an XML declaration.

      `LawTest` reads all well-formed sitemaps of up to nine tokens, of fourteen that look broken, and
      random ones in all formats, and compares both modes with each other and with Woodstox; each
      build reads a part of them.

      ## Limits

      A text, a name or an attribute that passes its limit costs its element, as do too many attributes
      and too much depth; in `<loc>` they cost the entry. It is reported once (`xml.limit`), and not
      held. Too many elements in one entry, and limits of the whole document, end the reading like a
      cut: what is complete before is delivered.

      ## One wrong byte

      One byte that is wrong behind the start tag of the root costs two entries at most, is reported,
      and makes no url but the one that it is in: `EveryByteTest` changes each byte of a sitemap to
      each of 19 others, takes it out, and puts each of them in before it. What is well-formed after
      the change is read as XML says. There are exceptions:

      - In the declaration and the start tag of the root, one byte may cost the document, which is
        reported; it makes no url there, either.
      - A comment whose end is broken ends behind the first thing in it that would be an end but for
        one byte (`->`, `--x`), where another comment or the end of the document follows within 1 MiB.
        Further away, the comment takes in what follows; and a
        comment that holds such a thing itself may give up what comes behind it.
      - One byte can bring back what was commented out, by taking the beginning of its comment away.

      The tables are made of the tests' own corpora, `core/src/test/resources/lenience` and
      `converters/src/test/resources/lenience`.
      """;

  private static final String TABLE =
      """

      ## %s

      | Fault | Document | Urls | Problems | Ends with |
      |---|---|---|---|---|
      """;

  /** What a table is about, and where its documents lie. */
  private record Section(String title, List<String> folders) {}

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
          Map.entry("L05", "another namespace of the protocol"),
          Map.entry("L06", "another namespace of an extension"),
          Map.entry("L07", "unusual prefixes"),
          Map.entry("L08", "prefixes that are not declared"),
          Map.entry("L09", "bare ampersands"),
          Map.entry("L10", "entities of HTML"),
          Map.entry("L11", "what was escaped twice"),
          Map.entry("L12", "odd characters and references to them"),
          Map.entry("L13", "CDATA"),
          Map.entry("L14", "space around urls"),
          Map.entry("L15", "comments, instructions and markup in urls"),
          Map.entry("L16", "documents that are cut"),
          Map.entry("L17", "something behind the document"),
          Map.entry("L18", "names in capitals"),
          Map.entry("L19", "missing tags, quotes and urls"),
          Map.entry("L20", "order, repeats and unknown elements"),
          Map.entry("L21", "an extension's own loc"),
          Map.entry("L22", "relative urls"),
          Map.entry("L23", "names that say another format"),
          Map.entry("L24", "HTML pages"),
          Map.entry("L25", "feeds used as sitemaps"),
          Map.entry("L26", "compression and names that disagree"),
          Map.entry("L27", "compressed twice"),
          Map.entry("L28", "damaged or joined compression"),
          Map.entry("L29", "odd dates"),
          Map.entry("L30", "odd priorities and frequencies"),
          Map.entry("L31", "wrong encodings"),
          Map.entry("L32", "document types"),
          Map.entry("L33", "more than there should be"),
          Map.entry("L34", "lines of robots.txt"),
          Map.entry("L35", "attributes twice, other versions of XML"));

  @Test
  void tablesSayWhatTheCorporaHold() throws IOException {
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
    for (String folder : section.folders()) {
      try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
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
