package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.LanguageLook.Pair;
import io.github.sitemaptoolkit.look.report.LanguageMatrix;
import io.github.sitemaptoolkit.report.html.internal.view.LanguageTable;
import io.github.sitemaptoolkit.report.html.internal.view.LanguageTable.Cell;
import io.github.sitemaptoolkit.report.html.internal.view.LanguageTable.Row;
import io.github.sitemaptoolkit.report.html.internal.view.LegendKey;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The table of links from one language to another. */
final class LanguageCharts {

  private static final int MOST_GAPS = 20;
  private static final int LONGEST = 24;

  private LanguageCharts() {}

  /** Returns the links between languages, those with most pages first. */
  static LanguageTable matrix(LanguageLook languages) {
    LanguageMatrix matrix = LanguageMatrix.of(languages);
    List<Row> rows = new ArrayList<>();
    for (String row : matrix.rows()) {
      List<Cell> cells = new ArrayList<>();
      for (String column : matrix.columns()) {
        cells.add(cell(matrix, row, column));
      }
      rows.add(new Row(shown(row), ShownText.number(matrix.pages(row)), cells));
    }
    List<String> gaps =
        matrix.gaps(LanguageCharts::shown, MOST_GAPS).stream()
            .map(LanguageCharts::sentence)
            .toList();
    return new LanguageTable(
        matrix.columns().stream().map(LanguageCharts::shown).toList(),
        rows,
        legend(rows),
        gaps,
        note(languages, matrix));
  }

  private static String shown(String language) {
    return language.isEmpty() ? "(none)" : ShownText.of(language, LONGEST);
  }

  private static String sentence(String gap) {
    return Character.toUpperCase(gap.charAt(0)) + gap.substring(1) + '.';
  }

  private static Cell cell(LanguageMatrix matrix, String row, String column) {
    if (row.equals(column)) {
      return new Cell("self", "", "", "");
    }
    Pair pair = matrix.pair(row, column);
    long lacking = matrix.lacking(row, column);
    String kind =
        pair.links() == 0 ? "none" : pair.missing() > 0 ? "open" : lacking > 0 ? "lacking" : "good";
    return new Cell(kind, text(pair.links() - pair.missing()), text(pair.missing()), text(lacking));
  }

  private static String text(long number) {
    return number == 0 ? "" : ShownText.number(number);
  }

  private static List<LegendKey> legend(List<Row> rows) {
    List<LegendKey> keys = new ArrayList<>();
    if (cells(rows).anyMatch(cell -> !cell.back().isEmpty())) {
      keys.add(new LegendKey("good", "1", "links that the other page returns"));
    }
    if (cells(rows).anyMatch(cell -> !cell.open().isEmpty())) {
      keys.add(new LegendKey("open", LanguageTable.OPEN + " 1", "links that it does not return"));
    }
    if (cells(rows).anyMatch(cell -> !cell.lacking().isEmpty())) {
      keys.add(
          new LegendKey(
              "none", LanguageTable.LACKING + " 1", "pages without a link to a language"));
    }
    return keys;
  }

  private static Stream<Cell> cells(List<Row> rows) {
    return rows.stream().flatMap(row -> row.cells().stream());
  }

  private static String note(LanguageLook languages, LanguageMatrix matrix) {
    String links =
        languages.missing() == 0
            ? "All " + ShownText.counted(languages.links(), "link") + " are returned."
            : ShownText.number(languages.missing())
                + " of "
                + ShownText.counted(languages.links(), "link")
                + " are not returned: no entry of the set for the other page links back.";
    return matrix.others() == 0
        ? links
        : links
            + " Shown are the "
            + LanguageMatrix.MOST
            + " languages with most pages; there "
            + (matrix.others() == 1 ? "is " : "are ")
            + matrix.others()
            + " more.";
  }
}
