package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.reading.CountListener;
import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * The first reading of a table that is too large to look at all its rows ahead: it finds which rows
 * share a key. An option of a context, so that readers know that they are the ones of it.
 *
 * @param pages takes the rows; null if this is no such reading
 */
public record FirstReading(@Nullable KeyedPages pages) {

  /** No such reading. */
  public static final FirstReading NONE = new FirstReading(null);

  /** Opens the input once more. */
  @FunctionalInterface
  public interface Again {

    /** Returns another reader of the same input; null if it can be read only once. */
    @Nullable EntryReader<UrlEntry> open(Context context) throws IOException;
  }

  /** Opens a source. */
  @FunctionalInterface
  public interface Opening {

    /** Returns a reader, which closes the source. */
    EntryReader<UrlEntry> open(Source source, Context context) throws IOException;
  }

  /** Returns what opens a source once more. */
  public static Again again(Source source, Opening opening) {
    return context -> {
      Source same = source.again();
      return same == null ? null : opening.open(same, context);
    };
  }

  /** Returns whether the rows of a table have to be read before, to find those that share a key. */
  public static boolean isNeeded(PageLanguages languages, Context context) {
    SharedKey shared = languages.shared();
    return shared != null && !shared.whole() && context.options(NONE).pages == null;
  }

  /**
   * Reads a table, and returns the pages that share a key; null if there are none. Why not is
   * reported; what else is wrong with the table is left to the second reading.
   */
  public static @Nullable KeyedPages read(
      PageLanguages languages, Context context, Location location, Again again) throws IOException {
    SharedKey shared = languages.shared();
    if (shared == null) {
      return null;
    }
    var pages = new KeyedPages(shared);
    String fault = "";
    try {
      Context first =
          context
              .withProblems(new Problems())
              .with(ReadingListener.NONE)
              .with(CountListener.NONE)
              .with(new FirstReading(pages));
      if (readAll(first, again)) {
        fault = pages.end();
      }
      if (fault == null) {
        return pages;
      }
    } finally {
      if (fault != null) {
        pages.close();
      }
    }
    context.problems().report(Problem.of(TableCodes.ABOUT, message(shared, fault), location));
    return null;
  }

  private static boolean readAll(Context context, Again again) throws IOException {
    try (EntryReader<UrlEntry> reader = again.open(context)) {
      if (reader == null) {
        return false;
      }
      reader.forEach(entry -> {});
    } catch (SitemapException | UncheckedIOException e) {
      return true; // the second reading fails as well
    }
    return true;
  }

  private static String message(SharedKey shared, String fault) {
    String header = Problem.quoted(shared.header());
    return fault.isEmpty()
        ? "rows that share "
            + header
            + " are translations of each other, but more than 1,000 rows are only compared in a"
            + " file: save the input and read that, as in sitemap convert table.csv; no links are"
            + " made now"
        : "the column "
            + header
            + " is no key of translations: "
            + fault
            + "; no links are made of it";
  }
}
