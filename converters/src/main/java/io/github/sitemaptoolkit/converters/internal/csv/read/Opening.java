package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.read.EarlierReading;
import io.github.sitemaptoolkit.converters.internal.table.read.HeaderRow;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a table: how its cells are separated, where its headers are, and whether its
 * first line names the delimiter as in Excel: {@code sep=;}.
 */
public final class Opening {

  private static final int LINES = 1000;
  private static final int LONG = Head.SIZE / 4; // there may be more, in the widest encoding
  private static final int LONGEST_HEADER = 100;
  private static final String SEPARATOR = "sep=";

  private final List<String> lines;
  private final boolean separatorLine;
  private final boolean asked; // the delimiter was
  private final boolean cut; // the last line may be
  private final CsvSyntax syntax;
  private final int header;

  /** Looks at the first lines of a text. */
  public Opening(String text) {
    this(text, CsvSyntaxOptions.FOUND);
  }

  /** Looks at the first lines of a text that is written in a way that is known in part. */
  public Opening(String text, CsvSyntaxOptions options) {
    List<String> first = text.lines().filter(line -> !line.isBlank()).limit(LINES + 1).toList();
    char given = first.isEmpty() ? 0 : separator(first.get(0));
    Character delimiter = options.delimiter();
    Character quote = options.quote();
    this.asked = delimiter != null;
    this.cut = text.length() >= LONG || !(text.endsWith("\n") || text.endsWith("\r"));
    this.separatorLine = given != 0;
    this.lines = separatorLine ? first.subList(1, first.size()) : first;
    var plain = new CsvSyntax(Delimiters.USUAL, quote == null ? 0 : quote, false);
    CsvSyntax found =
        delimiter != null
            ? plain.withDelimiter(delimiter)
            : separatorLine ? plain.withDelimiter(given) : sniff(lines, plain);
    boolean escapes = options.backslash() || Backslashes.areIn(text, found);
    this.syntax = escapes ? found.withBackslash() : found;
    this.header = header(lines, syntax);
  }

  /**
   * Returns the beginning of a table. Where it was read before with a delimiter by which it has the
   * same headers now, that is its delimiter.
   */
  static Opening of(Source source, Context context) {
    String text = source.head().text();
    CsvSyntaxOptions options = context.options(CsvSyntaxOptions.FOUND);
    if (options.delimiter() == null) {
      for (String delimiter : EarlierReading.delimiters(context)) {
        var opening = new Opening(text, options.withDelimiter(delimiter.charAt(0)));
        boolean same =
            opening.lines.stream()
                .limit(HeaderRow.MOST)
                .anyMatch(line -> EarlierReading.isHeader(context, opening.headers(line)));
        if (same && !opening.separatorLine) {
          return opening;
        }
      }
    }
    return new Opening(text, options);
  }

  private List<String> headers(String line) {
    return syntax.split(line).stream().map(String::strip).toList();
  }

  private static int header(List<String> lines, CsvSyntax syntax) {
    return HeaderRow.find(lines.stream().limit(HeaderRow.MOST).map(syntax::split).toList());
  }

  /**
   * Returns the best delimiter for the first lines of a table: one that gives a header with a
   * column of urls, or a row with a url; else one that gives all lines the same number of cells,
   * else the most frequent. A table with one column has none that occurs in a line.
   */
  private static CsvSyntax sniff(List<String> lines, CsvSyntax plain) {
    CsvSyntax certain = certain(lines, plain);
    if (certain != null) {
      return certain;
    }
    CsvSyntax best = plain;
    long most = -1;
    for (char delimiter : Delimiters.FOUND.toCharArray()) {
      CsvSyntax syntax = plain.withDelimiter(delimiter);
      int at = header(lines, syntax);
      String first = at < lines.size() ? lines.get(at) : "";
      List<String> cells = syntax.split(first);
      long score = cells.size();
      if (KnownHeaders.nameUrl(cells)) {
        boolean alone = cells.size() == 1 && lines.stream().anyMatch(it -> isCut(it, syntax));
        score += 3L * (first.length() + 1) - (alone ? 1 : 0);
      } else if (cells.size() > 1 && isAlike(lines, at, syntax, cells.size())) {
        score += cells.stream().anyMatch(CellText::isWeb) ? 2L * (first.length() + 1) : 0;
        score += first.length() + 1;
      }
      if (score > most) {
        most = score;
        best = syntax;
      }
    }
    return best;
  }

