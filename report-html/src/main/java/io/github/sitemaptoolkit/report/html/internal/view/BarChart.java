package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import java.util.Locale;

/**
 * Horizontal bars, the label of each above it. Lengths are percentages, so that a chart fits any
 * screen while its letters keep their size.
 *
 * @param id the id of the chart in its page
 * @param title what it shows
 * @param description what is to be seen, in a sentence, for those who do not see it
 * @param labelHead the head of the labels in the table
 * @param valueHeads the heads of the values in the table
 * @param bars the bars, from above
 * @param rowHeight how many pixels the label and the bar take
 * @param limit where a line marks a limit, in percent of the picture; negative for no line
 * @param note what is not shown, or what colours and lines mean; empty for nothing
 */
public record BarChart(
    String id,
    String title,
    String description,
    String labelHead,
    List<String> valueHeads,
    List<Bar> bars,
    int rowHeight,
    double limit,
    String note) {

  /** The usual height of a row. */
  public static final int ROW = 30; // pixels

  /** Stands for no limit. */
  public static final double NO_LIMIT = -1;

  private static final int LABEL = 14;
  private static final int BAR = 18; // where bars begin in their row
  private static final int BAR_HEIGHT = 8;

  /**
   * A bar.
   *
   * @param label its name, as the table shows it
   * @param value its value as a text
   * @param parts from the left
   * @param level 0; 1 for a part of the bar before it, which is set off to the right
   * @param target the id of what it leads to in the page; empty for nothing
   * @param cells the values of the table
   */
  public record Bar(
      String label, String value, List<Part> parts, int level, String target, List<String> cells) {

    private static final int LONGEST = 44;
    private static final int INDENT = 2; // percent

    /** Copies the lists. */
    public Bar {
      parts = List.copyOf(parts);
      cells = List.copyOf(cells);
    }

    /** Returns the label in the picture, which fits a phone. */
    public String shortLabel() {
      int longest = LONGEST - value.length();
      if (label.length() <= longest) {
        return label;
      }
      int end = longest - 1;
      return label.substring(0, Character.isHighSurrogate(label.charAt(end - 1)) ? end - 1 : end)
          + '\u2026';
    }

    /** Returns where the bar begins. */
    public String left() {
      return level * INDENT + "%";
    }
  }

  /**
   * A part of a bar.
   *
   * @param kind the class of its colour
   * @param from where it begins, in percent of the picture
   * @param length how long it is, in percent
   * @param top how many pixels it is below the top of its row
   * @param height how many pixels it has
   */
  public record Part(String kind, double from, double length, int top, int height) {

    private static final double LEAST = 0.4; // so that something is to be seen

    /** Creates a part of the usual height. */
    public Part(String kind, double from, double length) {
      this(kind, from, length, BAR, BAR_HEIGHT);
    }

    /** Returns where it begins, as an attribute. */
    public String x() {
      return BarChart.attribute(from);
    }

    /** Returns how long it is, as an attribute. */
    public String width() {
      return BarChart.attribute(length == 0 ? 0 : Math.max(LEAST, length));
    }
  }

  /** Copies the lists. */
  public BarChart {
    valueHeads = List.copyOf(valueHeads);
    bars = List.copyOf(bars);
  }

  static String attribute(double percent) {
    return String.format(Locale.ROOT, "%.2f%%", percent);
  }

  /**
   * Returns what the picture is for those who do not see it: one with links is not only a picture.
   */
  public String role() {
    return bars.stream().allMatch(bar -> bar.target().isEmpty()) ? "img" : "group";
  }

  /** Returns the height of the picture in pixels. */
  public int height() {
    return bars.size() * rowHeight;
  }

  /** Returns where the letters of a bar stand. */
  public int labelY(int index) {
    return index * rowHeight + LABEL;
  }

  /** Returns where a part of a bar is. */
  public int partY(int index, Part part) {
    return index * rowHeight + part.top();
  }

  /** Returns where the bars of a row begin. */
  public int barTop(int index) {
    return index * rowHeight + BAR - 1;
  }

  /** Returns where the bars of a row end. */
  public int barEnd(int index) {
    return (index + 1) * rowHeight - 3;
  }

  /** Returns whether a line marks a limit. */
  public boolean hasLimit() {
    return limit >= 0;
  }

  /** Returns where the line is, as an attribute. */
  public String limitX() {
    return attribute(limit);
  }
}
