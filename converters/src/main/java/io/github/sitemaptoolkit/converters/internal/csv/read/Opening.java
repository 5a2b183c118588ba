package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.util.List;

/**
 * The beginning of a table: its delimiter, and whether its first line names the delimiter as in
 * Excel: {@code sep=;}.
 */
public final class Opening {

  private static final int LINES = 10;
  private static final String SEPARATOR = "sep=";

  private final List<String> lines;
  private final boolean separatorLine;
  private final char delimiter;

  /** Looks at the first lines of a text. */
  public Opening(String text) {
    List<String> first = text.lines().filter(line -> !line.isBlank()).limit(LINES + 1).toList();
    char given = first.isEmpty() ? 0 : separator(first.get(0));
    this.separatorLine = given != 0;
    this.lines = separatorLine ? first.subList(1, first.size()) : first;
    this.delimiter = separatorLine ? given : sniff(lines);
  }

  /**
   * Returns the best delimiter for the first lines of a table: one that gives a header with a
   * column of urls, or a row with a url; else one that gives all lines the same number of cells,
   * else the most frequent.
   */
  private static char sniff(List<String> lines) {
    char best = Delimiters.USUAL;
    long most = -1;
    String first = lines.isEmpty() ? "" : lines.get(0);
    for (int i = 0; i < Delimiters.ALL.length(); i++) {
      char delimiter = Delimiters.ALL.charAt(i);
      List<String> cells = Delimiters.split(first, delimiter);
      long score = cells.size();
      if (KnownHeaders.nameUrl(cells)) {
        score += 3L * (first.length() + 1);
      } else if (cells.size() > 1 && isAlike(lines, delimiter, cells.size())) {
        score += cells.stream().anyMatch(CellText::isWeb) ? 2L * (first.length() + 1) : 0;
        score += first.length() + 1;
      }
      if (score > most) {
        most = score;
        best = delimiter;
      }
    }
    return best;
  }

  private static boolean isAlike(List<String> lines, char delimiter, int cells) {
    int complete = Math.max(1, lines.size() - 1); // the last one may be cut
    return lines.stream()
        .limit(complete)
        .allMatch(line -> Delimiters.split(line, delimiter).size() == cells);
  }

  /** Returns the separator that a line names, or 0 if it is not such a line. */
  private static char separator(String line) {
    String text = line.replace("\"", "").replaceFirst("[\\r\\n]+$", "");
    if (!text.regionMatches(true, 0, SEPARATOR, 0, SEPARATOR.length())) {
      return 0;
    }
    String named = text.substring(SEPARATOR.length());
    if (named.equals("\\t")) {
      return '\t';
    }
    boolean one = named.length() == 1 || named.strip().length() == 1;
    char c = one ? (named.length() == 1 ? named : named.strip()).charAt(0) : 0;
    return c < 0x80 && !Character.isLetterOrDigit(c) ? c : 0;
  }

  /** Returns whether the first line is no row, but names the delimiter. */
  boolean hasSeparatorLine() {
    return separatorLine;
  }

  /** Returns the delimiter. */
  char delimiter() {
    return delimiter;
  }

  private List<String> cells(int line) {
    return line < lines.size() ? Delimiters.split(lines.get(line), delimiter) : List.of();
  }

  /** Returns whether the text is certainly a table. */
  public boolean isTable() {
    return KnownHeaders.nameUrl(cells(0)) || (separatorLine && !lines.isEmpty()) || isDated();
  }

  /** Returns whether the text is a table if its name says so: its first row may be a page. */
  public boolean isNamedTable() {
    List<String> cells = cells(0);
    return isTable() || (cells.size() > 1 && cells.stream().anyMatch(CellText::isWeb));
  }

  /**
   * Returns whether each line is a url and a date, at least: that is not a list of urls. Lines with
   * tabs are read as such.
   */
  private boolean isDated() {
    int size = cells(0).size();
    if (size < 2 || delimiter == '\t') {
      return false;
    }
    for (int i = 0; i < Math.min(LINES, lines.size()); i++) {
      List<String> cells = cells(i);
      if (cells.size() != size
          || cells.stream().noneMatch(CellText::isWeb)
          || cells.stream().noneMatch(Opening::isDay)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDay(String cell) {
    return cell.indexOf('-') > 0 && W3cDateTime.parse(cell).isPresent();
  }
}
