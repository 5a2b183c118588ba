package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * Rules under one headline.
 *
 * @param title the headline
 * @param rules the rules; empty to show nothing
 * @param note what is not shown; empty for nothing
 */
public record RuleSection(String title, List<RuleView> rules, String note) {

  /** Copies the list. */
  public RuleSection {
    rules = List.copyOf(rules);
  }
}
