package io.github.sitemaptoolkit.internal.xml;

import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import org.jspecify.annotations.Nullable;

/**
 * What follows the root element of a document: nothing there can cost an entry any more.
 *
 * @param trailing where something stands that does not belong there, or null if nothing does
 * @param another whether the cursor stands on a second root element of the same name; else it is at
 *     the end
 */
public record XmlEpilogue(@Nullable Location trailing, boolean another) {

  /**
   * Reads to the end of the input, or to a second root element.
   *
   * @param root the local name that another root element has; case does not count
   * @param onInstruction told of each processing instruction
   * @throws SitemapException if the compressed data is damaged there, as it may then be anywhere;
   *     if the input is cut there; if the document is read strictly and anything stands there
   */
  public static XmlEpilogue read(
      XmlCursor cursor, String root, boolean strict, Runnable onInstruction) {
    Location trailing = null;
    try {
      int depth = 0;
      for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
        if (event == Event.INSTRUCTION && trailing == null) {
          onInstruction.run();
        } else if (event == Event.START || (event == Event.TEXT && !cursor.isSpace())) {
          if (event == Event.START && depth == 0 && cursor.localName().equalsIgnoreCase(root)) {
            return new XmlEpilogue(trailing, true);
          }
          trailing = trailing == null ? cursor.location() : trailing;
        }
        depth += event == Event.START ? 1 : event == Event.END ? -1 : 0;
      }
      return new XmlEpilogue(trailing, false);
    } catch (SitemapException e) {
      if (trailing == null || strict || e.problem().code().startsWith("gzip.")) {
        throw e;
      }
      return new XmlEpilogue(trailing, false);
    }
  }
}
