package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * The first screen of the page of a validation.
 *
 * @param site the host, or the name of the directory
 * @param moreHosts how many more hosts; empty for none
 * @param newest the day of the newest input
 * @param newestIso the same as {@code yyyy-mm-dd}
 * @param checked what was checked, when, for whom
 * @param level the worst: error, warning, info, or none
 * @param consequence what the findings cost, in a sentence
 * @param costs what they cost besides, a line each
 * @param shareText the share of urls with errors or warnings, in words; empty if urls were not
 *     counted
 * @param hurt the share alone, such as {@code 23 %}
 * @param share the same as a number, for the bar
 * @param lost the share of urls that are not taken over in percent, for the bar
 * @param trend whether it got better, or that nothing was compared
 * @param trendKind better, worse, same or none
 * @param unread inputs that could not be read, with the reason
 */
public record SiteSummary(
    String site,
    String moreHosts,
    String newest,
    String newestIso,
    String checked,
    String level,
    String consequence,
    List<String> costs,
    String shareText,
    String hurt,
    String share,
    String lost,
    String trend,
    String trendKind,
    List<String> unread) {

  /** Copies the lists. */
  public SiteSummary {
    costs = List.copyOf(costs);
    unread = List.copyOf(unread);
  }
}
