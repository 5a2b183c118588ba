package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

/** Lists of urls in one cell, as other programs write them: with line breaks, blanks or bars. */
public final class UrlList {

  private static final String SPACE = " \t\r\n\f\u00A0";

  private UrlList() {}

  /**
   * Returns a cell with only {@code |} between its urls; unchanged if a part is not an absolute
   * url, or if the cell has escapes, because then this module wrote it.
   */
  public static String joined(String cell) {
    if (!hasSpace(cell) || cell.indexOf('\\') >= 0) {
      return cell;
    }
    List<String> urls = new ArrayList<>();
    for (String piece : pieces(cell)) {
      String url = piece.strip();
      if (!url.isEmpty() && (hasSpace(url) || !UrlJudge.isWeb(url))) {
        return cell;
      }
      urls.add(url);
    }
    return String.join("|", urls);
  }

  private static List<String> pieces(String cell) {
    if (cell.indexOf('|') >= 0) {
      return Arrays.asList(cell.split("\\|", -1)); // an empty piece keeps its place
    }
    List<String> pieces = new ArrayList<>();
    var words = new StringTokenizer(cell, SPACE);
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      boolean listed = words.hasMoreTokens() && (word.endsWith(",") || word.endsWith(";"));
      pieces.add(listed ? word.substring(0, word.length() - 1) : word);
    }
    return pieces;
  }

  private static boolean hasSpace(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c <= ' ' || c == '\u00A0') && SPACE.indexOf(c) >= 0) {
        return true;
      }
    }
    return false;
  }
}
