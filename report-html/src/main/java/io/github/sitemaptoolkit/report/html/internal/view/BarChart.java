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
 * @param note what is not shown; empty for nothing
 */
public record BarChart(
    String id,
    String title,
    String description,
    String labelHead,
    List<String> valueHeads,
    List<Bar> bars,
    String note) {

  private static final int ROW = 30; // pixels
  private static final int LABEL = 14;
  private static final int BAR = 18;

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
   */
  public record Part(String kind, double from, double length) {

    private static final double LEAST = 0.4; // so that something is to be seen

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

  /** Returns the height of the picture in pixels. */
  public int height() {
    return bars.size() * ROW;
  }

  /** Returns where the letters of a bar stand. */
  public int labelY(int index) {
    return index * ROW + LABEL;
  }

  /** Returns where a bar is. */
  public int barY(int index) {
    return index * ROW + BAR;
  }
}
