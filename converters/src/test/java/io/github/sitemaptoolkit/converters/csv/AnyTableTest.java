package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables and lists as other programs write them, whatever separates their cells. */
class AnyTableTest {

  private static final Charset CYRILLIC = Charset.forName("windows-1251");

  private Context context = Context.of(Extensions.load()).withProblems(new Problems());

  private List<String> read(String name, String text) throws IOException {
    return read(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns what is read of each entry: its url, its date, and its images. */
  private List<String> read(String name, byte[] text) throws IOException {
    List<String> all = new ArrayList<>();
    try (EntryReader<UrlEntry> in =
        Sitemaps.read(Source.of(new ByteArrayInputStream(text), name), context)) {
      for (UrlEntry entry : in) {
        var line = new StringBuilder(entry.loc());
        line.append(entry.lastmod() == null ? "" : " " + entry.lastmod());
        entry.extensions(Image.class).forEach(image -> line.append(' ').append(image.loc()));
        all.add(line.toString());
      }
    }
    return all;
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::code).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t", "|"})
  void theDelimiterIsFound(String delimiter) throws IOException {
    String table = "loc,lastmod,priority\nhttps://a.example/1,2026-11-20,0.5\n";
    assertEquals(
        List.of("https://a.example/1 2026-11-20"), read("in.csv", table.replace(",", delimiter)));
    assertEquals(List.of(), problems());
  }

  @Test
  void anyOtherDelimiterIsGiven() throws IOException {
    context = context.with(CsvSyntaxOptions.FOUND.withDelimiter('^'));
    assertEquals(
        List.of("https://a.example/1,2 2026-11-20"),
        read("in.csv", "loc^lastmod\nhttps://a.example/1,2^2026-11-20\n"));
  }

  @Test
  void aJoinedCellDoesNotMakeABarTheDelimiter() throws IOException {
    assertEquals(
        List.of("https://a.example/1 https://a.example/1.jpg https://a.example/2.jpg"),
        read(
            "in.csv",
            "loc,image.loc\nhttps://a.example/1,https://a.example/1.jpg|https://a.example/2.jpg\n"));
  }

  @Test
  void quotesAreGiven() throws IOException {
    context = context.with(CsvSyntaxOptions.FOUND.withQuote('\''));
    assertEquals(
        List.of("https://a.example/1,2 2026"),
        read("in.csv", "loc,lastmod\n'https://a.example/1,2','2026'\n"));
    context = context.with(CsvSyntaxOptions.FOUND.withQuote(null));
    assertEquals(
        List.of("https://a.example/\"a 2026"),
        read("in.tsv", "loc\tlastmod\nhttps://a.example/\"a\t2026\n"));
  }

  @Test
  void aBackslashBeforeAQuoteEscapesIt() throws IOException {
    assertEquals(
        List.of("https://a.example/1 2026", "https://a.example/2 2026"),
        read(
            "in.csv",
            "loc,title,lastmod\n\"https://a.example/1\",\"The \\\"Big\\\", one\",\"2026\"\n"
                + "\"https://a.example/2\",\"x\",\"2026\"\n"));
  }

  @Test
  void aCellThatEndsInABackslashNeedsNoEscape() throws IOException {
    assertEquals(
        List.of("https://a.example/1 2026"),
        read("in.csv", "loc,path,lastmod\n\"https://a.example/1\",\"C:\\\",\"2026\"\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Report for a.example\n\nURL,Last modified\n",
        "# ---\n# All pages\n# ---\nURL,Last modified\n",
        "Page,,\nURL,Last modified\n",
        "Report\nby me,\nAdresse der Seite,Last modified\n"
      })
  void headersAreFoundBehindOtherRows(String before) throws IOException {
    assertEquals(
        List.of("https://a.example/1 2026-11-20"),
        read("in.csv", before + "https://a.example/1,2026-11-20\n"));
    assertEquals("csv.header-row", problems().get(0));
  }

  @Test
  void theRowOfHeadersIsGiven() throws IOException {
    context = context.with(CsvSyntaxOptions.FOUND.withHeaderRow(3));
    assertEquals(
        List.of("https://a.example/1 2026-11-20"),
        read(
            "in.csv",
            "loc,x\nhttps://b.example/,1\nloc,lastmod\nhttps://a.example/1,2026-11-20\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://a.example/1;2026-11-20\nhttps://a.example/2;2026-11-20\n",
        "https://a.example/1,2026-11-20\nhttps://a.example/2,2026-11-20\n",
        "https://a.example/1\t2026-11-20\nhttps://a.example/2\t2026-11-20\n",
        "https://a.example/1|2026-11-20\nhttps://a.example/2|2026-11-20\n",
      })
  void aListWithDatesIsATable(String text) throws IOException {
    List<String> pages =
        List.of("https://a.example/1 2026-11-20", "https://a.example/2 2026-11-20");
    assertEquals(pages, read("in.txt", text));
    assertEquals(pages, read("in.csv", text));
    assertEquals(List.of("csv.no-header", "csv.no-header"), problems());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://a.example/a,1.html\nhttps://a.example/b,2.html\n",
        "https://a.example/a,1\nhttps://a.example/a,2\n",
        "https://a.example/a,17\nhttps://a.example/b,18\n",
        "https://a.example/a;jsessionid=1\nhttps://a.example/b;jsessionid=2\n"
      })
  void delimitersMayBelongToUrls(String text) throws IOException {
    List<String> lines = text.lines().toList();
    assertEquals(lines, read("in.txt", text));
    assertEquals(lines, read("in.csv", text));
    assertEquals(List.of("txt.whole-lines", "txt.whole-lines"), problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"; ", ";", ",", "|", " ", "\n"})
  void aListOfPicturesInACellIsSplit(String separator) throws IOException {
    String pictures = "https://a.example/1.jpg" + separator + "https://a.example/2.jpg";
    assertEquals(
        List.of("https://a.example/ https://a.example/1.jpg https://a.example/2.jpg"),
        read("in.csv", "url,images\nhttps://a.example/,\"" + pictures + "\"\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://a.example/w=1,h=2/a.jpg",
        "https://a.example/a.jpg;v=1",
        "https://a.example/x?u=a,b"
      })
  void anAddressWithDelimitersIsOnePicture(String picture) throws IOException {
    assertEquals(
        List.of("https://a.example/ " + picture),
        read("in.csv", "url,image.loc\nhttps://a.example/,\"" + picture + "\"\n"));
  }

  @Test
  void anArrayInACellIsItsValues() throws IOException {
    assertEquals(
        List.of("https://a.example/ https://a.example/1.jpg https://a.example/2.jpg"),
        read(
            "in.csv",
            "url,image.loc\nhttps://a.example/,"
                + "\"[\"\"https://a.example/1.jpg\"\", null, \"\"https://a.example/2.jpg\"\"]\"\n"));
  }

  @Test
  void databasesWriteNoValueInTheirWay() throws IOException {
    assertEquals(
        List.of("https://a.example/"),
        read("in.tsv", "loc\tlastmod\timage.loc\nhttps://a.example/\tNULL\t\\N\n"));
  }

  @Test
  void aUrlThatIsNotUtf8IsLeftOut() throws IOException {
    String table = "loc,image.loc,news.title\n";
    byte[] bytes =
        (table
                + "https://a.example/\u0436,,\n"
                + "https://a.example/1,https://a.example/\u0436.jpg,\u0436\n")
            .getBytes(CYRILLIC);
    assertEquals(List.of("https://a.example/1"), read("in.csv", bytes));
    assertEquals(2, context.problems().missing());
  }

  @Test
  void anotherEncodingIsGiven() throws IOException {
    context = context.with(EncodingOptions.DEFAULTS.withCharset(CYRILLIC));
    String url = "https://a.example/\u043D\u043E\u0432\u043E\u0441\u0442\u0438";
    assertEquals(List.of(url), read("in.csv", ("loc\n" + url + "\n").getBytes(CYRILLIC)));
    assertEquals(List.of(url), read("in.txt", (url + "\n").getBytes(CYRILLIC)));
    assertEquals(List.of(url), read("in.json", ("[{\"loc\":\"" + url + "\"}]").getBytes(CYRILLIC)));
    assertEquals(
        List.of(url), read("in.ndjson", ("{\"loc\":\"" + url + "\"}\n").getBytes(CYRILLIC)));
    assertEquals(List.of(), problems());
  }

  @Test
  void aHintNamesTheProbableEncoding() throws IOException {
    String title =
        "\u041D\u043E\u0432\u043E\u0441\u0442\u0438 \u0434\u043D\u044F \u0438 \u043F\u043E\u0433\u043E\u0434\u0430";
    read("in.csv", ("loc,news.title\nhttps://a.example/," + title + "\n").getBytes(CYRILLIC));
    String message = context.problems().first().get(0).message();
    assertEquals("perhaps WINDOWS-1251", message.substring(message.lastIndexOf("perhaps")));
  }

  /** Returns the first message about a document of three formats with such bytes in a title. */
  private List<String> messages(String title, Charset charset) throws IOException {
    List<String> messages = new ArrayList<>();
    String url = "https://a.example/";
    for (String[] document :
        new String[][] {
          {"in.csv", "loc,image.title\n" + url + "," + title + "\n"},
          {"in.ndjson", "{\"loc\":\"" + url + "\",\"_x\":\"" + title + "\"}\n"},
          {"in.json", "[{\"loc\":\"" + url + "\",\"title\":\"" + title + "\"}]"}
        }) {
      var all = new ArrayList<String>();
      Context own = context;
      context = context.withProblems(new Problems());
      try {
        read(document[0], document[1].getBytes(charset));
      } catch (SitemapException e) {
        all.add(e.problem().message());
      }
      context.problems().first().forEach(problem -> all.add(problem.message()));
      context = own;
      all.removeIf(message -> !message.contains("--encoding"));
      messages.add(all.isEmpty() ? "" : all.get(0));
    }
    return messages;
  }

  @Test
  void theHintNeverNamesWhatWasDone() throws IOException {
    String french = "Caf\u00E9 cr\u00E8me \u2013 voil\u00E0 un gar\u00E7on";
    Charset windows = Charset.forName("windows-1252");
    for (String message : messages(french, windows)) {
      assertTrue(message.endsWith("windows-1252; --encoding reads another encoding"), message);
    }
    context = context.with(EncodingOptions.DEFAULTS.withCharset(StandardCharsets.UTF_8));
    for (String message : messages(french, windows)) {
      assertTrue(message.endsWith("--encoding UTF-8 does not fit all of it"), message);
    }
    context = context.with(EncodingOptions.DEFAULTS.withCharset(Charset.forName("Shift_JIS")));
    for (String message : messages(french, windows)) {
      assertTrue(message.contains("not Shift_JIS"), message);
      assertTrue(message.contains("; --encoding Shift_JIS does not fit all of it"), message);
      assertFalse(message.contains("perhaps SHIFT_JIS"), message);
    }
    context = context.with(EncodingOptions.DEFAULTS.withCharset(CYRILLIC));
    for (String message : messages("\u041D\u043E\u0432\u043E\u0441\u0442\u0438", CYRILLIC)) {
      assertEquals("", message);
    }
  }

  @Test
  void bytesThatAnEncodingLacksBecomeNoOtherCharacters() throws IOException {
    context = context.with(EncodingOptions.DEFAULTS.withCharset(StandardCharsets.US_ASCII));
    byte[] document =
        "[{\"loc\":\"https://a.example/\",\"image\":{\"loc\":\"https://a.example/1\",\"title\":\"\u00E9\"}}]"
            .getBytes(StandardCharsets.ISO_8859_1);
    Source source = Source.of(new ByteArrayInputStream(document), "in.json");
    try (EntryReader<UrlEntry> reader = Sitemaps.read(source, context)) {
      assertEquals("\uFFFD", reader.iterator().next().extensions(Image.class).get(0).title());
    }
  }

  @Test
  void aLastLineWithoutAnEndIsTold() throws IOException {
    read("in.csv", "loc\nhttps://a.example/1\nhttps://a.example/2\nhttps://a.exam");
    assertEquals(List.of("doc.unended"), problems());
  }
}
