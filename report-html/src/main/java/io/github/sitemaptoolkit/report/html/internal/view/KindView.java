package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of findings: what it is, what it costs, where it is and how to mend it.
 *
 * @param id its id in the page
 * @param code the code of the rule
 * @param level how serious it is: error, warning or info
 * @param title what is wrong in a few words
 * @param cost what happens to the urls, such as {@code page not taken}
 * @param hit how many urls or files have it, such as {@code 40 urls, 4 %}
 * @param state how much of it is new; empty if there is no baseline
 * @param isOpen whether it is shown whole at once
 * @param urls the number of urls
 * @param findings the number of findings
 * @param text what is known of the rule
 * @param where where most of the urls are; empty if they are in many places
 * @param places the first places
 * @param morePlaces the places that are folded
 * @param note how many more there are and where; empty for none
 * @param list the urls as a file; null if there is none
 * @param lines of a kind that is for information only: its messages, each with their number
 */
public record KindView(
    String id,
    String code,
    String level,
    String title,
    String cost,
    String hit,
    String state,
    boolean isOpen,
    long urls,
    long findings,
    RuleText text,
    String where,
    List<PlaceView> places,
    List<PlaceView> morePlaces,
    String note,
    @Nullable KindUrls list,
    List<String> lines) {

  /**
   * What is known of a rule.
   *
   * @param meaning what is wrong; empty if nobody says so
   * @param why why it matters; empty if nobody says so
   * @param fix how to mend it; empty if nobody says so
   * @param costSays who says what it costs, in words; empty if no source does
   * @param costSource the source of that
   * @param origin who says how serious it is, such as {@code Documented by Google}; empty if
   *     unknown
   * @param source the page or the reason
   * @param says what the page says; empty if unknown
   * @param page the page about the rule
   */
  public record RuleText(
      String meaning,
      String why,
      String fix,
      String costSays,
      LinkText costSource,
      String origin,
      LinkText source,
      String says,
      LinkText page) {

    private static final int MARKUP = 180; // bytes

    /** Returns whether more is known than what the rule means. */
    public boolean hasMore() {
      return !fix.isEmpty() || !why.isEmpty() || !page.text().isEmpty();
    }

    private long size() {
      String all = meaning + why + fix + costSays + origin + says;
      long links = costSource.size() + source.size() + (long) page.size();
      return all.isEmpty() && links == 0 ? 0 : MARKUP + ShownText.size(all) + links;
    }
  }

  private static final int LINE = 10; // bytes of the markup

  private static final String NOT_STATED = "not stated";

  /** Copies the lists. */
  public KindView {
    places = List.copyOf(places);
    morePlaces = List.copyOf(morePlaces);
    lines = List.copyOf(lines);
  }

  /** Returns about how many bytes the page needs for it, besides its heading and the urls. */
  public long size() {
    long size = text.size() + ShownText.size(where) + ShownText.size(note);
    for (PlaceView place : places) {
      size += place.size();
    }
    for (PlaceView place : morePlaces) {
      size += place.size();
    }
    for (String line : lines) {
      size += LINE + ShownText.size(line);
    }
    return size;
  }

  /** Returns what happens to the urls; empty if no source says so, as the headline says already. */
  public String shownCost() {
    return cost.equals(NOT_STATED) ? "" : cost;
  }
}
