package io.github.sitemaptoolkit.internal.xml;

import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import org.jspecify.annotations.Nullable;

/** What follows the root element of a document: nothing there can cost an entry any more. */
public final class XmlEpilogue {

  private XmlEpilogue() {}

  /**
   * Reads to the end of the input.
   *
   * @param onInstruction told of each processing instruction
   * @return where something stands that does not belong there, or null if nothing does
   * @throws SitemapException if the compressed data is damaged there, as it may then be anywhere;
   *     {@link TruncatedException} if the input is cut there
   */
  public static @Nullable Location read(XmlCursor cursor, Runnable onInstruction) {
    try {
      for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
        if (event == Event.INSTRUCTION) {
          onInstruction.run();
        }
      }
      return null;
    } catch (TruncatedException e) {
      throw e;
    } catch (SitemapException e) {
      if (e.problem().code().startsWith("gzip.")) {
        throw e;
      }
      return e.problem().location();
    }
  }
}
