package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.cells;
import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static io.github.sitemaptoolkit.xlsx.Workbooks.text;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostileWorkbooksTest {

  private static final String URL = "https://a.example/1";

  private final Context context = Workbooks.context();

  private static byte[] small() {
    return new Workbooks()
        .shared("<t>loc</t>", "<t>" + URL + "</t>")
        .sheet("S", cells("<c t=\"s\"><v>0</v></c>"), cells("<c t=\"s\"><v>1</v></c>"))
        .bytes();
  }

  private String code(Workbooks workbook) {
    return assertThrows(SitemapException.class, () -> workbook.read(context)).problem().code();
  }

  @Tag("slow")
  @Test
  void cutWorkbookIsRefused() {
    byte[] whole = small();
    for (int length = 1; length < whole.length; length += 7) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThrows(SitemapException.class, () -> Workbooks.read(cut, Workbooks.context()));
    }
  }

  @Test
  void workbookWithoutItsEndIsRefused() {
    byte[] cut = Arrays.copyOf(small(), small().length - 30);
    var e = assertThrows(TruncatedException.class, () -> Workbooks.read(cut, context));
    assertEquals("xlsx.damaged", e.problem().code());
  }

  /** Each bit is one that matters, to the archive or to the XML, or that no reader looks at. */
  @Tag("slow")
  @Test
  void flippedBitsGiveEntriesOrARefusal() {
    byte[] bytes = small();
    int refused = 0;
    for (int i = 0; i < bytes.length; i += 3) {
      bytes[i] ^= (byte) (1 << i % 8);
      List<UrlEntry> found = new ArrayList<>();
      try {
        Workbooks.readInto(found, bytes, Workbooks.context());
        assertEquals(List.of(UrlEntry.of(URL)), found, "byte " + i);
      } catch (SitemapException e) {
        refused++;
        assertEquals(List.of(), found, "byte " + i);
      }
      bytes[i] ^= (byte) (1 << i % 8);
    }
    assertTrue(refused > bytes.length / 6, refused + " of " + bytes.length);
  }

  @ParameterizedTest
  @CsvSource({"ZZZZZZ2", "XFE2", "A1048577", "A0", "A", "7", "''", "A2000000000000", "Ä2"})
  void cellOutsideOfAnySheetIsRefused(String address) {
    assertEquals(
        "xlsx.damaged",
        code(Workbooks.of(row("loc"), cells("<c r=\"" + address + "\"><v>1</v></c>"))));
  }

  @Test
  void secondCellAtAPlaceIsRefused() {
    String cell = "<c r=\"A2\" t=\"inlineStr\"><is><t>" + URL + "</t></is></c>";
    assertEquals("xlsx.damaged", code(Workbooks.of(row("loc"), cells(cell, cell))));
  }

  @ParameterizedTest
  @CsvSource({"2", "2000000000", "-1", "99999999999", "x"})
  void textThatIsNotThereIsRefused(String index) {
    var workbook =
        new Workbooks()
            .shared("<t>loc</t>", "<t>" + URL + "</t>")
            .sheet(
                "S",
                cells("<c t=\"s\"><v>0</v></c>"),
                cells("<c t=\"s\"><v>" + index + "</v></c>"));
    assertEquals("xlsx.damaged", code(workbook));
  }

  @Test
  void documentTypeIsRefused() {
    var workbook = Workbooks.of(row("loc"), row(URL));
    workbook.part(
        "xl/sharedStrings.xml",
        "<!DOCTYPE sst [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><sst><si><t>&x;</t></si></sst>");
    assertEquals("xlsx.unsupported", code(workbook));
  }

  @Test
  void entityIsNotLeftOutSilently() {
    var workbook = Workbooks.of(row("loc"), row("https://a.example/&x;"));
    List<UrlEntry> found = new ArrayList<>();
    byte[] bytes = workbook.bytes();
    assertThrows(SitemapException.class, () -> Workbooks.readInto(found, bytes, context));
    assertEquals(List.of(), found);
  }

  @Test
  void phoneticGuideInsideACellIsRefused() {
    String cell = "<c t=\"inlineStr\"><is><t>漢</t><rPh><t>かん</t></rPh></is></c>";
    assertEquals("xlsx.unsupported", code(Workbooks.of(row("loc"), cells(cell))));
  }

  @Test
  void cellOfAnUnknownTypeIsRefused() {
    assertEquals(
        "xlsx.unsupported",
        code(Workbooks.of(row("loc"), cells("<c t=\"x\"><v>2026-11-20</v></c>"))));
  }

  @Test
  void bombIsRefused() {
    var workbook = Workbooks.of(row("loc"), row(URL));
    workbook.part("xl/media.xml", "<x>" + " ".repeat(5 << 20) + "</x>");
    var e = assertThrows(SitemapException.class, () -> workbook.read(context));
    assertEquals(
        "a.xlsx: error: xlsx.bomb: the workbook is compressed more than 200 to 1, as files are that"
            + " are made to fill memory; if you trust it, allow more with --limit gzip-ratio=N, or"
            + " save the sheet as CSV",
        e.problem().toString());
    Context trusting = context.withLimits(context.limits().with(Limit.GZIP_RATIO, 2000));
    assertEquals("xlsx.bomb", code(workbook), "a text longer than the limit");
    workbook.part("xl/media.xml", "<x>" + "<y>   </y>".repeat(300_000) + "</x>");
    assertEquals(1, workbook.read(trusting).size());
  }

  /** What the XML parser would hold, wherever it is: fastexcel need not ask for it. */
  @ParameterizedTest
  @CsvSource({
    "'<t>,</t>', a text of the workbook is longer than 528288 bytes (--limit text-length=N allows more)",
    "'<t><![CDATA[,]]></t>', a text of the workbook is longer than 528288 bytes (--limit text-length=N allows more)",
    "'<t ,/>', a tag or comment of the workbook is longer than 524288 bytes",
    "'<t a=\",\"/>', a tag or comment of the workbook is longer than 524288 bytes",
    "'<!--,--><t/>', a tag or comment of the workbook is longer than 524288 bytes",
    "'<?x ,?><t/>', a tag or comment of the workbook is longer than 524288 bytes",
  })
  void markupThatIsTooLongIsRefused(String around, String message) {
    int at = around.indexOf(',');
    String long600k = "x".repeat(600_000);
    var workbook = Workbooks.of(row("loc"), row(URL));
    workbook.part("xl/a.xml", around.substring(0, at) + long600k + around.substring(at + 1));
    assertEquals(message, refused(workbook, Limit.TEXT_LENGTH, 1000));
  }

  @Test
  void sharedTextIsNotHeldBeforeItIsMeasured() {
    var workbook = Workbooks.of(row("loc"), row(URL)).shared("<t>" + "x".repeat(101) + "</t>");
    assertEquals(
        "a cell has more than 100 characters (--limit text-length=N allows more)",
        refused(workbook, Limit.TEXT_LENGTH, 100));
  }

  @Test
  void rowWithTooManyTextsIsRefused() {
    String[] cells = new String[11];
    Arrays.fill(cells, text("x".repeat(100)));
    assertEquals(
        "a row has more than 1000 characters (--limit entry-length=N allows more)",
        refused(Workbooks.of(row("loc"), cells(cells)), Limit.ENTRY_LENGTH, 1000));
    var rows = Workbooks.of(row("loc"), row(URL + "x".repeat(900)), row(URL + "y".repeat(900)));
    assertEquals(2, rows.read(with(Limit.ENTRY_LENGTH, 1000)).size(), "each by itself");
  }

  @Test
  void workbookOfTooManyNamesIsRefused() {
    var names = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      names.append("<n").append(i).append(" a").append(i).append("=''/>");
    }
    var workbook = Workbooks.of(row("loc"), row(URL)).part("xl/a.xml", "<x>" + names + "</x>");
    assertEquals(
        "the workbook has more than 200 different names (--limit names=N allows more, up to 10000)",
        refused(workbook, Limit.NAMES, 200));
    assertEquals(1, workbook.read(with(Limit.NAMES, 300)).size());
  }

  @Test
  void partThatIsNestedTooDeeplyIsRefused() {
    var workbook = Workbooks.of(row("loc"), row(URL));
    workbook.part("xl/a.xml", "<x>".repeat(1001));
    assertEquals("a part of the workbook is nested too deeply", refused(workbook, Limit.DEPTH, 64));
  }

  @Test
  void archiveOfTooManyPartsIsRefused() {
    var workbook = Workbooks.of(row("loc"), row(URL));
    for (int i = 0; i < 25_000; i++) {
      workbook.part("xl/media/" + "x".repeat(40) + i, "");
    }
    assertEquals("the workbook has too many parts", refused(workbook, Limit.DEPTH, 64));
  }

  private Context with(Limit limit, long most) {
    return context.withLimits(context.limits().with(limit, most).with(Limit.GZIP_RATIO, 1_000_000));
  }

  private String refused(Workbooks workbook, Limit limit, long most) {
    var e = assertThrows(SitemapException.class, () -> workbook.read(with(limit, most)));
    assertEquals("xlsx.bomb", e.problem().code());
    return e.problem().message();
  }

  @Test
  void lengthIsThatOfTheParts() {
    Context strict = context.withLimits(context.limits().with(Limit.BYTES, 5000));
    var workbook = Workbooks.of(row("loc"), row(URL), row(URL + "?" + "x".repeat(5000)));
    var e = assertThrows(SitemapException.class, () -> workbook.read(strict));
    assertEquals("doc.limit", e.problem().code());
  }

  @Test
  void formulasThatTakeForeverAreRefused() {
    String[] cells = new String[40_000];
    Arrays.fill(cells, "<row><c><f t=\"array\" ref=\"A1\">1</f><v>1</v></c></row>");
    assertEquals(
        "the formulas of the workbook are too many to be read; copy the sheet, paste it as values,"
            + " and give that",
        refused(Workbooks.of(cells), Limit.DEPTH, 64));
  }

  @Test
  void numberWithAHugeExponentIsNotWrittenOut() {
    List<UrlEntry> entries =
        Workbooks.of(row("loc", "priority"), cells(text(URL), "<c><v>1e999999999</v></c>"))
            .read(context);
    assertEquals("1E+999999999", entries.get(0).priority());
  }

  @Test
  void numberOfEndlessDigitsIsRefused() {
    String digits = IntStream.range(0, 200_000).mapToObj(i -> "" + i * i % 10).collect(joining());
    assertEquals(
        "xlsx.damaged", code(Workbooks.of(row("loc"), cells("<c><v>" + digits + "</v></c>"))));
  }

  @Test
  void chartIsNotTakenForCells() {
    var workbook =
        new Workbooks()
            .shared("<t>loc</t>", "<t>" + URL + "</t>")
            .sheet("S", cells("<c t=\"s\"><v>0</v></c>"), cells("<c t=\"s\"><v>1</v></c>"))
            .part(
                "xl/charts/chart1.xml",
                "<c><f t=\"x\">S!A1</f><row/><v>Clicks</v><c t=\"d\"/></c>");
    assertEquals(List.of(UrlEntry.of(URL)), workbook.read(context));
  }

  @Test
  void malformedStyleIsRefused() {
    var workbook = Workbooks.of(row("loc"), cells("<c s=\"1\"><v>1</v></c>"));
    workbook.part(
        "xl/styles.xml", "<x><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"many\"/></cellXfs></x>");
    assertEquals("xlsx.damaged", code(workbook));
  }

  @ParameterizedTest
  @CsvSource({
    "xl/workbook.bin,xlsx.unsupported,.xlsb",
    "readme.txt,xlsx.unsupported,not an Excel workbook",
  })
  void otherArchivesAreNamed(String name, String code, String words) throws IOException {
    var bytes = new java.io.ByteArrayOutputStream();
    try (var zip = new java.util.zip.ZipOutputStream(bytes)) {
      zip.putNextEntry(new java.util.zip.ZipEntry(name));
    }
    var e =
        assertThrows(SitemapException.class, () -> Workbooks.read(bytes.toByteArray(), context));
    assertEquals(code, e.problem().code());
    assertTrue(e.getMessage().contains(words), e.getMessage());
  }

  @Test
  void strictWorkbookIsRefused() {
    var workbook = Workbooks.of(row("loc"), row(URL));
    workbook.part(
        "xl/other.xml", "<workbook xmlns=\"http://purl.oclc.org/ooxml/spreadsheetml/main\"/>");
    assertEquals("xlsx.unsupported", code(workbook));
  }

  @Test
  void noTemporaryFileIsLeft() throws IOException {
    List<Path> before = temporaryFiles();
    Workbooks.read(small(), context);
    assertThrows(
        SitemapException.class,
        () -> Workbooks.read(Arrays.copyOf(small(), 500), Workbooks.context()));
    List<Path> after = new ArrayList<>(temporaryFiles());
    after.removeAll(before);
    assertEquals(List.of(), after);
  }

  private static List<Path> temporaryFiles() throws IOException {
    try (Stream<Path> files = Files.list(new File(System.getProperty("java.io.tmpdir")).toPath())) {
      return files.filter(file -> file.toString().endsWith(".xlsx")).toList();
    }
  }
}
