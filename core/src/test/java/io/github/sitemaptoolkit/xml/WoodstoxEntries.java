package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.token.StaxCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.function.Consumer;

/** Reads the entries of a sitemap as its reader does, but with Woodstox under it. */
public final class WoodstoxEntries {

  private WoodstoxEntries() {}

  /** Passes all entries of a well-formed sitemap on. */
  public static void read(byte[] document, Context context, Consumer<UrlEntry> entries)
      throws IOException {
    try (var cursor = new StaxCursor(Source.of(new ByteArrayInputStream(document), "in"))) {
      var parser =
          new EntryParser<>(
              EntryElement.URL,
              cursor,
              context.extensions(),
              new DocumentUrls(null),
              new Reporter(context.problems(), "in"));
      boolean inRoot = false;
      for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
        if (event != Event.START) {
          continue;
        } else if (inRoot && !parser.isEntry()) {
          parser.child();
        } else if (inRoot) {
          UrlEntry entry = parser.read(null, cursor.location());
          if (entry != null) {
            entries.accept(entry);
          }
        }
        inRoot = true;
      }
    }
  }
}
