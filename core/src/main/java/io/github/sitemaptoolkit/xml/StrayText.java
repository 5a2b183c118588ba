package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.url.UrlText;
import org.jspecify.annotations.Nullable;

/** Text that stands where only elements belong. */
final class StrayText {

  private final XmlCursor cursor;
  private final Reporter reporter;
  private @Nullable String text; // empty for one that can be no url
  private @Nullable String template; // the first piece, if that is one
  private Location location = Location.of("");

  StrayText(XmlCursor cursor, Reporter reporter) {
    this.cursor = cursor;
    this.reporter = reporter;
  }

  /** Begins with another element. */
  void clear() {
    text = null;
    template = null;
  }

  /** Takes the text that the cursor stands on. */
  void add() {
    if (text != null) {
      text = ""; // two pieces are no url
      return;
    }
    String piece = cursor.isDamaged() ? "" : Padding.strip(cursor.text());
    text = piece;
    location = cursor.location();
    template = UrlText.isTemplate(piece) ? piece : null;
  }

  /** Returns the url that stands directly in its entry: it is what loc would hold. */
  @Nullable String url() {
    String word = text;
    return word != null
            && (word.startsWith("http://") || word.startsWith("https://"))
            && CoreText.isWord(word)
        ? word
        : null;
  }

  /**
   * Reports what was taken, if anything was.
   *
   * @param taken whether it counts as the url of the entry
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
              "text stands directly in <"
                  + parent
                  + (taken ? ">; it is taken as its loc" : ">; it is left out"));
    }
  }

  /** Reports the text that the cursor stands on, which is left out. */
  void reportCurrent(String parent) {
    String current = cursor.text();
    if (UrlText.isTemplate(current)) {
      reportTemplate(current.strip(), parent, cursor.location());
      return;
    }
    reporter.missing(
        XmlCodes.STRAY_TEXT,
        cursor.location(),
        parent,
        () -> "text stands directly in <" + parent + ">; it is left out");
  }

  private void reportTemplate(String piece, String parent, Location at) {
    reporter.missing(
        DocumentCodes.TEMPLATE,
        at,
        parent,
        () ->
            "the template was not rendered: "
                + Problem.quoted(piece)
                + " stands in <"
                + parent
                + ">; it is left out");
  }
}
