package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of what is in a set.
 *
 * @param head what the browser is told
 * @param inputs what was read
 * @param moreInputs how many more; empty for none
 * @param facts the numbers at the top
 * @param changes what has changed; null if nothing was compared
 * @param sections the urls by section; null if there are none
 * @param calendar the dates of the last year; null if there are none
 * @param charts the others
 * @param tables what has no chart
 */
public record LookView(
    HtmlHead head,
    List<String> inputs,
    String moreInputs,
    List<Headline> facts,
    @Nullable BarChart changes,
    @Nullable BarChart sections,
    @Nullable CalendarChart calendar,
    List<BarChart> charts,
    List<TableView> tables) {

  /** Copies the lists. */
  public LookView {
    inputs = List.copyOf(inputs);
    facts = List.copyOf(facts);
    charts = List.copyOf(charts);
    tables = List.copyOf(tables);
  }
}
