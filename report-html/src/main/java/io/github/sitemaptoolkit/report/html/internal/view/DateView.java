package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lastmods of a set.
 *
 * @param text what is said of them
 * @param calendar the days of the last year; null if they say no more than the text
 * @param years the dates by year, the latest first; empty if they say no more
 * @param rest what is said of earlier years; empty for nothing
 */
public record DateView(
    String text, @Nullable CalendarChart calendar, List<BarRow> years, String rest) {

  /** Copies the list. */
  public DateView {
    years = List.copyOf(years);
  }
}
