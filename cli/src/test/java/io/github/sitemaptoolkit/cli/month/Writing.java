package io.github.sitemaptoolkit.cli.month;

import io.github.sitemaptoolkit.cli.month.Column.Role;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/** Writes an export as its program might on one day. */
final class Writing {

  private final Export export;
  private final List<Column> columns;
  private final Random random;
  private final @Nullable Fault fault;
  private final boolean quotesAll;

  /**
   * Creates a day's writing.
   *
   * @param fault what goes wrong; null for nothing
   */
  Writing(Export kind, Random random, @Nullable Fault fault) {
    this.export = fault == Fault.DATES_TURNED ? kind.withTurnedDates() : kind;
    this.random = random;
    this.fault = fault;
    this.columns = new ArrayList<>();
    for (Column column : export.columns()) {
      if (!is(column, Fault.URL_DROPPED, Fault.DATE_DROPPED, Fault.STATUS_DROPPED)) {
        boolean renamed = is(column, Fault.URL_RENAMED, Fault.DATE_RENAMED, Fault.STATUS_RENAMED);
        columns.add(
            renamed ? new Column(column.role(), column.renamed(), "", column.cell()) : column);
      }
    }
    if (random.nextInt(4) == 0) {
      Collections.shuffle(columns, random); // moved
    }
    if (random.nextInt(4) == 0) {
      Column added = Column.other("Words", page -> String.valueOf(page.id() * 11));
      columns.add(random.nextInt(columns.size() + 1), added);
    }
    if (random.nextInt(6) == 0) {
      columns.add(Column.other("Remark", page -> ""));
    }
    this.quotesAll = random.nextBoolean();
  }

  private boolean is(Column column, Fault url, Fault date, Fault status) {
    Role role = column.role();
    return (role == Role.URL && fault == url)
        || (role == Role.DATE && fault == date)
        || (role == Role.STATUS && fault == status);
  }

  /** Returns the bytes of the file. */
  byte[] bytes(List<Page> all) throws IOException {
    List<Page> pages = fault == Fault.HEADER_ONLY ? List.of() : all;
    if (fault == Fault.EMPTY) {
      return new byte[0];
    } else if (fault == Fault.HTML) {
      return utf8(
          "<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head>"
              + "<body><h1>502 Bad Gateway</h1><a href=\"https://a.example/\">home</a></body>"
              + "</html>\n");
    } else if (fault == Fault.JSON_ERROR) {
      return utf8(
          "{\"error\": {\"code\": 429, \"message\": \"Too many requests\","
              + " \"url\": \"https://a.example/help\"}}\n");
    }
    byte[] bytes =
        export.file().endsWith(".json")
            ? utf8(json(pages))
            : export.file().endsWith(".xlsx")
                ? workbook(pages)
                : fault == Fault.ENCODING
                    ? table(pages).getBytes(StandardCharsets.ISO_8859_1)
                    : utf8(table(pages));
    if (fault == Fault.CUT) {
      int length = bytes.length / 10 * 7 + random.nextInt(200);
      while (bytes[length - 1] == '\n' || bytes[length - 1] == '\r') {
        length++; // nobody sees from the file that whole rows are missing
      }
      return Arrays.copyOf(bytes, length);
    }
    return bytes;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String table(List<Page> pages) {
    char usual = export.delimiter();
    char delimiter = fault == Fault.DELIMITER ? (usual == ';' ? ',' : ';') : usual;
    String end = random.nextBoolean() ? "\n" : "\r\n";
    var text = new StringBuilder(export.before());
    text.append(line(columns.stream().map(Column::header).toList(), delimiter)).append(end);
    for (Page page : pages) {
      text.append(line(cells(page), delimiter)).append(end);
    }
    return text.append(export.after()).toString();
  }

  private List<String> cells(Page page) {
    return columns.stream().map(column -> column.cell().apply(page)).toList();
  }

  private String line(List<String> cells, char delimiter) {
    return cells.stream()
        .map(cell -> quoted(cell, delimiter))
        .collect(Collectors.joining(String.valueOf(delimiter)));
  }

  private String quoted(String cell, char delimiter) {
    boolean needed = cell.indexOf(delimiter) >= 0 || cell.indexOf('"') >= 0;
    return needed || (quotesAll && delimiter != '|')
        ? '"' + cell.replace("\"", "\"\"") + '"'
        : cell;
  }

  private String json(List<Page> pages) {
    return pages.stream()
        .map(
            page ->
                columns.stream()
                    .map(
                        column -> "\"" + column.header() + "\": " + json(column.cell().apply(page)))
                    .collect(Collectors.joining(", ", "  {", "}")))
        .collect(
            Collectors.joining(
                ",\n", "{\"items\": [\n", "\n], \"total\": " + pages.size() + "}\n"));
  }

  private static String json(String value) {
    return value.isEmpty() ? "null" : '"' + value.replace("\"", "\\\"") + '"';
  }

  private byte[] workbook(List<Page> pages) throws IOException {
    var rows = new StringBuilder();
    rows.append(row(columns.stream().map(Column::header).toList()));
    pages.forEach(page -> rows.append(row(cells(page))));
    String spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    String relations = "http://schemas.openxmlformats.org/package/2006/relationships";
    String office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      add(
          zip,
          "[Content_Types].xml",
          "<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'>"
              + "<Default Extension='rels' ContentType='application/vnd.openxmlformats-package"
              + ".relationships+xml'/><Default Extension='xml' ContentType='application/xml'/>"
              + "<Override PartName='/xl/workbook.xml' ContentType='application/vnd"
              + ".openxmlformats-officedocument.spreadsheetml.sheet.main+xml'/>"
              + "<Override PartName='/xl/styles.xml' ContentType='application/vnd"
              + ".openxmlformats-officedocument.spreadsheetml.styles+xml'/></Types>");
      add(
          zip,
          "_rels/.rels",
          "<Relationships xmlns='"
              + relations
              + "'><Relationship Id='r1' Type='"
              + office
              + "/officeDocument' Target='xl/workbook.xml'/></Relationships>");
      add(
          zip,
          "xl/workbook.xml",
          "<workbook xmlns='"
              + spreadsheet
              + "' xmlns:r='"
              + office
              + "'><sheets><sheet name='Pages' sheetId='1' r:id='r1'/></sheets></workbook>");
      add(
          zip,
          "xl/_rels/workbook.xml.rels",
          "<Relationships xmlns='"
              + relations
              + "'><Relationship Id='r1' Type='"
              + office
              + "/worksheet' Target='worksheets/sheet1.xml'/><Relationship Id='r2' Type='"
              + office
              + "/styles' Target='styles.xml'/></Relationships>");
      add(
          zip,
          "xl/styles.xml",
          "<styleSheet xmlns='"
              + spreadsheet
              + "'><cellXfs><xf numFmtId='0'/></cellXfs></styleSheet>");
      add(
          zip,
          "xl/worksheets/sheet1.xml",
          "<worksheet xmlns='" + spreadsheet + "'><sheetData>" + rows + "</sheetData></worksheet>");
    }
    return bytes.toByteArray();
  }

  private static String row(List<String> cells) {
    return cells.stream()
        .map(cell -> "<c t='inlineStr'><is><t>" + cell.replace("&", "&amp;") + "</t></is></c>")
        .collect(Collectors.joining("", "<row>", "</row>"));
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(utf8("<?xml version='1.0' encoding='UTF-8'?>" + text));
    zip.closeEntry();
  }
}
