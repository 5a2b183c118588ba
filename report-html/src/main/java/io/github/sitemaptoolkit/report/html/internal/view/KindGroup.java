package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * Kinds of findings under one headline.
 *
 * @param title the headline
 * @param kinds the kinds; empty to show nothing
 * @param note what is not shown; empty for nothing
 */
public record KindGroup(String title, List<KindView> kinds, String note) {

  /** Copies the list. */
  public KindGroup {
    kinds = List.copyOf(kinds);
  }
}
