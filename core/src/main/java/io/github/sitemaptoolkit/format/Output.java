package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.model.DocumentInfo;
import org.jspecify.annotations.Nullable;

/**
 * How a document is written: in which format, whether compressed, and what is said of it as a
 * whole. An option of a {@link Context}.
 *
 * <pre>{@code
 * Context context = Context.load().with(Output.of("csv").withGzip(true));
 * Sitemaps.write(response.getOutputStream(), entries, context);
 * }</pre>
 *
 * <p>Immutable, safe for many threads.
 *
 * @param format the id of the format, such as {@code csv}; null for the one that the file's name
 *     means, or {@code xml} where there is no file
 * @param gzip whether to compress with gzip; null for what the file's name says, or no where there
 *     is no file
 * @param document what is said of the document as a whole; null for what is known of the document
 *     that the entries are read from, or nothing
 * @since 0.1
 */
public record Output(
    @Nullable String format, @Nullable Boolean gzip, @Nullable DocumentInfo document) {

  /** What is written where nothing is asked for. */
  public static final Output DEFAULT = new Output(null, null, null);

  /** Returns the output of a format, by its id. */
  public static Output of(String format) {
    return new Output(format, null, null);
  }

  /** Returns this output, compressed or not, whatever the file's name says. */
  public Output withGzip(boolean compressed) {
    return new Output(format, compressed, document);
  }

  /**
   * Returns this output with something said of the document as a whole, such as the title of a
   * feed.
   */
  public Output withDocument(DocumentInfo info) {
    return new Output(format, gzip, info);
  }
}
