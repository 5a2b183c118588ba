package io.github.sitemaptoolkit.robustness;

import static io.github.sitemaptoolkit.robustness.Piece.each;
import static io.github.sitemaptoolkit.robustness.Piece.of;
import static io.github.sitemaptoolkit.robustness.Piece.repeat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What the parts of workbooks can do to who reads them. */
final class WorkbookAttacks {

  private static final String MAIN =
      "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
  private static final String OFFICE =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
  private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
  private static final String SHEET = "xl/worksheets/sheet1.xml";
  private static final String SHARED = "xl/sharedStrings.xml";
  private static final String STYLES = "xl/styles.xml";
  private static final String WORKBOOK = "xl/workbook.xml";
  private static final String RELATIONS = "xl/_rels/workbook.xml.rels";
  private static final long LONGEST = 1 << 30;
  private static final int NOISE = 2 << 20; // bytes that keep the ratio of compression low

  private final long mega;
  private final List<Attack> attacks = new ArrayList<>();

  WorkbookAttacks(int scale) {
    this.mega = scale * (1L << 20);
  }

  List<Attack> all() {
    texts();
    markup();
    numbers();
    return attacks;
  }

  private void texts() {
    long length = Math.min(40 * mega, LONGEST);
    add("spaces", SHEET, sheet(repeat(" ", length)));
    add("shared-text", SHARED, shared(of("<si><t>").then(repeat("a", length)).then("</t></si>")));
    add(
        "shared-texts",
        SHARED,
        shared(repeat("<si><t>" + "a".repeat(100_000) + "</t></si>", length / 100_000)));
    add("cell", SHEET, sheet(row(of(begin()).then(repeat("a", length)).then(end()))));
    add(
        "pieces",
        SHEET,
        sheet(row(of(begin()).then(repeat("</t><t>aaaaaaaa", length / 16)).then(end()))));
    add("cells", SHEET, sheet(row(repeat(begin() + "a".repeat(8000) + end(), 16_000))));
    add(
        "cdata",
        SHEET,
        sheet(row(of("<c t=\"str\"><v><![CDATA[").then(repeat("a", length)).then("]]></v></c>"))));
    add("space-in-styles", STYLES, styles(repeat(" ", length)));
    add("space-in-another-part", "xl/other.xml", of("<a>").then(repeat(" ", length)).then("</a>"));
  }

  private void markup() {
    long length = Math.min(40 * mega, LONGEST);
    add("comment", SHEET, sheet(of("<!--").then(repeat("a", length)).then("-->")));
    add("instruction", SHEET, sheet(of("<?a ").then(repeat("a", length)).then("?>")));
    add("attribute", SHEET, sheet(of("<a b=\"").then(repeat("a", length)).then("\"/>")));
    add("name", SHEET, sheet(of("<").then(repeat("a", length)).then("/>")));
    add("names", SHEET, sheet(each(mega, i -> "<a" + i + "/>")));
    add("attributes", SHEET, sheet(of("<a ").then(each(mega, i -> "a" + i + "='' ")).then("/>")));
    add("namespaces", SHEET, sheet(each(mega / 4, i -> "<a xmlns='u" + i + "'/>")));
    add("depth", SHEET, sheet(repeat("<a>", mega)));
  }

  private void numbers() {
    add("styles", STYLES, styles(repeat("<xf numFmtId=\"0\"/>", mega)));
    add(
        "formats",
        STYLES,
        of("<styleSheet " + MAIN + "><numFmts>")
            .then(each(mega, i -> "<numFmt numFmtId=\"" + i + "\" formatCode=\"0.0\"/>"))
            .then("</numFmts></styleSheet>"));
    add("relations", RELATIONS, relations(each(mega, i -> relation("a" + i, "b" + i))));
    add("sheets", WORKBOOK, workbook(each(mega, i -> "<sheet name=\"" + i + "\" r:id=\"r\"/>")));
    add("name-of-a-sheet", WORKBOOK, workbook(of("<sheet name=\"").then(repeat("a", 16 * mega))));
    add(
        "formulas",
        SHEET,
        sheet(
            each(
                mega / 2,
                i -> "<row><c><f t=\"shared\" ref=\"A1\" si=\"" + i + "\">A1</f></c></row>")));
    Map<String, Piece> parts = parts();
    for (int i = 0; i < 100_000; i++) {
      parts.put("xl/" + i, Piece.NONE);
    }
    attacks.add(new Attack("xlsx/parts", "xlsx", out -> zip(parts, out)));
  }

