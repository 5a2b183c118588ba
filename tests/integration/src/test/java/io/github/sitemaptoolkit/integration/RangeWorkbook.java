package io.github.sitemaptoolkit.integration;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A workbook with the cells of a table, which is written as CSV and may have marks. */
final class RangeWorkbook {

  private static final String OFFICE =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
  private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";

  private RangeWorkbook() {}

  /**
   * Returns the workbook.
   *
   * @param marked the names of the cells with marks are added to this list
   */
  static byte[] of(String table, List<String> marked) {
    var rows = new StringBuilder();
    int number = 0;
    for (List<String> row : rows(table)) {
      number++;
      rows.append("<row r=\"").append(number).append("\">");
      for (int column = 0; column < row.size(); column++) {
        String name = (char) ('A' + column) + "" + number;
        String text = row.get(column);
        if (text.indexOf(RangeDocument.BEGIN) >= 0) {
          marked.add(name);
          text = text.replaceAll("[" + RangeDocument.BEGIN + RangeDocument.END + "]", "");
        }
        rows.append(cell(name, text));
      }
      rows.append("</row>");
    }
    return zip(rows.toString());
  }

  /** An empty text is no cell; one that begins with # is an error, and {@code =} a formula. */
  private static String cell(String name, String text) {
    if (text.isEmpty()) {
      return "";
    } else if (text.startsWith("#")) {
      return "<c r=\"" + name + "\" t=\"e\"><v>" + text + "</v></c>";
    } else if (text.equals("=")) {
      return "<c r=\"" + name + "\"><f>A1</f></c>";
    }
    String escaped = text.replace("&", "&amp;").replace("<", "&lt;");
    return "<c r=\"" + name + "\" t=\"inlineStr\"><is><t>" + escaped + "</t></is></c>";
  }

  private static List<List<String>> rows(String table) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    var cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < table.length(); i++) {
      char c = table.charAt(i);
      if (c == '"') {
        quoted = !quoted;
        if (quoted && i > 0 && table.charAt(i - 1) == '"') {
          cell.append(c);
        }
      } else if (!quoted && (c == ',' || c == '\n')) {
        row.add(cell.toString());
        cell.setLength(0);
        if (c == '\n') {
          rows.add(row);
          row = new ArrayList<>();
        }
      } else {
        cell.append(c);
      }
    }
    return rows;
  }

  private static byte[] zip(String rows) {
    String main = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      part(
          zip,
          "[Content_Types].xml",
          "<Types xmlns=\""
              + PACKAGE
              + "content-types\"><Override PartName=\"/xl/workbook.xml\""
              + " ContentType=\""
              + TYPE
              + "sheet.main+xml\"/></Types>");
      part(zip, "_rels/.rels", relation("officeDocument", "xl/workbook.xml"));
      part(
          zip,
          "xl/workbook.xml",
          "<workbook "
              + main
              + " xmlns:r=\""
              + OFFICE
              + "\"><sheets>"
              + "<sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>");
      part(zip, "xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml"));
      part(
          zip,
          "xl/worksheets/sheet1.xml",
          "<worksheet " + main + "><sheetData>" + rows + "</sheetData></worksheet>");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static String relation(String type, String target) {
    return "<Relationships xmlns=\""
        + PACKAGE
        + "relationships\"><Relationship Id=\"rId1\" Type=\""
        + OFFICE
        + "/"
        + type
        + "\" Target=\""
        + target
        + "\"/></Relationships>";
  }

  private static void part(ZipOutputStream zip, String name, String xml) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(
        ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + xml).getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }
}
