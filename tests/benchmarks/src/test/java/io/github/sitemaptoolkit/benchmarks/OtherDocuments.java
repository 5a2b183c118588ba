package io.github.sitemaptoolkit.benchmarks;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** JSON, pages and workbooks that are made. */
final class OtherDocuments {

  /** What stands between two pages of a site. */
  static final char BETWEEN_PAGES = '\f';

  private static final String SITE = "https://www.example.com/";

  private OtherDocuments() {}

  /** One document, as interfaces answer. */
  static byte[] objects(Text text, int objects) {
    text.add("{\"total\":" + objects + ",\"articles\":[\n");
    for (int i = 0; i < objects; i++) {
      object(text.add(i == 0 ? "" : ",\n"), i);
    }
    return text.add("\n]}\n").bytes();
  }

  private static void object(Text text, int i) {
    text.add("{\"id\":" + i + ",\"url\":\"" + SITE).add(text.word() + '/').slug(3);
    text.add("-" + i + "\",\"updated\":\"" + text.date() + "\",\"title\":\"").words(6);
    text.add("\",\"image\":\"https://cdn.example.com/" + i + ".jpg\",\"tags\":[\"" + text.word());
    text.add("\",\"" + text.word() + "\"],\"author\":{\"name\":\"" + text.word() + "\"}}");
  }

  /** A page each, with a byte between two that no page has. */
  static byte[] pages(Text text, int pages) {
    for (int i = 0; i < pages; i++) {
      text.add(i == 0 ? "" : "" + BETWEEN_PAGES);
      text.add(
          "<!doctype html>\n<html lang=\"en\">\n<head>\n  <meta charset=\"utf-8\">\n  <title>");
      text.words(6).add("</title>\n  <meta name=\"description\" content=\"").words(15);
      text.add("\">\n  <link rel=\"canonical\" href=\"" + SITE + pagePath(i) + "\">\n");
      text.add("  <meta property=\"article:modified_time\" content=\"" + text.date() + "\">\n");
      text.add("  <link rel=\"stylesheet\" href=\"/site.css\">\n</head>\n<body>\n<nav><ul>\n");
      for (int link = 0; link < 12; link++) {
        text.add("<li><a href=\"/" + text.word() + "/\">").words(2).add("</a></li>\n");
      }
      text.add("</ul></nav>\n<main><article>\n<h1>").words(6).add("</h1>\n");
      for (int part = 0; part < 8; part++) {
        text.add("<p>").words(60).add(" <a href=\"/" + text.word() + "/\">").words(3);
        text.add("</a></p>\n");
      }
      text.add("<img src=\"/img/" + i + ".jpg\" alt=\"").words(4);
      text.add("\" width=\"1200\" height=\"800\">\n</article></main>\n<footer>");
      text.words(20).add("</footer>\n</body>\n</html>\n");
    }
    return text.bytes();
  }

  /** Returns where the file of a page lies. */
  static String pagePath(int page) {
    return page % 40 + "/" + page + ".html";
  }

  /** A sheet with a header, in the file of Excel 2007 and later. */
  static byte[] workbook(Text text, int rows) {
    var out = new ByteArrayOutputStream();
    try (var workbook = new Workbook(out, "benchmark", "1.0")) {
      Worksheet sheet = workbook.newWorksheet("Pages");
      row(sheet, 0, "loc", "lastmod", "changefreq", "priority", "image.loc");
      for (int i = 1; i <= rows; i++) {
        String loc = SITE + text.word() + '/' + text.word() + '-' + text.word() + '-' + i;
        row(sheet, i, loc, text.date(), "daily", "0." + text.number(10), loc + ".jpg");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static void row(Worksheet sheet, int row, String... cells) {
    for (int column = 0; column < cells.length; column++) {
      sheet.value(row, column, cells[column]);
    }
  }
}
