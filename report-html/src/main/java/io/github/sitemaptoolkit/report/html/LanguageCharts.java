package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.LanguageLook.Pair;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Bar;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Part;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import java.util.ArrayList;
import java.util.List;

/** The chart of links from one language to another. */
final class LanguageCharts {

  private static final int MOST = 30;
  private static final int LONGEST = 40;

  private LanguageCharts() {}

  /** Returns the links between languages, those with most missing returns first. */
  static BarChart pairs(LanguageLook languages) {
    List<Pair> shown = languages.pairs().subList(0, Math.min(MOST, languages.pairs().size()));
    long most = shown.stream().mapToLong(Pair::links).max().orElse(1);
    List<Bar> bars = new ArrayList<>();
    for (Pair pair : shown) {
      double missing = 100.0 * pair.missing() / most;
      double returned = 100.0 * (pair.links() - pair.missing()) / most;
      bars.add(
          new Bar(
              ShownText.of(pair.from(), LONGEST) + " \u2192 " + ShownText.of(pair.to(), LONGEST),
              pair.missing() == 0
                  ? "all " + ShownText.number(pair.links()) + " returned"
                  : ShownText.number(pair.missing())
                      + " of "
                      + ShownText.number(pair.links())
                      + " not returned",
              List.of(new Part("error", 0, missing), new Part("two", missing, returned)),
              0,
              "",
              List.of(ShownText.number(pair.links()), ShownText.number(pair.missing()))));
    }
    int more = languages.pairs().size() - shown.size();
    return new BarChart(
        "languages",
        "Links from one language to another",
        ShownText.number(languages.missing())
            + " of "
            + ShownText.counted(languages.links(), "link")
            + " are not returned by the page that they lead to.",
        "From and to",
        List.of("Links", "Not returned"),
        bars,
        BarChart.ROW,
        BarChart.NO_LIMIT,
        "The left part of a bar is what is not returned by an entry of the other page."
            + (more == 0 ? "" : " " + ShownText.counted(more, "more pair") + "."));
  }
}
