package io.github.sitemaptoolkit.costs;

import static io.github.sitemaptoolkit.costs.Dimensions.SITE;
import static io.github.sitemaptoolkit.costs.Dimensions.repeated;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The ways in which workbooks grow. */
final class WorkbookDimensions {

  private static final String MAIN =
      "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
  private static final String OFFICE =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
  private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
  private static final String TYPES = "[Content_Types].xml";
  private static final String SHEET = "xl/worksheets/sheet1.xml";
  private static final String SHARED = "xl/sharedStrings.xml";
  private static final String STYLES = "xl/styles.xml";
  private static final String WORKBOOK = "xl/workbook.xml";
  private static final String RELATIONS = "xl/_rels/workbook.xml.rels";

  private final List<Dimension> all = new ArrayList<>();

  private WorkbookDimensions() {}

  static List<Dimension> all() {
    var dimensions = new WorkbookDimensions();
    dimensions.addSheet();
    dimensions.addParts();
    return dimensions.all;
  }

  private void add(String name, int times, BiConsumer<Map<String, String>, Integer> change) {
    all.add(
        new Dimension(
            "xlsx",
            name,
            times,
            n -> {
              Map<String, String> parts = parts();
              change.accept(parts, n);
              return zip(parts);
            }));
  }

  private void addSheet() {
    add("rows", 1000, (parts, n) -> parts.put(SHEET, sheet(repeated(n, i -> row(cell(SITE + i))))));
    add(
        "cells of a row",
        2000,
        (parts, n) -> parts.put(SHEET, sheet(row(cell(SITE) + cell("a").repeat(n)))));
    add("empty rows", 3000, (parts, n) -> parts.put(SHEET, sheet("<row/>".repeat(n))));
    add(
        "characters of a cell",
        8000,
        (parts, n) -> parts.put(SHEET, sheet(row(cell(SITE + "a".repeat(n))))));
    add(
        "merged cells",
        2000,
        (parts, n) ->
            parts.put(
                SHEET,
                sheet(row(cell(SITE)))
                    .replace(
                        "</worksheet>",
                        "<mergeCells>"
                            + repeated(
                                n, i -> "<mergeCell ref=\"B" + 2 * i + ":B" + (2 * i + 1) + "\"/>")
                            + "</mergeCells></worksheet>")));
    add(
        "hyperlinks",
        2000,
        (parts, n) ->
            parts.put(
                SHEET,
                sheet(row(cell(SITE)))
                    .replace(
                        "</worksheet>",
                        "<hyperlinks>"
                            + repeated(n, i -> "<hyperlink ref=\"A" + i + "\" location=\"a\"/>")
                            + "</hyperlinks></worksheet>")));
  }

  private void addParts() {
    add(
        "parts",
        2000,
        (parts, n) -> {
          for (int i = 0; i < n; i++) {
            parts.put("xl/other" + i + ".xml", "<a/>");
          }
        });
    add(
        "sheets",
        2000,
        (parts, n) ->
            parts.put(
                WORKBOOK,
                workbook(
                    repeated(
                        n,
                        i ->
                            "<sheet name=\"s"
                                + i
                                + "\" sheetId=\""
                                + (i + 2)
                                + "\" r:id=\"r\"/>"))));
    add(
        "sheets with a part each",
        500,
        (parts, n) -> {
          parts.put(
              WORKBOOK,
              workbook(
                  repeated(
                      n,
                      i ->
                          "<sheet name=\"s"
                              + i
                              + "\" sheetId=\""
                              + (i + 2)
                              + "\" r:id=\"r"
                              + i
                              + "\"/>")));
          parts.put(
              RELATIONS,
              relations(repeated(n, i -> relation("r" + i, "worksheets/s" + i + ".xml"))));
          for (int i = 0; i < n; i++) {
            parts.put("xl/worksheets/s" + i + ".xml", sheet(""));
          }
        });
    add(
        "relationships",
        3000,
        (parts, n) ->
            parts.put(RELATIONS, relations(repeated(n, i -> relation("a" + i, "b" + i)))));
    add(
        "shared texts",
        3000,
        (parts, n) -> parts.put(SHARED, shared(repeated(n, i -> "<si><t>a" + i + "</t></si>"))));
    add(
        "pieces of a shared text",
        3000,
        (parts, n) -> parts.put(SHARED, shared("<si>" + "<r><t>a</t></r>".repeat(n) + "</si>")));
    add("styles", 3000, (parts, n) -> parts.put(STYLES, styles("<xf numFmtId=\"14\"/>".repeat(n))));
    add(
        "types",
        2000,
        (parts, n) ->
            parts.put(TYPES, types(repeated(n, i -> type("xl/a" + i + ".xml", "worksheet+xml")))));
  }

  private static Map<String, String> parts() {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put(TYPES, types(""));
    parts.put(WORKBOOK, workbook(""));
    parts.put(RELATIONS, relations(""));
    parts.put(STYLES, styles("<xf numFmtId=\"0\"/>"));
    parts.put(SHARED, shared(""));
    parts.put(SHEET, sheet(row(cell(SITE))));
    return parts;
  }

  private static String types(String more) {
    return "<Types xmlns=\""
        + PACKAGE
        + "content-types\">"
        + type(WORKBOOK, "sheet.main+xml")
        + type(SHARED, "sharedStrings+xml")
        + type(STYLES, "styles+xml")
        + more
        + "</Types>";
  }

  private static String type(String part, String type) {
    return "<Override PartName=\"/" + part + "\" ContentType=\"" + TYPE + type + "\"/>";
  }

  private static String workbook(String more) {
    return "<workbook "
        + MAIN
        + " xmlns:r=\""
        + OFFICE
        + "\"><sheets>"
        + ("<sheet name=\"S\" sheetId=\"1\" r:id=\"r\"/>" + more + "</sheets></workbook>");
  }

  private static String relations(String more) {
    return "<Relationships xmlns=\""
        + PACKAGE
        + "relationships\">"
        + (relation("r", "worksheets/sheet1.xml") + more + "</Relationships>");
  }

  private static String relation(String id, String target) {
    return "<Relationship Id=\""
        + id
        + "\" Type=\""
        + OFFICE
        + "/worksheet\" Target=\""
        + target
        + "\"/>";
  }

  private static String styles(String formats) {
    return "<styleSheet " + MAIN + "><cellXfs>" + formats + "</cellXfs></styleSheet>";
  }

  private static String shared(String texts) {
    return "<sst " + MAIN + ">" + texts + "</sst>";
  }

  private static String sheet(String rows) {
    return "<worksheet "
        + MAIN
        + "><sheetData>"
        + row(cell("loc"))
        + rows
        + "</sheetData></worksheet>";
  }

  private static String row(String cells) {
    return "<row>" + cells + "</row>";
  }

  private static String cell(String text) {
    return "<c t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
  }

  private static byte[] zip(Map<String, String> parts) {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      zip.setLevel(0); // else they would be suspected of being bombs
      for (Map.Entry<String, String> part : parts.entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue().getBytes(UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
