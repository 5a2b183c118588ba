package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Problem;

/**
 * One place of a finding. Texts are cut, so that a page has its limit.
 *
 * @param at file, line and column
 * @param message what is wrong
 * @param path the field; empty if it is none
 * @param loc the url of the entry
 */
public record PlaceView(String at, String message, String path, LinkText loc) {

  private static final int LONGEST = 300;
  private static final int LONGEST_PATH = 150;
  private static final int MARKUP = 160; // bytes of a place without its texts

  /** Returns the place of a finding. */
  public static PlaceView of(Problem finding) {
    String path = finding.shownPath();
    return new PlaceView(
        ShownText.of(finding.location().toString(), LONGEST),
        ShownText.of(finding.message(), LONGEST),
        path == null ? "" : ShownText.of(path, LONGEST_PATH),
        LinkText.of(finding.loc(), LONGEST));
  }

  /** Returns about how many bytes the page needs for it. */
  public int size() {
    return MARKUP
        + ShownText.size(at)
        + ShownText.size(message)
        + ShownText.size(path)
        + loc.size();
  }
}
