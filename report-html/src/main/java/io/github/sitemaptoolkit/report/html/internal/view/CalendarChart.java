package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import java.util.Locale;

/**
 * The days of a year as small squares, a column for each week.
 *
 * @param description what is to be seen, in a sentence
 * @param legend what the colours of the squares mean
 * @param days the squares
 * @param months the names of months above
 * @param rows the days and numbers of the table
 */
public record CalendarChart(
    String description,
    List<LegendKey> legend,
    List<Day> days,
    List<Month> months,
    List<List<String>> rows) {

  private static final int WEEKS = 54;
  private static final int TOP = 18; // pixels, below the names of months
  private static final int ROW = 12;
  private static final double WIDTH = 100.0 / WEEKS;

  /**
   * A day.
   *
   * @param week its column
   * @param weekday its row, from 0 for Monday
   * @param kind the class of its colour
   * @param text the day and the number
   */
  public record Day(int week, int weekday, String kind, String text) {

    /** Returns where it begins, as an attribute. */
    public String x() {
      return attribute(week * WIDTH);
    }

    /** Returns how wide it is, as an attribute. */
    public String width() {
      return attribute(WIDTH * 0.85);
    }

    /** Returns where it is from the top. */
    public int y() {
      return TOP + weekday * ROW;
    }
  }

  /**
   * The name of a month.
   *
   * @param week the column where it begins
   * @param name its first letters
   */
  public record Month(int week, String name) {

    /** Returns where it begins, as an attribute. */
    public String x() {
      return attribute(week * WIDTH);
    }
  }

  /** Copies the lists. */
  public CalendarChart {
    legend = List.copyOf(legend);
    days = List.copyOf(days);
    months = List.copyOf(months);
    rows = List.copyOf(rows);
  }

  private static String attribute(double percent) {
    return String.format(Locale.ROOT, "%.2f%%", percent);
  }
}
