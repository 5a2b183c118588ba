package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The links between the pages of a table whose rows have to be compared before they are read. */
public final class ComparedRows {

  private final boolean first; // whether this reading is the one that compares them
  private @Nullable Context wanted; // null if nothing is to be compared, or was
  private @Nullable KeyedPages keyed; // the rows that share a key

  /** Creates what compares the rows of a table with these languages, if that is needed. */
  public ComparedRows(PageLanguages languages, Context context) {
    this.keyed = context.options(FirstReading.NONE).pages();
    this.first = keyed != null;
    this.wanted = FirstReading.isNeeded(languages, context) ? context : null;
  }

  /** Returns whether rows have to be compared before the first is read. */
  public boolean areWanted() {
    return wanted != null;
  }

  /**
   * Compares all rows before they are read, to tell which of them share a key.
   *
   * @param again opens the table once more
   * @param document the place of what is reported
   */
  public void compare(PageLanguages languages, FirstReading.Again again, Location document)
      throws IOException {
    Context context = Objects.requireNonNull(wanted, "areWanted");
    wanted = null;
    keyed = FirstReading.read(languages, context, document, again);
  }

  /** Returns the versions of a page in other languages. */
  public List<PageLanguages.Link> links(PageLanguages languages, TableRow row, String url) {
    KeyedPages pages = keyed;
    if (pages == null) {
      return languages.of(row, url);
    }
    try {
      if (!first) {
        return pages.next(row, url);
      }
      pages.add(row, url);
      return List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // of a temporary file
    }
  }

  /** Ends the comparison. To be called once, at the end. */
  public void end() {
    if (keyed != null && !first) {
      try {
        keyed.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
