package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.dhatim.fastexcel.reader.SheetVisibility;

/** Chooses the sheet of a workbook that is read, and names those that are not. */
final class SheetChoice {

  private static final int MOST_DIGITS = 6;
  private static final int MOST_NAMED = 50;

  /** Each of them may be opened. */
  private static final int MOST_SHEETS = 10_000;

  private final List<Sheet> all;
  private final List<Sheet> visible;
  private final Location location;

  SheetChoice(ReadableWorkbook workbook, Location location) {
    this.all = workbook.getSheets().toList();
    this.visible = all.stream().filter(SheetChoice::isVisible).toList();
    this.location = location;
    if (all.size() > MOST_SHEETS) {
      throw WorkbookFaults.bomb(
          "the workbook has more than " + MOST_SHEETS + " sheets; save the sheet as CSV", location);
    }
  }

  /**
   * Returns the sheet that is asked for.
   *
   * @param asked its name, or its number among the visible ones
   * @throws SitemapException if there is none
   */
  Sheet choose(String asked) {
    for (Sheet sheet : all) {
      if (asked.equals(sheet.getName())) {
        return sheet;
      }
    }
    for (Sheet sheet : all) { // Excel does not tell names apart by case
      if (asked.strip().equalsIgnoreCase(sheet.getName())) {
        return sheet;
      }
    }
    int number = number(asked.strip());
    if (number >= 1 && number <= visible.size()) {
      return visible.get(number - 1);
    }
    throw none("the workbook has no sheet " + Problem.quoted(asked));
  }

  private static int number(String text) {
    boolean digits = !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits && text.length() <= MOST_DIGITS ? Integer.parseInt(text) : 0;
  }

  private SitemapException none(String message) {
    String others = all.isEmpty() ? "" : "; it has " + names(all);
    return new SitemapException(XlsxCodes.NO_SUCH_SHEET, message + others, location);
  }

  private static String names(List<Sheet> sheets) {
    int more = sheets.size() - MOST_NAMED;
    return sheets.stream()
            .limit(MOST_NAMED)
            .map(SheetChoice::name)
            .collect(Collectors.joining(", "))
        + (more > 0 ? ", and " + more + " more" : "");
  }

  private static boolean isVisible(Sheet sheet) {
    return sheet.getVisibility() == SheetVisibility.VISIBLE;
  }

  private static String name(Sheet sheet) {
    boolean hidden = !isVisible(sheet);
    String name = String.valueOf(sheet.getName());
    return Problem.quoted(name) + (hidden ? " (hidden)" : "");
  }

  /**
   * Returns the first visible sheet; if it contains no url, the only one that does. Reports other
   * sheets that contain something. Those that are hidden alone are usual.
   *
   * @param hasUrls tells whether a sheet contains urls
   * @throws SitemapException if no sheet is visible
   */
  Sheet choose(Predicate<Sheet> hasUrls, Problems problems) throws IOException {
    if (visible.isEmpty()) {
      throw none("the workbook has no visible sheet");
    }
    Sheet first = visible.get(0);
    List<Sheet> others = new ArrayList<>();
    for (Sheet sheet : all) {
      if (!sheet.equals(first) && hasCells(sheet)) {
        others.add(sheet);
      }
    }
    List<Sheet> shown = others.stream().filter(SheetChoice::isVisible).toList();
    boolean none = !shown.isEmpty() && !hasUrls.test(first);
    List<Sheet> found = none ? shown.stream().filter(hasUrls).toList() : List.of();
    Sheet chosen = found.size() == 1 ? found.get(0) : first;
    if (!chosen.equals(first)) {
      String message =
          "the sheet "
              + name(first)
              + " contains no url; "
              + name(chosen)
              + ", the only one that does, is read (--sheet chooses another)";
      problems.report(Problem.of(XlsxCodes.FOUND_SHEET, message, location));
      others.remove(chosen);
    }
    if (!others.isEmpty()) {
      String message = "only the sheet " + name(chosen) + " is read, not " + names(others);
      String hint =
          found.size() > 1
              ? "; it contains no url, but " + names(found) + " do: choose one with --sheet"
              : "";
      Severity severity = shown.isEmpty() ? Severity.INFO : Severity.WARNING;
      Code code = XlsxCodes.OTHER_SHEETS.withSeverity(severity);
      problems.report(Problem.of(code, message + hint, location));
    }
    return chosen;
  }

  private static boolean hasCells(Sheet sheet) throws IOException {
    try (Stream<Row> rows = sheet.openStream()) {
      for (Iterator<Row> all = rows.iterator(); all.hasNext(); ) {
        if (all.next().getFirstNonEmptyCell().isPresent()) {
          return true;
        }
      }
      return false;
    }
  }
}
