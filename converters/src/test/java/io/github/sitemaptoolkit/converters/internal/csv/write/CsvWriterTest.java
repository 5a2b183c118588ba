package io.github.sitemaptoolkit.converters.internal.csv.write;

import static io.github.sitemaptoolkit.converters.csv.Film.scene;
import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static io.github.sitemaptoolkit.converters.csv.Tables.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.csv.Film;
import io.github.sitemaptoolkit.converters.csv.Film.Line;
import io.github.sitemaptoolkit.converters.csv.Film.Scene;
import io.github.sitemaptoolkit.converters.csv.Tables;
import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions.Layout;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CsvWriterTest {

  private static final UnknownMarkup MARKED =
      new UnknownMarkup(
          List.of(
              new UnknownMarkup.Part(
                  "", List.of(new Attribute("urn:x", "mark", "x", "1")), List.of(), Map.of())));

  private static final ForeignElement NOTE =
      new ForeignElement(new ElementName("urn:x", "note", "x"), List.of(), List.of(), Map.of());

  private final Tables csv = new Tables();

  private static Tables with(CsvOptions options) {
    return new Tables(options);
  }

  private static final CsvOptions WIDE = CsvOptions.DEFAULTS.withLayout(Layout.WIDE);
  private static final CsvOptions LONG = CsvOptions.DEFAULTS.withLayout(Layout.LONG);

  @Test
  void columnsAreThoseUsedInTheOrderOfTheSchema() {
    assertEquals(
        List.of(
            "loc,lastmod,changefreq,priority,film.title,film.scene.line,image.loc",
            URL + ",,,,,,i.jpg",
            URL + ",2024,,0.5,T,l,"),
        csv.write(
            entry(Image.of("i.jpg")),
            entry(Film.of("T", scene("l"))).toBuilder().lastmod("2024").priority("0.5").build()));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void elementWithNothingInsideIsYes() {
    var bare = new Film(null, null, List.of());
    assertEquals(
        List.of("loc,lastmod,changefreq,priority,film,film.title", URL + ",,,,yes|,|T"),
        csv.write(entry(bare, Film.of("T"))));
  }

  @Test
  void repeatsInRepeatsAreJoinedWithLongerSeparators() {
    var first = Film.of("1", scene("a", "b|\\"), scene());
    var second = new Film("k", "2", List.of(new Scene("7", List.of(new Line("Jo", "")))));
    assertEquals(
        List.of(
            "loc,lastmod,changefreq,priority,film@kind,film.title,film.scene,film.scene@number,"
                + "film.scene.line,film.scene.line@by",
            URL + ",,,,|k,1|2,\\-|yes||\\-,\\-|\\-||7,a|b\\|\\\\||\\-|||\\e,\\-|\\-||\\-|||Jo"),
        csv.write(entry(first, second)));
  }

  @Test
  void wideColumnsAreNumbered() {
    assertEquals(
        List.of(
            "loc,lastmod,changefreq,priority,film[1].title,film[1].scene[1].line[1],"
                + "film[1].scene[1].line[2],film[1].scene[2],film[2].title,image[1].loc",
            URL + ",,,,A | B,a,\\e,yes,2,",
            URL + ",,,,,,,,,i.jpg"),
        with(WIDE)
            .write(
                entry(Film.of("A | B", scene("a", ""), scene()), Film.of("2")),
                entry(Image.of("i.jpg"))));
  }

  @Test
  void longRowsHoldOneElementEach() {
    assertEquals(
        List.of(
            "loc,lastmod,changefreq,priority,film.title,film.scene.line,image.loc",
            URL + ",,,,T,a|b||c,",
            URL + ",,,,,,1.jpg",
            URL + ",,,,,,2.jpg",
            URL + "none,,,,,,"),
        with(LONG)
            .write(
                entry(
                    Image.of("1.jpg"),
                    Image.of("2.jpg"),
                    Film.of("T", scene("a", "b"), scene("c"))),
                UrlEntry.of(URL + "none")));
  }

  @Test
  void emptyTextIsNotNothing() {
    var entry = UrlEntry.builder(URL).lastmod("").changefreq("\\e").priority("\\\\e").build();
    assertEquals(
        List.of("loc,lastmod,changefreq,priority", URL + ",\\e,\\\\e,\\\\\\e"), csv.write(entry));
  }

  @Test
  void chosenColumnsStandInTheirOrderAndTheOthersAreLost() {
    var tables = with(CsvOptions.DEFAULTS.withColumns(List.of("image_loc", "URL", "film.title")));
    var entry =
        entry(Image.of("1.jpg"), Image.of("2.jpg"), Film.of("T", scene("a", "b"))).toBuilder()
            .lastmod("2024")
            .build();
    assertEquals(
        List.of("image.loc,loc,film.title", "1.jpg|2.jpg," + URL + ",T"), tables.write(entry));
    assertEquals(
        List.of(
            new Loss("out", "csv", "lastmod", 1, "2024", URL, false, false),
            new Loss("out", "csv", "film.scene.line", 2, "a|b", URL, false, false)),
        tables.losses());
  }

  @Test
  void chosenColumnsStreamAndWideOnesAreAllNumbersOfIt() throws IOException {
    var wide = with(WIDE.withColumns(List.of("loc", "image.loc")));
    assertEquals(
        List.of("loc,image[1].loc,image[2].loc", URL + ",1,2"),
        wide.write(entry(Image.of("1"), Image.of("2"))));
    var options = CsvOptions.DEFAULTS.withColumns(List.of("loc"));
    var bytes = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(bytes, "out", false);
        var out =
            new CsvFormat()
                .writer(
                    sink,
                    DocumentInfo.of(DocumentInfo.Kind.URLSET),
                    Context.of(Extensions.of()).withProblems(new Problems()).with(options))) {
      for (int i = 0; i < 20_000; i++) {
        out.write(UrlEntry.of(URL + i));
      }
      assertTrue(bytes.size() > 200_000, "written before the end: " + bytes.size());
    }
  }

  @Test
  void unknownColumnIsRefusedWithAdvice() {
    var tables = with(CsvOptions.DEFAULTS.withColumns(List.of("loc", "image.size")));
    var e = assertThrows(SitemapException.class, () -> tables.write(entry()));
    assertEquals(
        "out: error: csv.unknown-column: there is no column \"image.size\"; those of image are"
            + " image.caption, image.geo_location, image.license, image.loc, image.title",
        e.getMessage());
  }

  @Test
  void whatHasNoColumnIsCounted() {
    var node = new Node<>(Image.of("i.jpg"), MARKED);
    var entry = UrlEntry.builder(URL).add(node).add(NOTE).unknown(MARKED).build();
    assertEquals(
        List.of("loc,lastmod,changefreq,priority,image.loc", URL + ",,,,i.jpg"), csv.write(entry));
    assertEquals(
        List.of(
            new Loss("out", "csv", "attribute mark", 2, "1", URL, false, false),
            new Loss("out", "csv", "x:note", 1, null, URL, false, false)),
        csv.losses());
  }

  @Test
  void xmlColumnHoldsWhatHasNoColumn() {
    var node = new Node<>(Image.of("i.jpg"), MARKED);
    var marked = UrlEntry.builder(URL).add(node).add(Film.of("T")).unknown(MARKED).build();
    var noted = UrlEntry.builder(URL + 2).lastmod("2024").add(NOTE).add(Image.of("2")).build();
    var tables = with(CsvOptions.DEFAULTS.withXmlColumn(true));
    String document = tables.document(marked, noted);
    assertEquals(List.of(), tables.problems());
    assertTrue(
        document.startsWith("loc,lastmod,changefreq,priority,film.title,image.loc,_xml\n"),
        document);
    assertEquals(List.of(marked, noted), csv.read(document));
  }

  @Test
  void formulasAreDefusedOnRequestAndComeBack() {
    List<String> texts =
        List.of(
            "=1+1", "+a", "-5", "-5.5", "-5a", "@x", "\t=", "\rx", "'=1", "' =", "'plain",
            "\uFF1Dx", "plain", "\"=x", " =x", "");
    UrlEntry[] entries = texts.stream().map(text -> entry(Film.of(text))).toArray(UrlEntry[]::new);
    var safe = with(CsvOptions.DEFAULTS.withSafe(true));
    String document = safe.document(entries);
    assertEquals(List.of(entries), safe.read(document));
    assertTrue(
        document.startsWith(
            "\"loc\",\"lastmod\",\"changefreq\",\"priority\",\"film.title\"\n\""
                + URL
                + "\",,,,\"'=1+1\"\n"),
        document);
    assertTrue(document.contains(",\"-5\"\n"), document);
    assertTrue(document.contains(",\"'-5a\"\n"), document);
    assertEquals("'=1+1", csv.read(document).get(0).extension(Film.class).orElseThrow().title());
  }

  @Test
  void tabIsTheDelimiterOfAFileThatSaysSo() {
    assertEquals('\t', Delimiters.ofName("out/A.TSV.gz"));
    assertEquals(',', Delimiters.ofName("tsv.csv"));
    assertEquals(
        List.of("loc;lastmod;changefreq;priority", URL + ";;a,b;"),
        with(CsvOptions.DEFAULTS.withDelimiter(';'))
            .write(UrlEntry.builder(URL).changefreq("a,b").build()));
  }

  @Test
  void charactersThatNoTableHoldsAreReported() {
    var bad = UrlEntry.builder(URL).changefreq("a\0b\uD800c\uD83D\uDE00").build();
    assertEquals(
        List.of("loc,lastmod,changefreq,priority", URL + ",,a\uFFFDb\uFFFDc😀,"),
        csv.write(bad, UrlEntry.of(URL + "\uDC00"), UrlEntry.of(" ")));
    assertEquals(List.of("csv.invalid-char", "csv.invalid-char", "loc.missing"), csv.codes());
    assertEquals(2, csv.missing());
  }

  @Test
  void extensionThatFailsCostsItsValue() {
    assertEquals(
        List.of("loc,lastmod,changefreq,priority", URL + ",,,", URL + ",,,"),
        csv.write(entry(Film.of("fail writing")), entry()));
    assertEquals(List.of("extension.failed"), csv.codes());
    assertEquals(1, csv.missing());
  }

  @Tag("slow")
  @Test
  void rowsBeyondWhatMemoryHoldsComeBackInOrder() {
    String filler = "x".repeat(900_000);
    UrlEntry[] entries = new UrlEntry[20];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = entry(Film.of(i + filler));
    }
    assertEquals(List.of(entries), csv.read(csv.document(entries)));
  }

  @Test
  void rowThatNoReaderTakesIsReported() {
    csv.write(entry(Film.of("x".repeat(TableLimits.LONGEST_FIELD - 2))));
    assertEquals(List.of(), csv.codes());
    csv.write(entry(Film.of("x".repeat(TableLimits.LONGEST_FIELD - 1))));
    assertEquals(List.of("csv.too-long"), csv.codes());
  }

  @Test
  void moreColumnsThanReadersTakeAreRefused() {
    String[] lines = new String[TableLimits.MOST_FIELDS];
    Arrays.fill(lines, "l");
    var e =
        assertThrows(
            SitemapException.class, () -> with(WIDE).write(entry(Film.of("T", scene(lines)))));
    assertEquals("csv.too-many-columns", e.problem().code());
    assertEquals(
        List.of(entry(Film.of("T", scene(lines)))),
        csv.read(csv.document(entry(Film.of("T", scene(lines))))));
  }

  @Test
  void feedsTitleIsLost() {
    var info = DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("News");
    var context = Context.of(Extensions.of()).withProblems(new Problems());
    Documents.write(new CsvFormat(), info, List.of(), context);
    assertEquals("title of the feed", context.problems().losses().get(0).kind());
  }
}
