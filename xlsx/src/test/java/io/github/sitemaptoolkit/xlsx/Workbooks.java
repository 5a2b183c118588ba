package io.github.sitemaptoolkit.xlsx;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Workbooks put together from XML, as various programs write them. */
final class Workbooks {

  private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  private static final String OFFICE =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";

  private static final Extensions EXTENSIONS = Extensions.load();
  private static final XlsxFormat FORMAT = new XlsxFormat();

  private final Map<String, String> parts = new LinkedHashMap<>();
  private final StringBuilder sheets = new StringBuilder();
  private final StringBuilder relations = new StringBuilder();
  private final Map<Integer, StringBuilder> links = new LinkedHashMap<>();
  private String properties = "";
  private int count;

  Workbooks() {
    part(
        "[Content_Types].xml",
        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
            + override("xl/workbook.xml", "sheet.main+xml")
            + override("xl/sharedStrings.xml", "sharedStrings+xml")
            + override("xl/styles.xml", "styles+xml")
            + "</Types>");
    styles("yyyy\\-mm\\-dd", "d/m/yy\\ h:mm", "[h]:mm:ss");
    shared();
  }

  private static String override(String name, String type) {
    return "<Override PartName=\"/" + name + "\" ContentType=\"" + TYPE + type + "\"/>";
  }

  /** Returns a workbook with one sheet that has these rows, in XML. */
  static Workbooks of(String... rows) {
    return new Workbooks().sheet("Sheet1", rows);
  }

  Workbooks part(String name, String xml) {
    parts.put(name, xml);
    return this;
  }

  /** The styles 1, 2 and so on have these number formats. */
  Workbooks styles(String... codes) {
    var formats = new StringBuilder();
    var cells = new StringBuilder("<xf numFmtId=\"0\"/>");
    for (int i = 0; i < codes.length; i++) {
      int id = 164 + i;
      formats.append("<numFmt numFmtId=\"" + id + "\" formatCode=\"" + codes[i] + "\"/>");
      cells.append("<xf numFmtId=\"" + id + "\"/>");
    }
    return part(
        "xl/styles.xml",
        "<styleSheet xmlns=\""
            + MAIN
            + "\"><numFmts>"
            + formats
            + "</numFmts><cellStyleXfs><xf numFmtId=\"0\"/></cellStyleXfs><cellXfs>"
            + cells
            + "</cellXfs></styleSheet>");
  }

  /** The shared texts, in XML: {@code <t>text</t>}. */
  Workbooks shared(String... texts) {
    return part(
        "xl/sharedStrings.xml",
        "<sst xmlns=\""
            + MAIN
            + "\">"
            + (texts.length == 0 ? "" : "<si>" + String.join("</si><si>", texts) + "</si>")
            + "</sst>");
  }

  Workbooks since1904() {
    properties = "<workbookPr date1904=\"1\"/>";
    return this;
  }

  /** Some programs write no styles. */
  Workbooks withoutStyles() {
    parts.remove("xl/styles.xml");
    return part(
        "[Content_Types].xml",
        parts.get("[Content_Types].xml").replace(override("xl/styles.xml", "styles+xml"), ""));
  }

  /** Links cells of the last sheet to an address, as Excel writes it: the fragment by itself. */
  Workbooks link(String cells, String address) {
    int hash = address.indexOf('#');
    StringBuilder relations = links.computeIfAbsent(count, key -> new StringBuilder());
    String id = "rId" + relations.length();
    relations.append(
        "<Relationship Id=\""
            + id
            + "\" Target=\""
            + (hash < 0 ? address : address.substring(0, hash))
            + "\" TargetMode=\"External\"/>");
    String sheet = "xl/worksheets/sheet" + count + ".xml";
    String location = hash < 0 ? "" : "\" location=\"" + address.substring(hash + 1);
    String link = "<hyperlink ref=\"" + cells + "\" r:id=\"" + id + location + "\"/>";
    return part(
            "xl/worksheets/_rels/sheet" + count + ".xml.rels",
            "<Relationships>" + relations + "</Relationships>")
        .part(
            sheet,
            parts
                .get(sheet)
                .replace("</worksheet>", "<hyperlinks xmlns:r=\"" + OFFICE + "\"/></worksheet>")
                .replaceFirst("/></worksheet>", ">" + link + "</hyperlinks></worksheet>"));
  }

  Workbooks sheet(String name, String... rows) {
    return sheetIn("", name, rows);
  }

  Workbooks hidden(String name, String... rows) {
    return sheetIn(" state=\"hidden\"", name, rows);
  }

  private Workbooks sheetIn(String state, String name, String... rows) {
    count++;
    sheets.append(
        "<sheet name=\""
            + name
            + "\" sheetId=\""
            + count
            + "\" r:id=\"rId"
            + count
            + "\""
            + state
            + "/>");
    relations.append(
        "<Relationship Id=\"rId" + count + "\" Target=\"worksheets/sheet" + count + ".xml\"/>");
    return part(
        "xl/worksheets/sheet" + count + ".xml",
        "<worksheet xmlns=\""
            + MAIN
            + "\"><sheetData>"
            + String.join("", rows)
            + "</sheetData></worksheet>");
  }

  byte[] bytes() {
    part(
        "xl/workbook.xml",
        "<workbook xmlns=\""
            + MAIN
            + "\" xmlns:r=\""
            + OFFICE
            + "\">"
            + properties
            + "<sheets>"
            + sheets
            + "</sheets></workbook>");
    part(
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
            + relations
            + "</Relationships>");
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> part : parts.entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns a row of texts, as LibreOffice's and other programs' inline strings. */
  static String row(String... texts) {
    var row = new StringBuilder("<row>");
    for (String text : texts) {
      row.append("<c t=\"inlineStr\"><is><t>").append(text).append("</t></is></c>");
    }
    return row.append("</row>").toString();
  }

  /** Returns a row of cells in XML. */
  static String cells(String... cells) {
    return "<row>" + String.join("", cells) + "</row>";
  }

  static String text(String text) {
    return "<c t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
  }

  static Context context() {
    return Context.of(EXTENSIONS).withProblems(new Problems());
  }

  static List<UrlEntry> read(byte[] workbook, Context context) {
    List<UrlEntry> entries = new ArrayList<>();
    readInto(entries, workbook, context);
    return entries;
  }

  static void readInto(List<UrlEntry> entries, byte[] workbook, Context context) {
    try (Source source = Source.of(new ByteArrayInputStream(workbook), "a.xlsx");
        EntryReader<UrlEntry> in = FORMAT.reader(source, context)) {
      in.forEach(entries::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<UrlEntry> read(Context context) {
    return read(bytes(), context);
  }

  static List<String> problems(Context context) {
    return context.problems().first().stream().map(Workbooks::line).toList();
  }

  private static String line(Problem problem) {
    return problem.severity()
        + " "
        + problem.location()
        + " "
        + problem.code()
        + ": "
        + problem.message();
  }
}
