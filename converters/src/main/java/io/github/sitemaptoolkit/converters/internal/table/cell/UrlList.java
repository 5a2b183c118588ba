package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Lists of urls in one cell, as other programs write them. */
public final class UrlList {

  private static final String SPACE = " \t\r\n\f\u00A0";
  private static final String HTTP = "http";

  /** As much of a url as tells that it is one of the web. */
  private static final int BEGIN = "https://a".length();

  /** What separates the names of files, the surest first. */
  private static final List<String> SEPARATORS = List.of("[;\n]", ",", "\\s+");

  private UrlList() {}

  /**
   * Returns a cell with only {@code |} between its urls: white space, commas or semicolons may be
   * there instead. Unchanged if a part is not an absolute url, because commas and semicolons may
   * belong to one, or if the cell has escapes, because then this module wrote it.
   *
   * @param proven whether other cells prove that commas or semicolons part urls; otherwise only
   *     those do that stand between the names of files
   */
  public static String joined(String cell, boolean proven) {
    if (cell.indexOf('\\') >= 0) {
      return cell;
    } else if (hasSpace(cell)) {
      return joined(cell, cell.indexOf('|') >= 0 ? parts(cell, '|') : words(cell));
    } else if (!mayBeSeveral(cell)) {
      return cell;
    }
    List<String> pieces = unspaced(cell);
    return proven || pieces.stream().limit(pieces.size() - 1L).allMatch(UrlList::namesFile)
        ? joined(cell, pieces)
        : cell;
  }

  /** Returns whether another url follows a comma or a semicolon in one, without bars or escapes. */
  public static boolean endsInAnother(String cell) {
    return mayBeSeveral(cell)
        && UrlJudge.isWeb(cell)
        && cell.indexOf('|') < 0
        && cell.indexOf('\\') < 0
        && unspaced(cell).size() > 1;
  }

  /** Returns the parts of a list without spaces. */
  private static List<String> unspaced(String cell) {
    List<String> pieces = partsBeforeUrls(cell, ';');
    return pieces.size() > 1 ? pieces : partsBeforeUrls(cell, ',');
  }

  /** Returns whether a url is that of a file, or nothing, as behind the last separator. */
  private static boolean namesFile(String url) {
    return url.isEmpty() || isFile(url);
  }

  /**
   * Returns whether cells of a column prove that it holds lists: several have them, of urls that do
   * not recur, and some have more than two, or the urls of each cell are of one host. A server that
   * makes pictures smaller has the same text, or its own host, before the url of each original.
   */
  public static boolean proveLists(Stream<String> cells) {
    int lists = 0;
    boolean more = false;
    boolean oneHost = true;
    Set<String> first = new HashSet<>();
    for (String cell : (Iterable<String>) cells::iterator) {
      if (!mayBeSeveral(cell)) {
        continue;
      }
      List<String> pieces = unspaced(cell).stream().filter(it -> !it.isEmpty()).toList();
      for (String url : pieces.subList(0, Math.max(0, pieces.size() - 1))) {
        if (!first.add(url)) {
          return false;
        }
      }
      lists += pieces.size() > 1 ? 1 : 0;
      more |= pieces.size() > 2;
      oneHost &= pieces.stream().map(UrlParts::root).distinct().count() == 1;
    }
    return lists > 1 && (more || oneHost);
  }

  /** Returns the urls of a text that is a list of absolute ones; null if it is not. */
  public static @Nullable List<String> several(String text) {
    String list = joined(text, false);
    if (list.indexOf('|') < 0) {
      return null; // as nearly always
    }
    List<String> urls = parts(list, '|');
    boolean web = urls.stream().allMatch(it -> UrlJudge.isWeb(it.strip()));
    return web && list.indexOf('\\') < 0 ? urls.stream().map(String::strip).toList() : null;
  }

  /**
   * Returns the names of files in a text, such as {@code 1.jpg;2.jpg} or {@code 1.jpg, 2.jpg}; the
   * text alone if a part is no name of a file, because commas and spaces may belong to one.
   */
  public static List<String> files(String text) {
    if (text.indexOf('|') >= 0 || text.indexOf('\\') >= 0) {
      return List.of(text);
    }
    for (String separator : SEPARATORS) {
      List<String> names =
          Stream.of(text.split(separator, -1))
              .map(String::strip)
              .filter(name -> !name.isEmpty())
              .toList();
      if (names.size() > 1 && names.stream().allMatch(UrlList::isFile)) {
        return names;
      }
    }
    return List.of(text);
  }

