package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.cells;
import static io.github.sitemaptoolkit.xlsx.Workbooks.problems;
import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static io.github.sitemaptoolkit.xlsx.Workbooks.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XlsxFormatTest {

  private static final String URL = "https://a.example/1";

  private final Context context = Workbooks.context();

  private List<UrlEntry> read(String... rows) {
    return Workbooks.of(rows).read(context);
  }

  /** Returns the entry of a row with a url and one cell, in XML, under a header. */
  private UrlEntry entry(String header, String cell) {
    List<UrlEntry> entries = read(row("loc", header), cells(text(URL), cell));
    assertEquals(1, entries.size());
    return entries.get(0);
  }

  private String xml(UrlEntry entry) {
    return entry.nodes().toString();
  }

  @Test
  void workbookOfAnotherWriterIsRead() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var workbook = new Workbook(bytes, "Test", "1.0")) {
      Worksheet sheet = workbook.newWorksheet("Pages");
      sheet.value(0, 0, "Page URL");
      sheet.value(0, 1, "Last Modified");
      sheet.value(0, 2, "Priority");
      sheet.value(0, 3, "Image Link");
      sheet.value(1, 0, URL);
      sheet.value(1, 1, LocalDate.of(2026, 11, 20));
      sheet.style(1, 1).format("yyyy-mm-dd").set();
      sheet.value(1, 2, 0.8);
      sheet.value(1, 3, "https://cdn.example/1.jpg");
    }
    UrlEntry entry = Workbooks.read(bytes.toByteArray(), context).get(0);
    assertEquals(URL, entry.loc());
    assertEquals("2026-11-20", entry.lastmod());
    assertEquals("0.8", entry.priority());
    assertTrue(xml(entry).contains("https://cdn.example/1.jpg"), xml(entry));
    assertEquals(List.of(), problems(context));
  }

  @Test
  void sharedRichAndInlineTextsAreRead() {
    List<UrlEntry> entries =
        new Workbooks()
            .shared(
                "<t>loc</t>",
                "<r><t>https://a.</t></r><r><rPr><b/></rPr><t>example/r</t></r>",
                "<t>https://a.example/漢</t><rPh sb=\"0\" eb=\"1\"><t>かん</t></rPh>")
            .sheet(
                "S",
                cells("<c t=\"s\"><v>0</v></c>"),
                cells("<c t=\"s\"><v>1</v></c>"),
                cells("<c t=\"s\"><v>2</v></c>"),
                cells("<c t=\"str\"><f>A1</f><v>https://a.example/f</v></c>"),
                cells("<c t=\"str\"><v>https://a.example/g</v></c>"))
            .read(context);
    assertEquals(
        List.of(
            "https://a.example/r",
            "https://a.example/漢",
            "https://a.example/f",
            "https://a.example/g"),
        entries.stream().map(UrlEntry::loc).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "1,1",
    "1.0,1",
    "0.8,0.8",
    "0.80000000000000004,0.8",
    "5E-1,0.5",
    "0,0",
  })
  void numbersHaveNeitherExponentsNorRemains(String stored, String text) {
    assertEquals(text, entry("priority", "<c><v>" + stored + "</v></c>").priority());
  }

  @Test
  void dateIsADay() {
    assertEquals("2026-11-20", entry("lastmod", "<c s=\"1\"><v>46346</v></c>").lastmod());
    assertEquals(List.of(), problems(context));
  }

  @Test
  void dateSince1904IsADay() {
    var workbook =
        new Workbooks()
            .since1904()
            .sheet("S", row("loc", "lastmod"), cells(text(URL), "<c s=\"1\"><v>44884</v></c>"));
    assertEquals("2026-11-20", workbook.read(context).get(0).lastmod());
  }

  /** As in a CSV file: the time has no zone. */
  @Test
  void onlyTheDayOfADateWithTimeIsKept() {
    assertEquals("2026-11-20", entry("lastmod", "<c s=\"2\"><v>46346.5</v></c>").lastmod());
    assertEquals(
        List.of(
            "warning a.xlsx:2 date.no-zone: lastmod \"2026-11-20 12:00:00\" has no time zone, or an"
                + " ambiguous one; only its day is kept"),
        problems(context));
  }

  @Test
  void numberInAColumnOfDatesIsReported() {
    assertNull(entry("lastmod", "<c><v>46346</v></c>").lastmod());
    assertTrue(problems(context).get(0).contains("date.invalid"), problems(context).toString());
  }

  @Test
  void booleanIsYesOrNoWhereAColumnWantsThat() {
    UrlEntry film = entry("video.family_friendly", "<c t=\"b\"><v>0</v></c>");
    assertTrue(xml(film).contains("familyFriendly=no"), xml(film));
    UrlEntry titled = entry("video.title", "<c t=\"b\"><v>1</v></c>");
    assertTrue(xml(titled).contains("title=TRUE"), xml(titled));
  }

  @Test
  void errorIsReportedAndNoValue() {
    assertNull(entry("lastmod", "<c t=\"e\"><f>B9</f><v>#REF!</v></c>").lastmod());
    assertEquals(
        List.of(
            "error a.xlsx:2 xlsx.cell-error: lastmod: cell B2 contains the error #REF!; it is left"
                + " out"),
        problems(context));
  }

  @Test
  void errorInAColumnThatIsNotReadIsNotReported() {
    entry("Remarks", "<c t=\"e\"><v>#N/A</v></c>");
    assertEquals(
        List.of(
            "info a.xlsx:1 csv.unknown-column: the column \"Remarks\" is not known; its values are"
                + " left out"),
        problems(context));
  }

  @Test
  void formulaWithoutResultIsReported() {
    assertNull(entry("lastmod", "<c><f>TODAY()</f><v></v></c>").lastmod());
    assertTrue(
        problems(context).get(0).startsWith("error a.xlsx:2 xlsx.not-calculated: lastmod: cell B2"),
        problems(context).toString());
  }

  @Test
  void formulaWhoseResultIsEmptyIsNoValue() {
    assertNull(entry("lastmod", "<c t=\"str\"><f>IF(A2=\"\",A2,\"\")</f><v></v></c>").lastmod());
    assertEquals(List.of(), problems(context));
  }

  @Test
  void formulaHasTheFormatOfItsCell() {
    assertEquals(
        "2026-11-20", entry("lastmod", "<c s=\"1\"><f>B1+1</f><v>46346</v></c>").lastmod());
  }

  @Test
  void escapedCharactersAreRestored() {
    UrlEntry entry = entry("video.title", text("a_x0041_b_x005F_x0041_"));
    assertTrue(xml(entry).contains("title=aAb_x0041_"), xml(entry));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a_x000D",
        "a_x000Db",
        "a_x000",
        "a_x",
        "_x000D",
        "a_x000G_",
        "a_x00D_b",
        "a_X000D_",
        "_x000D-_"
      })
  void whatIsNoWholeEscapeIsText(String title) {
    UrlEntry entry = entry("video.title", text(title));
    assertTrue(xml(entry).contains("title=" + title + ","), xml(entry));
  }

  @Test
  void anEscapeMayEndTheTextAndFollowAnother() {
    assertTrue(xml(entry("video.title", text("a_x0041_"))).contains("title=aA,"));
    assertTrue(xml(entry("video.title", text("_x0041__x0042_"))).contains("title=AB,"));
    assertTrue(xml(entry("video.title", text("_x00_x0041_"))).contains("title=_x00A,"));
  }

  @Test
  void emptyRowsAreSkippedAndRowsKeepTheirNumbers() {
    List<UrlEntry> entries =
        read(
            "<row r=\"3\"><c r=\"B3\" t=\"inlineStr\"><is><t>loc</t></is></c></row>",
            "<row r=\"4\"><c r=\"A4\" s=\"1\"/></row>",
            "<row r=\"9\"><c r=\"B9\" t=\"inlineStr\"><is><t>not a url</t></is></c></row>",
            "<row r=\"10\"><c r=\"B10\" t=\"inlineStr\"><is><t>" + URL + "</t></is></c></row>");
    assertEquals(List.of(URL), entries.stream().map(UrlEntry::loc).toList());
    assertTrue(
        problems(context).get(0).startsWith("error a.xlsx:9 "), problems(context).toString());
  }

  @Test
  void cellsBesideTheTableAreCounted() {
    read(row("loc"), cells(text(URL), text("https://a.example/note")));
    assertEquals(
        List.of("column 2 without a header"),
        context.problems().losses().stream().map(loss -> loss.kind()).toList());
  }

  @Test
  void tableNeedsNoHeader() {
    List<UrlEntry> entries = read(row(URL, "2026-11-20"), row(URL + "1", "2026-11-21"));
    assertEquals(
        List.of("2026-11-20", "2026-11-21"), entries.stream().map(UrlEntry::lastmod).toList());
    assertTrue(problems(context).get(0).contains("csv.no-header"), problems(context).toString());
  }

  @Test
  void headersAreMappedAndRowsAreFiltered() {
    var options =
        CsvInputOptions.DEFAULTS
            .withColumns(Map.of("Film", "video.content_loc"))
            .withWhere(List.of(RowCondition.parse("Live=true")));
    List<UrlEntry> entries =
        Workbooks.of(
                row("loc", "Film", "Live"),
                cells(text(URL), text("https://a.example/1.mp4"), "<c t=\"b\"><v>1</v></c>"),
                cells(text(URL + "2"), text("https://a.example/2.mp4"), "<c t=\"b\"><v>0</v></c>"))
            .read(context.with(options));
    assertEquals(1, entries.size());
    assertTrue(xml(entries.get(0)).contains("https://a.example/1.mp4"), xml(entries.get(0)));
  }

  @Test
  void workbookNeedsNoStyles() {
    var workbook = Workbooks.of(row("loc", "lastmod"), row(URL, "2026-11-20"));
    assertEquals("2026-11-20", workbook.withoutStyles().read(context).get(0).lastmod());
    assertEquals(List.of(), problems(context));
  }

  @Test
  void datesOfIso8601AreRead() {
    List<UrlEntry> entries =
        new Workbooks()
            .shared("<t>" + URL + "</t>")
            .sheet(
                "S",
                row("loc", "lastmod", "priority"),
                cells(
                    "<c r=\"A2\" t=\"s\"><v>0</v></c>",
                    "<c r=\"B2\" t=\"d\" s=\"1\"><v>2026-11-20T00:00:00</v></c>",
                    "<c r=\"C2\"><v>0.5</v></c>"),
                cells(text(URL + "2"), "<c t=\"d\"><v>2026-11-21T10:15:00Z</v></c>"),
                cells(text(URL + "3"), "<c t=\"d\"><f>B2</f><v>2026-11-22</v></c>"),
                cells(text("https://a.example/&amp;"), "<c t=\"d\"/>"))
            .withoutStyles()
            .read(context);
    assertEquals(
        List.of(URL, URL + "2", URL + "3", "https://a.example/&"),
        entries.stream().map(UrlEntry::loc).toList());
    assertEquals("2026-11-20", entries.get(0).lastmod());
    assertEquals("0.5", entries.get(0).priority());
    assertEquals("2026-11-21T10:15:00Z", entries.get(1).lastmod());
    assertEquals("2026-11-22", entries.get(2).lastmod());
    assertNull(entries.get(3).lastmod());
    assertEquals(List.of(), problems(context));
  }

  @Test
  void firstOfSeveralSheetsWithUrlsHasToBeChosen() {
    var workbook =
        new Workbooks()
            .sheet("Cover", row("Our shop"))
            .sheet("Pages", row("loc"), row(URL))
            .sheet("Films", row("loc"), row(URL));
    var e = assertThrows(SitemapException.class, () -> workbook.read(context));
    assertEquals("csv.no-url-column", e.problem().code());
    assertEquals(
        List.of(
            "warning a.xlsx xlsx.other-sheets: only the sheet \"Cover\" is read, not \"Pages\","
                + " \"Films\"; it contains no url, but \"Pages\", \"Films\" do: choose one with"
                + " --sheet"),
        problems(context));
  }

  private static Workbooks threeSheets() {
    return new Workbooks()
        .hidden("Lists", row("yes"))
        .sheet("Pages", row("loc"), row("https://a.example/pages"))
        .sheet("Films", row("loc"), row("https://a.example/films"))
        .sheet("Empty");
  }

  @Test
  void firstVisibleSheetIsReadAndOthersAreNamed() {
    assertEquals("https://a.example/pages", threeSheets().read(context).get(0).loc());
    assertEquals(
        List.of(
            "warning a.xlsx xlsx.other-sheets: only the sheet \"Pages\" is read, not \"Lists\""
                + " (hidden), \"Films\""),
        problems(context));
  }

  @Test
  void hiddenSheetAloneIsOnlyMentioned() {
    new Workbooks().sheet("S", row("loc"), row(URL)).hidden("Lists", row("yes")).read(context);
    assertTrue(problems(context).get(0).startsWith("info a.xlsx xlsx.other-sheets"));
  }

  @ParameterizedTest
  @CsvSource({"Films,films", "films,films", "2,films", "1,pages"})
  void sheetIsChosenByNameOrNumber(String sheet, String page) {
    Context choosing = context.with(XlsxInputOptions.DEFAULTS.withSheet(sheet));
    assertEquals("https://a.example/" + page, threeSheets().read(choosing).get(0).loc());
    assertEquals(List.of(), problems(context));
  }

  @ParameterizedTest
  @CsvSource({"Film", "4", "0"})
  void unknownSheetIsRefused(String sheet) {
    Context choosing = context.with(XlsxInputOptions.DEFAULTS.withSheet(sheet));
    var e = assertThrows(SitemapException.class, () -> threeSheets().read(choosing));
    assertEquals("xlsx.no-such-sheet", e.problem().code());
    assertTrue(
        e.getMessage().contains("\"Lists\" (hidden), \"Pages\", \"Films\", \"Empty\""),
        e.getMessage());
  }

  @Test
  void columnsAreListed() throws IOException {
    byte[] bytes = Workbooks.of(row("Page URL", "Remarks"), row(URL, "x")).bytes();
    try (Source source = Source.of(new ByteArrayInputStream(bytes), "a.xlsx")) {
      assertEquals(
          "{Page URL=loc, Remarks=}", new XlsxFormat().columns(source, context).toString());
    }
  }

  @Test
  void workbookIsRecognisedByContent() throws IOException {
    byte[] bytes = Workbooks.of(row("loc"), row(URL)).bytes();
    try (Source source = Source.of(new ByteArrayInputStream(bytes), "-")) {
      assertEquals("xlsx", Formats.load().detect(source).id());
    }
    assertFalse(new XlsxFormat().matches(Head.of("PK\3\4 word/document.xml xl/".getBytes())));
    assertFalse(new XlsxFormat().matchesNamed(Head.of("loc\n".getBytes())));
  }
}