  /**
   * Returns the delimiter that needs no comparison: the one by which the first line has nothing but
   * known headers, or tabs, if each row has as many, as cells may have any other delimiter in their
   * texts; null if there is none.
   */
  private static @Nullable CsvSyntax certain(List<String> lines, CsvSyntax plain) {
    if (lines.isEmpty()) {
      return null;
    }
    for (char delimiter : Delimiters.FOUND.toCharArray()) {
      CsvSyntax syntax = plain.withDelimiter(delimiter);
      List<String> cells = syntax.split(lines.get(0));
      if (cells.size() > 1
          && cells.stream().allMatch(Opening::isKnown)
          && KnownHeaders.nameUrl(cells)) {
        return syntax;
      }
    }
    CsvSyntax tabs = plain.withDelimiter('\t');
    int cells = tabs.split(lines.get(0)).size();
    return cells > 1 && lines.size() > 2 && isAlike(lines, 0, tabs, cells) ? tabs : null;
  }

  /** Returns whether a header is one of the entry's fields, or looks like that of an extension. */
  private static boolean isKnown(String header) {
    String name = header.strip();
    if (name.isEmpty() || name.length() > LONGEST_HEADER) {
      return false;
    }
    boolean plain =
        name.chars()
            .allMatch(c -> c < 0x80 && (Character.isLetterOrDigit(c) || "_.@:-".indexOf(c) >= 0));
    return KnownHeaders.isCore(name) || (plain && name.indexOf('.') > 0);
  }

  /** Returns whether a delimiter cuts a text off a line, not just empty cells. */
  private static boolean isCut(String line, CsvSyntax syntax) {
    return line.indexOf(syntax.delimiter()) >= 0
        && syntax.split(line).stream().filter(cell -> !cell.isBlank()).count() > 1;
  }

  private static boolean isAlike(List<String> lines, int from, CsvSyntax syntax, int cells) {
    int complete = Math.max(from + 1, lines.size() - 1); // the last one may be cut
    return lines.subList(from, complete).stream()
        .limit(HeaderRow.MOST)
        .allMatch(line -> syntax.split(line).size() == cells);
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

  /** Returns how the cells are separated. */
  CsvSyntax syntax() {
    return syntax;
  }

  private List<String> cells(int line) {
    return line < lines.size() ? syntax.split(lines.get(line)) : List.of();
  }

  /** Returns whether the text is certainly a table. */
  public boolean isTable() {
    return KnownHeaders.nameUrl(cells(header))
        || asked
        || (separatorLine && !lines.isEmpty())
        || areRows();
  }

  /** Returns whether the text is a table if its name says so: its first row may be a page. */
  public boolean isNamedTable() {
    List<String> cells = cells(header);
    return isTable() || (cells.size() > 1 && cells.stream().anyMatch(CellText::isWeb));
  }

  /**
   * Returns whether each line is a url, with commas or semicolons in it, although the text has the
   * name of a table.
   */
  public boolean isList() {
    return !isTable() && !lines.isEmpty() && CellText.isWeb(lines.get(0)) && !areRows();
  }

  /** Returns whether the lines, which are not below a header, are rows. */
  private boolean areRows() {
    boolean data = cells(header).stream().anyMatch(CellText::isWeb);
    return data && UrlRows.areRows(rows(), syntax.delimiter());
  }

  private List<List<String>> rows() {
    int to = Math.max(header + 1, cut ? lines.size() - 1 : lines.size());
    return lines.subList(header, to).stream().map(syntax::split).toList();
  }

  /**
   * Returns how likely it is that lines which are read as urls are rows: a warning if the name of
   * the input or what is behind each url says so; null if it is not.
   *
   * @param name the name of the input
   */
  public @Nullable Severity mightBeRows(String name) {
    int size = cells(header).size();
    if (size < 2 || !rows().stream().allMatch(cells -> cells.size() == size)) {
      return null;
    }
    boolean likely =
        Delimiters.isTable(name)
            || rows().stream().allMatch(row -> UrlRows.maybeOther(row.subList(1, size)));
    return likely ? Severity.WARNING : Severity.INFO;
  }
}
