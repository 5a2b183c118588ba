package io.github.sitemaptoolkit.evidence.console;

import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.evidence.internal.Times;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table of an export, whose headers are in any language.
 *
 * @param width the number of its columns
 * @param rows its first rows
 */
record ExportTable(int width, List<ExportRow> rows) {

  /** How many rows an export has at most. */
  static final int MOST_ROWS = 1000;

  private static final int MOST_ABOUT = 20;
  private static final int MOST_COLUMNS = 4; // address, date, and the state of a check

  /** What Search Console calls the reason in the languages of accounts. */
  private static final Set<String> REASONS =
      Set.of(
          "issue",
          "reason",
          "problem",
          "grund",
          "problème",
          "raison",
          "problema",
          "motivo",
          "probleem",
          "reden",
          "przyczyna",
          "проблема",
          "причина",
          "問題",
          "理由",
          "问题",
          "原因",
          "문제");

  /**
   * A row.
   *
   * @param cells its cells, without space around them
   * @param at where its first cell is
   */
  record ExportRow(List<String> cells, Location at) {

    /** Returns the text of a cell; empty if there is none. */
    String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }
  }

  /**
   * Reads a table; rows behind those that an export can have are not.
   *
   * @throws IOException if it cannot be read
   */
  static ExportTable of(PlainTable table) throws IOException {
    int width = table.headers().size();
    List<ExportRow> rows = new ArrayList<>();
    while (rows.size() <= MOST_ROWS && table.next()) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < width; i++) {
        cells.add(table.cell(i));
      }
      rows.add(new ExportRow(cells, table.at(0)));
    }
    return new ExportTable(width, rows);
  }

  /** Returns whether it is that of the pages: addresses, and when they were crawled. */
  boolean isOfPages() {
    return !rows.isEmpty()
        && rows.size() <= MOST_ROWS
        && width >= 1
        && width <= MOST_COLUMNS
        && rows.stream().allMatch(row -> UrlJudge.isWeb(row.cell(0)) && isDate(row.cell(1)));
  }

  /** Returns whether a cell is a date, or words instead of one. */
  private static boolean isDate(String cell) {
    return Times.of(cell) != null || cell.chars().noneMatch(Character::isDigit);
  }

  /** Returns whether it says what the export is about: names, and their values. */
  boolean isAbout() {
    return width == 2
        && !rows.isEmpty()
        && rows.size() <= MOST_ABOUT
        && rows.stream().allMatch(row -> isName(row.cell(0)) && !row.cell(1).isEmpty())
        && reason() != null;
  }

  private static boolean isName(String cell) {
    return !cell.isEmpty() && !UrlJudge.isWeb(cell) && Times.of(cell) == null;
  }

  /** Returns the row of the reason: by its name, or as all others are about the sitemap. */
  @Nullable ExportRow reason() {
    for (ExportRow row : rows) {
      if (REASONS.contains(row.cell(0).toLowerCase(Locale.ROOT))) {
        return row;
      }
    }
    List<ExportRow> others = rows.stream().filter(row -> !isOfSitemap(row)).toList();
    return others.isEmpty() ? null : others.get(others.size() - 1);
  }

  private static boolean isOfSitemap(ExportRow row) {
    String name = row.cell(0).toLowerCase(Locale.ROOT);
    return name.contains("sitemap")
        || name.contains("サイトマップ")
        || name.contains("站点地图")
        || UrlJudge.isWeb(row.cell(1));
  }
}
