package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.excerpt.DocumentLine;
import org.jspecify.annotations.Nullable;

/**
 * One place of a finding. Texts are cut, so that a page has its limit.
 *
 * @param id its id in the page
 * @param at file, line and column
 * @param file the name of the file
 * @param section the first directory of the url; empty if there is no url
 * @param message what is wrong
 * @param path the field; empty if it is none
 * @param loc the url of the entry
 * @param line the line of the document; null if it is not shown
 */
public record PlaceView(
    String id,
    String at,
    String file,
    String section,
    String message,
    String path,
    LinkText loc,
    @Nullable LineView line) {

  private static final int LONGEST = 300;
  private static final int LONGEST_PATH = 150;
  private static final int MARKUP = 200; // bytes of a place without its texts

  /**
   * Returns the place of a finding.
   *
   * @param section the first directory of its url
   * @param line the line of the document; null for none
   */
  public static PlaceView of(
      String id, Problem finding, String section, @Nullable DocumentLine line) {
    String path = finding.shownPath();
    return new PlaceView(
        id,
        ShownText.of(finding.location().toString(), LONGEST),
        ShownText.of(finding.location().source(), LONGEST),
        ShownText.of(section, LONGEST_PATH),
        ShownText.of(finding.message(), LONGEST),
        path == null ? "" : ShownText.of(path, LONGEST_PATH),
        LinkText.of(finding.loc(), LONGEST),
        line == null ? null : LineView.of(line));
  }

  /** Returns about how many bytes the page needs for it. */
  public int size() {
    return MARKUP
        + id.length()
        + ShownText.size(at)
        + ShownText.size(file)
        + ShownText.size(section)
        + ShownText.size(message)
        + ShownText.size(path)
        + loc.size()
        + (line == null ? 0 : line.size());
  }
}