  private void add(String name, String part, Piece contents) {
    Map<String, Piece> parts = parts();
    parts.put(part, contents);
    attacks.add(new Attack("xlsx/" + name, "xlsx", out -> zip(parts, out)));
  }

  /** Returns the parts of a harmless workbook. */
  private static Map<String, Piece> parts() {
    Map<String, Piece> parts = new LinkedHashMap<>();
    parts.put(
        "[Content_Types].xml",
        of(
            "<Types xmlns=\""
                + PACKAGE
                + "content-types\">"
                + type(WORKBOOK, "sheet.main+xml")
                + type(SHARED, "sharedStrings+xml")
                + type(STYLES, "styles+xml")
                + "</Types>"));
    parts.put(WORKBOOK, workbook(Piece.NONE));
    parts.put(RELATIONS, relations(Piece.NONE));
    parts.put(STYLES, styles(of("<xf numFmtId=\"0\"/>")));
    parts.put(SHARED, shared(Piece.NONE));
    parts.put(SHEET, sheet(Piece.NONE));
    return parts;
  }

  private static String type(String part, String type) {
    return "<Override PartName=\"/" + part + "\" ContentType=\"" + TYPE + type + "\"/>";
  }

  private static Piece workbook(Piece more) {
    return of("<workbook " + MAIN + " xmlns:r=\"" + OFFICE + "\"><sheets>")
        .then("<sheet name=\"S\" sheetId=\"1\" r:id=\"r\"/>")
        .then(more)
        .then("</sheets></workbook>");
  }

  private static Piece relations(Piece more) {
    return of("<Relationships xmlns=\"" + PACKAGE + "relationships\">")
        .then(relation("r", "worksheets/sheet1.xml"))
        .then(more)
        .then("</Relationships>");
  }

  private static String relation(String id, String target) {
    return "<Relationship Id=\"" + id + "\" Target=\"" + target + "\"/>";
  }

  private static Piece styles(Piece formats) {
    return of("<styleSheet " + MAIN + "><cellXfs>").then(formats).then("</cellXfs></styleSheet>");
  }

  private static Piece shared(Piece texts) {
    return of("<sst " + MAIN + ">").then(texts).then("</sst>");
  }

  private static Piece sheet(Piece rows) {
    return of("<worksheet " + MAIN + "><sheetData>")
        .then(row(of(begin() + "loc" + end())))
        .then(rows)
        .then(row(of(begin() + Corpus.SITE + end())))
        .then("</sheetData></worksheet>");
  }

  private static Piece row(Piece cells) {
    return of("<row>").then(cells).then("</row>");
  }

  private static String begin() {
    return "<c t=\"inlineStr\"><is><t>";
  }

  private static String end() {
    return "</t></is></c>";
  }

  private static void zip(Map<String, Piece> parts, OutputStream out) throws IOException {
    var zip = new ZipOutputStream(out);
    zip.setLevel(Deflater.BEST_SPEED);
    for (Map.Entry<String, Piece> part : parts.entrySet()) {
      zip.putNextEntry(new ZipEntry(part.getKey()));
      Writer writer =
          new BufferedWriter(new OutputStreamWriter(zip, StandardCharsets.UTF_8), 1 << 14);
      part.getValue().writeTo(writer);
      writer.flush();
    }
    byte[] noise = new byte[NOISE];
    new Random(1).nextBytes(noise);
    zip.putNextEntry(new ZipEntry("noise"));
    zip.write(noise);
    zip.finish();
  }
}
