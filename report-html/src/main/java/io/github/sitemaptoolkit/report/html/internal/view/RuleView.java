package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * A rule and what was found of it.
 *
 * @param id the id of its section in the page
 * @param code the code of the rule
 * @param level how serious it is: error, warning or info; empty of what is mended
 * @param counted such as {@code 3 errors in 2 files}
 * @param meaning what is wrong; empty if nobody says so
 * @param why why it matters; empty if nobody says so
 * @param fix how to mend it; empty if nobody says so
 * @param origin who says so, such as {@code Google Search documents it}; empty if unknown
 * @param source the page or the reason
 * @param says what the page says; empty if unknown
 * @param places the first places
 * @param more how many more there are; empty for none
 */
public record RuleView(
    String id,
    String code,
    String level,
    String counted,
    String meaning,
    String why,
    String fix,
    String origin,
    LinkText source,
    String says,
    List<PlaceView> places,
    String more) {

  private static final int MOST_SHOWN = 5;

  /** Copies the list. */
  public RuleView {
    places = List.copyOf(places);
  }

  /** Returns whether the places are so few that they are shown at once. */
  public boolean isOpen() {
    return places.size() <= MOST_SHOWN;
  }
}
