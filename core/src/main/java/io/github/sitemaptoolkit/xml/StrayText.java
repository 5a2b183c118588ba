package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SourceMap;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import org.jspecify.annotations.Nullable;

/** Collects text where only elements are allowed. */
final class StrayText {

  private final XmlCursor cursor;
  private final Reporter reporter;
  private @Nullable String text; // empty for one that cannot be a url
  private @Nullable String template; // the first text, if it is a template
  private Location location = Location.of("");

  StrayText(XmlCursor cursor, Reporter reporter) {
    this.cursor = cursor;
    this.reporter = reporter;
  }

  /** Starts over with another element. */
  void clear() {
    text = null;
    template = null;
  }

  /** Adds the current text. */
  void add() {
    if (text != null) {
      text = ""; // two texts cannot be a url
      return;
    }
    String piece = cursor.isDamaged() ? "" : Padding.ofUrl(cursor.text());
    text = piece;
    location = place(piece);
    template = UrlText.isTemplate(piece) ? piece : null;
  }

  /** Returns a url directly inside its entry, to be used as loc; null if there is none. */
  @Nullable String url() {
    String word = text;
    return word != null && UrlParts.isHttp(word) && CoreText.isWord(word) ? word : null;
  }

  /**
   * Reports the collected text, if there is any.
   *
   * @param taken whether it is used as the url of the entry
   */
  void report(String parent, boolean taken) {
    if (template != null) {
      reportTemplate(template, parent, location);
    } else if (text != null) {
      reporter.report(
          XmlCodes.STRAY_TEXT,
          location,
          parent,
          !taken,
          () ->
              "there is text directly in <"
                  + parent
                  + (taken ? ">; it is used as its loc" : ">; it is left out"));
    }
  }

  /** Reports the current text, which is left out. */
  void reportCurrent(String parent) {
    String current = cursor.text();
    if (UrlText.isTemplate(current)) {
      reportTemplate(current.strip(), parent, place(current.strip()));
      return;
    }
    reporter.missing(
        XmlCodes.STRAY_TEXT,
        place(Padding.ofUrl(current)),
        parent,
        () -> "there is text directly in <" + parent + ">; it is left out");
  }

  /** Returns where a part of the current text is. */
  private Location place(String part) {
    XmlCursor.Ranges ranges = cursor.ranges();
    var map = new SourceMap();
    if (ranges != null && !part.isEmpty()) {
      ranges.addText(map);
    }
    Location at = cursor.location();
    return map.isEmpty() ? at : map.locate(at.source(), cursor.text(), part);
  }

  private void reportTemplate(String piece, String parent, Location at) {
    reporter.missing(
        DocumentCodes.TEMPLATE,
        at,
        parent,
        () ->
            "<"
                + parent
                + "> contains a template that was not rendered: "
                + Problem.quoted(piece)
                + "; it is left out");
  }
}
