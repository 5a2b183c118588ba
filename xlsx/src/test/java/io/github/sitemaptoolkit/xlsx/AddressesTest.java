package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.cells;
import static io.github.sitemaptoolkit.xlsx.Workbooks.problems;
import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static io.github.sitemaptoolkit.xlsx.Workbooks.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The addresses behind cells. */
class AddressesTest {

  private static final String READ_AS =
      "info a.xlsx:2 csv.read-as: cells of loc are read as the addresses behind them: \"Page 1\" as"
          + " https://a.example/1";

  private final Context context = Workbooks.context();

  private static Workbooks linked(String header) {
    return new Workbooks()
        .sheet("S", row(header, "lastmod"), row("Page 1", "2026-11-20"), row("Page 2", ""))
        .link("A2", "https://a.example/1")
        .link("A3", "https://a.example/2?a=1&amp;b=2");
  }

  private List<String> read(Workbooks workbook) {
    return workbook.read(context).stream().map(UrlEntry::loc).toList();
  }

  @Test
  void addressesBehindTextsAreTheUrls() {
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2?a=1&b=2"), read(linked("Page")));
    assertEquals(READ_AS, problems(context).get(problems(context).size() - 1));
  }

  @Test
  void headerOfUrlsNeedsNoOtherReason() {
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2?a=1&b=2"), read(linked("loc")));
    assertEquals(List.of(READ_AS), problems(context));
  }

  @Test
  void textsThatAreLinksStayTextsBesideUrls() {
    List<UrlEntry> entries =
        new Workbooks()
            .sheet("S", row("URL", "video.title"), row("https://a.example/1", "A film"))
            .link("B2", "https://a.example/film")
            .read(context);
    assertEquals("https://a.example/1", entries.get(0).loc());
    assertTrue(entries.get(0).nodes().toString().contains("title=A film"));
    assertEquals(List.of(), problems(context));
  }

  @Test
  void textThatIsAUrlIsNotReplaced() {
    var workbook = Workbooks.of(row("loc"), row("https://a.example/shown"));
    assertEquals(
        List.of("https://a.example/shown"), read(workbook.link("A2", "https://a.example/other")));
    assertEquals(List.of(), problems(context));
  }

  @Test
  void pictureMayBeALink() {
    List<UrlEntry> entries =
        Workbooks.of(row("loc", "Image URL"), row("https://a.example/1", "photo"))
            .link("B2", "https://cdn.example/1.jpg")
            .read(context);
    assertTrue(entries.get(0).nodes().toString().contains("https://cdn.example/1.jpg"));
  }

  @Test
  void fragmentAndRangeOfALinkAreRead() {
    var workbook = Workbooks.of(row("loc"), row("One"), row("Two"), row("Three"));
    assertEquals(
        List.of("https://a.example/#a", "https://a.example/#a", "https://a.example/b"),
        read(workbook.link("A2:A3", "https://a.example/#a").link("A4", "https://a.example/b")));
  }

  @Test
  void linkOfAWholeColumnIsNotThePageOfEachRow() {
    assertEquals(
        List.of(),
        read(Workbooks.of(row("loc"), row("One")).link("A1:A1048576", "https://a.example/")));
  }

  @Test
  void linksToOtherThingsAreNone() {
    var workbook = Workbooks.of(row("loc"), row("One"), row("Two"));
    assertEquals(
        List.of(), read(workbook.link("A2", "mailto:a@a.example").link("A3", "pages/two.html")));
    assertEquals(
        List.of("error a.xlsx:2", "error a.xlsx:3"),
        problems(context).stream().map(line -> line.substring(0, 14)).toList());
  }

  @Test
  void linksNeedNoHeader() {
    var workbook = Workbooks.of(row("Page 1"), row("Page 2"));
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2"),
        read(workbook.link("A1", "https://a.example/1").link("A2", "https://a.example/2")));
    assertTrue(problems(context).get(0).contains("csv.no-header"), problems(context).toString());
  }

  @Test
  void addressOfAFormulaIsTheUrl() {
    var workbook =
        Workbooks.of(
            row("loc"),
            cells(
                "<c t=\"str\"><f>HYPERLINK(\"https://a.example/1\",\"Page 1\")</f><v>Page 1</v></c>"),
            cells("<c><f>HYPERLINK(\"https://a.example/2\",A9)</f><v>0</v></c>"),
            cells("<c><f>HYPERLINK(\"https://a.example/3\",\"Never calculated\")</f><v></v></c>"),
            cells("<c><f>HYPERLINK(\"https://a.example/4\",A9)</f></c>"),
            cells("<c><f>HYPERLINK(\"https://a.example/5\")</f></c>"));
    assertEquals(
        List.of(
            "https://a.example/1",
            "https://a.example/2",
            "https://a.example/3",
            "https://a.example/4",
            "https://a.example/5"),
        read(workbook));
    assertEquals(List.of(READ_AS), problems(context));
  }

  @Test
  void textOfAFormulaThatWasNeverCalculatedIsInIt() {
    List<UrlEntry> entries =
        Workbooks.of(
                row("loc", "video.title"),
                cells(
                    text("https://a.example/1"),
                    "<c><f>HYPERLINK(\"https://a.example/f\",\"A \"\"film\"\"\")</f><v></v></c>"))
            .read(context);
    assertTrue(entries.get(0).nodes().toString().contains("title=A \"film\""));
    assertEquals(List.of(), problems(context));
  }

  @Test
  void onlySheetWithUrlsIsRead() {
    var workbook =
        new Workbooks()
            .sheet("Cover", row("Pages of our shop"), row("Made", "2026-11-20"))
            .sheet("Pages", row("Page"), row("Page 1"))
            .link("A2", "https://a.example/1")
            .sheet("Notes", row("none"));
    assertEquals(List.of("https://a.example/1"), read(workbook));
    assertEquals(
        List.of(
            "warning a.xlsx xlsx.found-sheet: the sheet \"Cover\" contains no url; \"Pages\", the"
                + " only one that does, is read (--sheet chooses another)",
            "warning a.xlsx xlsx.other-sheets: only the sheet \"Pages\" is read, not \"Notes\""),
        problems(context).subList(0, 2));
  }
}
