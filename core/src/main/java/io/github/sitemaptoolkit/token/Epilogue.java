package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The content after the root element of a document.
 *
 * @param trailing the location of content that does not belong there; null if there is none
 * @param data whether an element in it has data that should have been read
 * @param another whether the cursor is at a second root element of the same name, or again at the
 *     first one, which {@linkplain XmlCursor#isImplied continues} because an entry follows; if
 *     false, it is at the end
 * @since 0.1
 */
public record Epilogue(@Nullable Location trailing, boolean data, boolean another) {

  /**
   * Checks that a document that is not well-formed has entries, where {@link EmptyTables} says so:
   * if not, they were probably lost, and an empty document must not replace one with entries.
   *
   * @param any whether an entry was read
   * @param at the place to report
   * @throws SitemapException with the code {@code doc.no-entries} if none was read, the document is
   *     not well-formed and the cursor is at its end
   */
  public void requireEntries(XmlCursor cursor, boolean any, Context context, Location at) {
    boolean required = context.options(EmptyTables.ALLOWED) == EmptyTables.REFUSED;
    if (required && !another && !any && (trailing != null || cursor.isRepaired())) {
      throw new SitemapException(
          DocumentCodes.NO_ENTRIES, "no entry came from it, and it is not well-formed", at);
    }
  }

  /**
   * Reads to the end of the input, or to a second root element.
   *
   * @param root the local name of root elements; case is ignored
   * @param isData tests whether the outermost element at whose start tag the cursor is has data
   *     that should have been read
   * @param onInstruction called for each processing instruction
   * @throws SitemapException if compressed data is damaged or the input is truncated; in strict
   *     mode also if there is any content
   */
  public static Epilogue read(
      XmlCursor cursor,
      String root,
      Predicate<XmlCursor> isData,
      boolean strict,
      Runnable onInstruction) {
    Location trailing = null;
    boolean data = false;
    try {
      int depth = 0;
      for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
        if (event == Event.INSTRUCTION && trailing == null) {
          onInstruction.run();
        } else if (event == Event.START || (event == Event.TEXT && !cursor.isSpace())) {
          if (event == Event.START && depth == 0 && cursor.localName().equalsIgnoreCase(root)) {
            return new Epilogue(trailing, data, true);
          }
          trailing = trailing == null ? cursor.place() : trailing;
          data |= event == Event.START && depth == 0 && isData.test(cursor);
        }
        depth += event == Event.START ? 1 : event == Event.END ? -1 : 0;
      }
      return new Epilogue(trailing, data, false);
    } catch (SitemapException e) {
      if (trailing == null || strict || e.problem().code().startsWith("gzip.")) {
        throw e;
      }
      return new Epilogue(trailing, data, false);
    }
  }
}
