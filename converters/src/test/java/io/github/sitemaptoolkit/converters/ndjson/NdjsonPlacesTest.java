package io.github.sitemaptoolkit.converters.ndjson;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NdjsonPlacesTest {

  private static final Context CONTEXT =
      Context.of(Extensions.of(new ImageExtension(), new VideoExtension()));

  /** Precedes each value: characters of one to four bytes, as themselves and escaped. */
  private static final String BEFORE =
      "{\"loc\":\"https://example.com/\u00E9\uD83D\uDE00\\ud83d\\ude00\",\"image\":[null,"
          + "{\"loc\":\"https:\\/\\/example.com\\/\u00E9\u20AC.jpg\"}],";

  private static EntryReader<UrlEntry> open(Context context, byte[] lines) throws IOException {
    Source source = Source.of(new ByteArrayInputStream(lines), "in.ndjson");
    return new NdjsonFormat().reader(source, context.withProblems(new Problems()));
  }

  /** Returns the line and the column of a value of the last entry. */
  private static String place(Context context, String lines, String path) throws IOException {
    try (var in = open(context, lines.getBytes(UTF_8))) {
      Location found = Location.of("none");
      while (in.read() != null) {
        found = in.places().of(path);
      }
      return found.line() + ":" + found.column();
    }
  }

  private static String place(String lines, String path) throws IOException {
    return place(CONTEXT.withPlaces(true), lines, path);
  }

  /** Returns what a document has at a place, by its offset and by its line and columns. */
  private static String source(String document, Location at) {
    Extent extent = Objects.requireNonNull(at.extent(), () -> "a point: " + at);
    byte[] bytes = document.getBytes(UTF_8);
    String text = new String(bytes, (int) extent.offset(), (int) extent.length(), UTF_8);
    String line = document.replace("\uFEFF", "").split("\r\n|\r|\n")[(int) at.line() - 1];
    assertEquals(text, line.substring(at.column() - 1, extent.endColumn() - 1));
    assertEquals(at.line(), extent.endLine());
    return text;
  }

  /** Returns what a document has at the place of a value of its last entry. */
  private static String source(String document, String path) throws IOException {
    try (var in = open(CONTEXT.withPlaces(true), document.getBytes(UTF_8))) {
      String found = "";
      while (in.read() != null) {
        found = source(document, in.places().of(path));
      }
      return found;
    }
  }

  private static String decoded(String literal) throws IOException {
    try (var in = JsonSyntax.FACTORY.createParser('"' + literal + '"')) {
      in.nextToken();
      return in.getText();
    }
  }

  private static List<Problem> problems(Context context, String lines) throws IOException {
    try (var in = open(context, lines.getBytes(UTF_8))) {
      while (in.read() != null) {
        // only read
      }
      return in.problems().first().stream()
          .filter(each -> !each.code().startsWith("convert."))
          .toList();
    }
  }

  /** Returns the path of the only problem, and what is at its place. */
  private static String problem(String line) throws IOException {
    List<Problem> problems = problems(CONTEXT.withPlaces(true), line);
    assertEquals(1, problems.size(), problems::toString);
    Problem problem = problems.get(0);
    List<Problem> without = problems(CONTEXT, line);
    assertEquals(problem.path(), without.get(0).path());
    assertEquals(problem.message(), without.get(0).message());
    assertNull(without.get(0).location().extent());
    return problem.path() + " " + source(line, problem.location());
  }

  @Test
  void aValueIsWhereItBegins() throws IOException {
    String lines =
        """
        {"loc":"https://example.com/a"}
        {"loc": "https://example.com/b", "lastmod": "2026"}
        """;

    assertEquals("2:10", place(lines, "loc"));
    assertEquals("2:46", place(lines, "lastmod"));
    assertEquals("2:1", place(lines, "priority"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026",
        " 2026 \\t\\u0020",
        "\\n\\u00e92026\\/\\\"x\\\\ ",
        "a\\ud83d\\ude00\\ud83d\uD83D\uDE00\u00E9\u20AC",
        "\\u0020 \\ud83d",
        "\\u0020\uD83D\uDE00 \\\\\\\\"
      })
  void theRangeOfATextDecodesToIt(String literal) throws IOException {
    for (String end : List.of("\n", "\r\n", "\r", "")) {
      String line = BEFORE + "\"video\":{\"title\" : \"" + literal + "\"},\"lastmod\":\"";
      String document = line + "x\"}" + end + line + literal + "\"}" + end;
      if (end.isEmpty()) {
        document = line + literal + "\"}";
      }
      String value = XmlText.trim(decoded(literal));
      assertEquals(value, decoded(source(document, "lastmod")));
      assertEquals(value, decoded(source(document, "video[1].title")));
    }
  }

  @Test
  void theRangeOfAnyTextDecodesToIt() throws IOException {
    String[] pieces = {
      " ",
      "a",
      "\u00E9",
      "\u20AC",
      "\uD83D\uDE00",
      "\uFFFD",
      "u",
      "<",
      ",",
      "}",
      "\\n",
      "\\\"",
      "\\\\",
      "\\/",
      "\\t",
      "\\u0020",
      "\\u00e9",
      "\\uD83D",
      "\\uDE00"
    };
    var random = new Random(42);
    for (int i = 0; i < 5_000; i++) {
      var literal = new StringBuilder("x");
      for (int length = random.nextInt(10); length > 0; length--) {
        literal.insert(random.nextBoolean() ? 0 : literal.length(), pieces[random.nextInt(19)]);
      }
      String found = source(BEFORE + "\"priority\":\"" + literal + "\"}", "priority");
      assertEquals(XmlText.trim(decoded(literal.toString())), decoded(found));
    }
  }

  @Test
  void whatIsLeftOutAroundAUrlIsOutside() throws IOException {
    String line = "{\"loc\":\"\\u200B \u00A0https://e.com/\\u00e9\\u00a0\"}";
    assertEquals("https://e.com/\\u00e9", source(line, "loc"));
  }

  @Test
  void byteOrderMarksAndLineBreaksAreCounted() throws IOException {
    String document =
        "\uFEFF{\"loc\":\"https://e.com/1\"}\r\n\r\n\r\uFEFF \n{\"no\":1}\n"
            + "\uFEFF {\"loc\":\"https://e.com/\u00E9\"}";
    assertEquals("https://e.com/\u00E9", source(document, "loc"));
    assertEquals("{", source(document, "lastmod"));
    try (var in = open(CONTEXT.withPlaces(true), document.getBytes(UTF_8))) {
      in.read();
      assertEquals("url[1].loc", in.places().path("loc"));
      in.read();
      assertEquals("url[3].loc", in.places().path("loc")); // the second has no url
      assertEquals(6, in.places().of("loc").line());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "12.50, 12.50",
    "' -1E+2 ', -1E+2",
    "true, true",
    "'\"a b\"', a b",
    "'[ \" a \" ]', a",
    "'\"\"', ''",
    "'\"  \"', '  '"
  })
  void theRangeOfALiteralHasNoQuotes(String json, String source) throws IOException {
    assertEquals(source, source(BEFORE + "\"video\":{\"title\":" + json + "}}", "video[1].title"));
    if (!json.startsWith("'[")) {
      String field = json.startsWith("[") ? "\"a\"" : json;
      String expected = json.startsWith("[") ? "a" : source;
      assertEquals(expected, source(BEFORE + "\"priority\":" + field + '}', "priority"));
    }
  }

  @Test
  void attributesAndTextsNextToThemHavePlaces() throws IOException {
    String line =
        BEFORE
            + "\"video\":[{},{\"price\":[{\"@currency\":\"E\\u0055R\",\"#text\":\" 1.99 \"},"
            + "{\"#text\":2,\"type\":\"rent\"},{\"@currency\":\"EUR\"}]}]}";
    assertEquals("E\\u0055R", source(line, "video[2].price[1]@currency"));
    assertEquals("1.99", source(line, "video[2].price[1]"));
    assertEquals("2", source(line, "video[2].price[2]"));
    assertEquals("rent", source(line, "video[2].price[2]@type"));
    assertEquals("{", source(line, "video[2].price[3]"));
    assertEquals("{", source(line, "video[1].price[1]@currency"));
  }

  @Test
  void theLastOfEqualKeysCounts() throws IOException {
    String line =
        "{\"loc\":\"https://example.com/a\",\"lastmod\":\"2025\",\"lastmod\":\"2026\","
            + "\"lastmod\":null,\"video\":{\"title\":\"a\",\"title\":\"b\",\"title\":\"c\","
            + "\"title\":null,\"tag\":\"x\",\"tag\":[\"y\"],\"uploader\":{\"@info\":\"1\","
            + "\"@info\":\"2\",\"#text\":\"T\",\"#text\":\"U\"}}}";
    assertEquals("2026", source(line, "lastmod"));
    assertEquals("c", source(line, "video[1].title"));
    assertEquals("x", source(line, "video[1].tag[1]"));
    assertEquals("y", source(line, "video[1].tag[2]"));
    assertEquals("2", source(line, "video[1].uploader@info"));
    assertEquals("U", source(line, "video[1].uploader"));
  }

  @Test
  void valuesWithoutAnElementAreNotCounted() throws IOException {
    String line =
        "{\"loc\":\"https://example.com/a\",\"image\":[null,1,{\"loc\":null,\"title\":\"T\"},{}]}";

    assertEquals("1:48", place(line, "image[1]"));
    assertEquals("1:48", place(line, "image[1].loc"));
    assertEquals("1:69", place(line, "image[1].title"));
  }

  @Test
  void theDateOfARowOfSparkIsTheLastmod() throws IOException {
    String line = "{\"loc\":\"https://example.com/a\",\"lastmod_at\":\"2026-01-01T00:00:00Z\"}";
    assertEquals("2026-01-01T00:00:00Z", source(line, "lastmod"));
  }

  @Test
  void valuesOfTheXmlOfALineAreThere() throws IOException {
    String xml =
        "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:i="
            + "'http://www.google.com/schemas/sitemap-image/1.1'><i:image><i:loc>https://e.com/a"
            + "</i:loc></i:image></url>";
    String line = BEFORE + "\"_xml\":\"" + xml + "\"}";
    assertEquals(xml, source(line, "image[2].loc"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "{`loc`:`https://e.com/`,`lastmod`:` 1.2.x `}; url[1].lastmod 1.2.x",
        "{`loc`:`https://e.com/`,`changefreq`:`often\\u0020`}; url[1].changefreq often",
        "{`loc`:` /a `}; url[1].loc /a",
        "{`loc`:`https://e.com/`,`n\\u00f6`:1}; url[1] n\\u00f6",
        "{`loc`:`https://e.com/`,`lastmod`:{`a`:1}}; url[1].lastmod {",
        "{`loc`:`https://e.com/`,`lastmod`:`2025`,`lastmod`:[`a`]}; url[1].lastmod [",
        "{`loc`:`https://e.com/`,`lastmod`:`2025`,`lastmod`:`2026`}; url[1].lastmod lastmod",
        "{`loc`:`https://e.com/`,`image`:`a`}; url[1].image[1] a",
        "{`loc`:`https://e.com/`,`video`:[{},{`tag`:[`a`,{},[]]}]}; url[1].video[2].tag[3] [",
        "{`loc`:`https://e.com/`,`video`:[{`price`:[{`@type`:{}}]}]}; url[1].video[1].price[1]@type {",
        "{`loc`:`https://e.com/`,`video`:{`uploader`:{`#text`:{}}}}; url[1].video[1].uploader {",
        "{`loc`:`https://e.com/`,`image`:{`loc`:`a b`}}; url[1].image[1].loc a b",
        "{`loc`:`https://e.com/`,`image`:{`a b`:1}}; url[1].image[1] a b",
        "{`loc`:`https://e.com/`,`image`:{`@x`:`y`,`loc`:`https://e.com/`}}; url[1].image[1]@x y",
        "{`loc`:`https://e.com/`}  extra ; null extra",
        " {`lastmod`:`2026`}; url[1] {",
        "12; url[1] 12"
      })
  void aProblemHasThePathAndThePlaceOfItsValue(String line, String expected) throws IOException {
    assertEquals(expected, problem(line.replace('`', '"')));
  }

  @Test
  void theValuesOfEachEntryAreNumberedFromOne() throws IOException {
    String line =
        "{\"loc\":\"https://e.com/\",\"image\":[{\"loc\":\"\\/ b\"},null,{\"loc\":\"c\"}]}\n";
    List<String> paths = problems(CONTEXT, line + line).stream().map(Problem::path).toList();
    assertEquals(
        List.of(
            "url[1].image[1].loc",
            "url[1].image[2].loc",
            "url[2].image[1].loc",
            "url[2].image[2].loc"),
        paths.stream().distinct().toList());
  }

  @Test
  void linesThatAreNotUtf8HaveNoOffsets() throws IOException {
    byte[] lines =
        "{\"loc\":\"https://e.com/\u00E9\"}\n{\"loc\":\"https://e.com/\"}".getBytes(ISO_8859_1);
    try (var in = open(CONTEXT.withPlaces(true), lines)) {
      in.read();
      assertEquals(
          new Location("in.ndjson", 2, 9, new Extent(2, 23, 34, 14)), in.places().of("loc"));
      Problem problem = in.problems().first().get(0);
      assertEquals("url[1]", problem.path());
      Extent url = new Extent(1, 24, -1, -1);
      assertEquals(new Location("in.ndjson", 1, 9, url), problem.location());
    }
  }

  @Test
  void replacementCharactersOfTheDocumentAreCharacters() throws IOException {
    assertEquals("b", source("{\"loc\":\"https://e.com/\uFFFD\",\"priority\":\"b\"}", "priority"));
  }

  @Test
  void withoutPlacesAllValuesAreAtTheirLine() throws IOException {
    assertEquals("1:1", place(CONTEXT, "{\"loc\": \"https://example.com/a\"}", "loc"));
    try (var in = open(CONTEXT, " {\"loc\": \"https://example.com/a\"}".getBytes(UTF_8))) {
      in.read();
      assertFalse(in.places().has("loc"));
      assertEquals(new Location("in.ndjson", 1, 1), in.location());
    }
  }

  @Test
  void repeatedKeysCostNoMoreThanTheirNumber() throws IOException {
    String repeated = "\"title\":\"a\",\"tag\":\"b\",".repeat(20_000);
    String line = "{\"loc\":\"https://e.com/\",\"video\":{" + repeated + "\"title\":\"z\"}}";
    long begin = System.nanoTime();
    assertEquals("z", source(line, "video[1].title"));
    assertTrue(System.nanoTime() - begin < 30_000_000_000L); // with a search it would be minutes
  }
}
