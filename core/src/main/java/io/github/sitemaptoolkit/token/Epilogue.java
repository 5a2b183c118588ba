package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content after the root element of a document.
 *
 * @param trailing the location of content that does not belong there; null if there is none
 * @param roots the local names of the first few elements in it, which may be further documents
 * @param another whether the cursor is at a second root element of the same name; if false, it is
 *     at the end
 * @since 0.1
 */
public record Epilogue(@Nullable Location trailing, List<String> roots, boolean another) {

  private static final int MOST_ROOTS = 10;

  /**
   * Reads to the end of the input, or to a second root element.
   *
   * @param root the local name of root elements; case is ignored
   * @param onInstruction called for each processing instruction
   * @throws SitemapException if compressed data is damaged or the input is truncated; in strict
   *     mode also if there is any content
   */
  public static Epilogue read(
      XmlCursor cursor, String root, boolean strict, Runnable onInstruction) {
    Location trailing = null;
    List<String> roots = new ArrayList<>(0);
    try {
      int depth = 0;
      for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
        if (event == Event.INSTRUCTION && trailing == null) {
          onInstruction.run();
        } else if (event == Event.START || (event == Event.TEXT && !cursor.isSpace())) {
          if (event == Event.START && depth == 0 && cursor.localName().equalsIgnoreCase(root)) {
            return new Epilogue(trailing, roots, true);
          }
          trailing = trailing == null ? cursor.location() : trailing;
          if (event == Event.START && depth == 0 && roots.size() < MOST_ROOTS) {
            roots.add(cursor.localName());
          }
        }
        depth += event == Event.START ? 1 : event == Event.END ? -1 : 0;
      }
      return new Epilogue(trailing, roots, false);
    } catch (SitemapException e) {
      if (trailing == null || strict || e.problem().code().startsWith("gzip.")) {
        throw e;
      }
      return new Epilogue(trailing, roots, false);
    }
  }
}
