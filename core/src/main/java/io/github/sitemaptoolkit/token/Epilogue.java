package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows the root element of a document.
 *
 * @param trailing where something stands that does not belong there, or null if nothing does
 * @param roots the local names of the elements among that, which may be documents of their own; the
 *     first few
 * @param another whether the cursor stands on a second root element of the same name; else it is at
 *     the end
 * @since 0.1
 */
public record Epilogue(@Nullable Location trailing, List<String> roots, boolean another) {

  private static final int MOST_ROOTS = 10;

  /**
   * Reads to the end of the input, or to a second root element.
   *
   * @param root the local name that another root element has; case does not count
   * @param onInstruction told of each processing instruction
   * @throws SitemapException if the compressed data is damaged there, as it may then be anywhere;
   *     if the input is cut there; if the document is read strictly and anything stands there
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
