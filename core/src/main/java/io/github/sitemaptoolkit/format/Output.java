package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.model.DocumentInfo;
import org.jspecify.annotations.Nullable;

/**
 * How to write a document: its format, its compression and its properties. An option of a {@link
 * Context}.
 *
 * <pre>{@code
 * Context context = Context.load().with(Output.of("csv").withGzip(true));
 * Sitemaps.write(Target.of(response.getOutputStream(), context), entries);
 * }</pre>
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @param format the id of the format, such as {@code csv}. Null means the default: the format that
 *     the file's name indicates, or {@code xml} for a stream
 * @param gzip whether to compress with gzip. Null means the default: whether the file's name ends
 *     with {@code .gz}, or no for a stream
 * @param document the properties of the document as a whole. Null means the default: those of the
 *     document that the entries are read from, if any
 * @since 0.1
 */
public record Output(
    @Nullable String format, @Nullable Boolean gzip, @Nullable DocumentInfo document) {

  /** The output with all defaults. */
  public static final Output DEFAULT = new Output(null, null, null);

  /** Returns the output with the id of a format. */
  public static Output of(String format) {
    return new Output(format, null, null);
  }

  /** Returns a copy that is compressed or not, whatever the file's name. */
  public Output withGzip(boolean compressed) {
    return new Output(format, compressed, document);
  }

  /** Returns a copy with the properties of the document as a whole, such as the title of a feed. */
  public Output withDocument(DocumentInfo info) {
    return new Output(format, gzip, info);
  }
}
