package io.github.sitemaptoolkit.report.html.internal.view;

/**
 * What a colour or a sign of a chart means.
 *
 * @param kind the class of the colour; empty for the usual one
 * @param sign what stands in cells of that kind; empty in charts of bars
 * @param text what it means
 */
public record LegendKey(String kind, String sign, String text) {

  /** Creates the key of a colour. */
  public static LegendKey of(String kind, String text) {
    return new LegendKey(kind, "", text);
  }
}
