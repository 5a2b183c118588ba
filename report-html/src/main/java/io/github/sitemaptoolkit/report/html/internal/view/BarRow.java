package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A row of a chart: a name, a number and a bar, and the rows inside it.
 *
 * @param label its name
 * @param value its number as a text
 * @param parts the parts of the bar, from the left; empty for no bar
 * @param note what else is said of it; empty for nothing
 * @param inner the rows inside it
 * @param rest what is said of those that are left out; empty for nothing
 * @param open whether the rows inside are shown at first
 */
public record BarRow(
    String label,
    String value,
    List<Part> parts,
    String note,
    List<BarRow> inner,
    String rest,
    boolean open) {

  private static final double LEAST = 0.4; // percent, so that something is to be seen

  /**
   * A part of a bar.
   *
   * @param kind the class of its colour
   * @param percent how long it is
   */
  public record Part(String kind, double percent) {}

  /**
   * A part with its place.
   *
   * @param kind the class of its colour
   * @param x where it begins
   * @param width how long it is
   */
  public record Placed(String kind, String x, String width) {}

  /** Copies the lists. */
  public BarRow {
    parts = List.copyOf(parts);
    inner = List.copyOf(inner);
  }

  /** Creates a row with nothing inside. */
  public static BarRow of(String label, String value, Part... parts) {
    return new BarRow(label, value, List.of(parts), "", List.of(), "", false);
  }

  /** Returns the parts that are not empty, one after the other. */
  public List<Placed> placed() {
    List<Placed> placed = new ArrayList<>();
    double from = 0;
    for (Part part : parts) {
      if (part.percent > 0) {
        double width = Math.max(LEAST, part.percent);
        placed.add(new Placed(part.kind, attribute(from), attribute(width)));
        from += part.percent;
      }
    }
    return placed;
  }

  private static String attribute(double percent) {
    return String.format(Locale.ROOT, "%.1f%%", percent);
  }
}
