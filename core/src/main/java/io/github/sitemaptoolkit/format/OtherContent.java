package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.code.SourceCodes;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.problem.Code;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A kind of file that is not a sitemap but is given as one, recognised by its first bytes.
 *
 * @param code the code of the problem that this is not a sitemap
 * @param message what it is and what to do
 * @param test whether a document begins like this kind
 */
record OtherContent(Code code, String message, Predicate<Head> test) {

  /** What may follow the bracket of an array: a value, or its end. */
  private static final String VALUE_BEGINS = "{[\"]-0123456789tfn";

  private static final List<OtherContent> ALL =
      List.of(
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "an Excel workbook; the module sitemap-xlsx reads it, or save it as CSV (File, Save As,"
                  + " CSV UTF-8) and give that",
              head -> isZip(head) && head.text().contains("xl/")),
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "an OpenDocument spreadsheet; save it as an Excel workbook (.xlsx) or as CSV and give"
                  + " that",
              head -> isZip(head) && head.text().contains("opendocument.spreadsheet")),
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "an old Office document, such as an .xls workbook, or an encrypted one; save it as an"
                  + " Excel workbook (.xlsx) without a password, or as CSV, and give that",
              head -> head.startsWith(0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1)),
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "a Numbers or Pages document; export it as an Excel workbook (.xlsx) or as CSV and give"
                  + " that",
              head -> isZip(head) && head.text().contains(".iwa")),
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "an Office document; save it as plain text with one url on each line, and give that",
              head -> isZip(head) && Stream.of("word/", "ppt/").anyMatch(head.text()::contains)),
          new OtherContent(
              SourceCodes.NOT_GZIP,
              "a zip archive; unpack it and give the contents, or use gzip instead",
              OtherContent::isZip),
          new OtherContent(
              SourceCodes.NOT_GZIP,
              "compressed, but not with gzip; decompress it and give the result",
              head ->
                  head.startsWith('B', 'Z', 'h')
                      || head.startsWith(0xFD, '7', 'z', 'X', 'Z', 0)
                      || head.startsWith('7', 'z', 0xBC, 0xAF, 0x27, 0x1C)
                      || head.startsWith('R', 'a', 'r', '!')
                      || head.startsWith(0x28, 0xB5, 0x2F, 0xFD)), // Zstandard
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "a PDF document; give the sitemap itself, or a text file with one url on each line",
              head -> head.startsWith('%', 'P', 'D', 'F', '-')),
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "a picture; give the sitemap that lists it, or a table with its url",
              OtherContent::isPicture),
          new OtherContent(
              DocumentCodes.HTML,
              "an HTML page, not a sitemap; give the address of the sitemap itself, which /robots.txt of the"
                  + " site often names",
              Head::isHtml),
          new OtherContent(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "a JSON document; the module sitemap-converters reads it",
              OtherContent::isJson));

  /** Returns the kind of a document that begins like this; empty if it is unknown. */
  static Optional<OtherContent> of(Head head) {
    return ALL.stream().filter(content -> content.test.test(head)).findFirst();
  }

  private static boolean isZip(Head head) {
    return head.startsWith('P', 'K', 3, 4);
  }

  private static boolean isPicture(Head head) {
    return head.startsWith(0x89, 'P', 'N', 'G')
        || head.startsWith(0xFF, 0xD8, 0xFF)
        || head.startsWith('G', 'I', 'F', '8')
        || (head.startsWith('R', 'I', 'F', 'F') && head.text().startsWith("WEBP", 8))
        || isAvif(head);
  }

  /** An ISO media file begins with its length, in bytes that make the text look like UTF-32. */
  private static boolean isAvif(Head head) {
    return head.startsWith(0, 0, 0, 0x1C, 'f', 't', 'y', 'p', 'a', 'v', 'i', 'f')
        || head.startsWith(0, 0, 0, 0x20, 'f', 't', 'y', 'p', 'a', 'v', 'i', 'f');
  }

  private static boolean isJson(Head head) {
    String text = head.text().stripLeading();
    if (text.startsWith("[")) {
      String inside = text.substring(1).stripLeading();
      return !inside.isEmpty() && VALUE_BEGINS.indexOf(inside.charAt(0)) >= 0;
    }
    return text.startsWith("{") && text.substring(1).stripLeading().startsWith("\"");
  }
}