  private static boolean isFile(String name) {
    String ending = UrlEnding.of(name);
    return !ending.isEmpty() && UrlEnding.kind(ending) != UrlEnding.Kind.UNKNOWN;
  }

  /** Returns whether a cell that is read as one url may be a list in which not all are absolute. */
  public static boolean mayHoldOthers(String cell) {
    return hasBarInUrl(cell) || hasPictureInside(cell);
  }

  /**
   * Returns whether a cell has bars that do not part absolute urls, or none, but something else
   * beside one: a bar may belong to a url. Not if the cell has escapes, because then this module
   * wrote it.
   */
  private static boolean hasBarInUrl(String cell) {
    if (cell.indexOf('|') < 0 || cell.indexOf('\\') >= 0) {
      return false;
    }
    boolean web = false;
    boolean other = false;
    for (String part : parts(cell, '|')) {
      boolean absolute = UrlJudge.isWeb(part.strip());
      web |= absolute;
      other |= !absolute && !part.isBlank();
    }
    return web && other;
  }

  /** Returns whether a url begins behind a comma or a semicolon, at least. */
  private static boolean mayBeSeveral(String cell) {
    if (cell.indexOf(',') < 0 && cell.indexOf(';') < 0) {
      return false; // as nearly always
    }
    for (int at = cell.indexOf(HTTP, 1); at >= 0; at = cell.indexOf(HTTP, at + 1)) {
      char before = cell.charAt(at - 1);
      if (before == ',' || before == ';') {
        return true;
      }
    }
    return false;
  }

  private static String joined(String cell, List<String> pieces) {
    List<String> urls = new ArrayList<>();
    for (String piece : pieces) {
      String url = piece.strip();
      if (!url.isEmpty() && (hasSpace(url) || !UrlJudge.isWeb(url))) {
        return cell;
      }
      urls.add(url);
    }
    return urls.size() == 1 && !hasSpace(cell) ? cell : String.join("|", urls);
  }

  private static List<String> parts(String cell, char separator) {
    List<String> parts = new ArrayList<>(); // an empty one keeps its place
    int from = 0;
    for (int at = cell.indexOf(separator); at >= 0; at = cell.indexOf(separator, from)) {
      parts.add(cell.substring(from, at));
      from = at + 1;
    }
    parts.add(cell.substring(from));
    return parts;
  }

  /** Parts a text only where a url begins: the others may belong to one, as in w_100,h_50. */
  private static List<String> partsBeforeUrls(String cell, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = cell.indexOf(HTTP, 1); at >= 0; at = cell.indexOf(HTTP, at + 1)) {
      if (cell.charAt(at - 1) == separator && isWebAt(cell, at)) {
        parts.add(cell.substring(from, at - 1));
        from = at;
      }
    }
    boolean ended = cell.charAt(cell.length() - 1) == separator;
    parts.add(cell.substring(from, ended ? cell.length() - 1 : cell.length()));
    if (ended) {
      parts.add("");
    }
    return parts;
  }

  private static boolean isWebAt(String cell, int at) {
    return UrlJudge.isWeb(cell.substring(at, Math.min(at + BEGIN, cell.length())));
  }

  /** Returns whether a url has a comma or a semicolon between what names pictures, or no value. */
  private static boolean hasPictureInside(String cell) {
    if (!UrlJudge.isWeb(cell)) {
      return false;
    }
    int path = UrlParts.path(cell);
    int pathEnd = UrlParts.pathEnd(cell);
    for (int i = cell.length() - 2; i > 0; i--) {
      char c = cell.charAt(i);
      if ((c == ',' || c == ';')
          && UrlEnding.kindBefore(cell, path, Math.min(i, pathEnd)) == UrlEnding.Kind.PICTURE) {
        String rest = cell.substring(i + 1).strip();
        return isPicture(rest) || NoValue.is(rest) || rest.equalsIgnoreCase("none");
      }
    }
    return false;
  }

  private static boolean isPicture(String url) {
    return UrlEnding.kind(UrlEnding.of(url)) == UrlEnding.Kind.PICTURE;
  }

  private static List<String> words(String cell) {
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
