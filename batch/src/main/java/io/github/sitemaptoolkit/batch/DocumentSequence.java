package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads several documents as one: all entries of the first document, then those of the next, and so
 * on.
 *
 * <pre>{@code
 * List<Input> inputs = List.of(Input.of("news.xml"), Input.of("urls.txt"));
 * var documents = new DocumentSequence(input -> Source.open(input.path()));
 * try (Source first = Source.open(inputs.get(0).path());
 *     EntryReader<UrlEntry> all =
 *         documents.joined(inputs, context.formats().detect(first)).reader(first, context)) {
 *   all.forEach(entry -> System.out.println(entry.loc()));
 * }
 * }</pre>
 *
 * <p>The title, language and other information about the whole document comes from the first
 * document that has any; that of the others is reported as lost. Of a truncated document, the
 * complete entries are read, unless reading is strict. Either all documents must be sitemap
 * indexes, or none, unless indexes are {@linkplain #withChildren expanded}. Immutable and safe for
 * use by several threads.
 *
 * @since 0.1
 */
public final class DocumentSequence {

  private final DocumentSettings settings;

  /**
   * Creates a sequence that detects the format of each document and fails if one cannot be read.
   *
   * @param source opens all documents except the first
   */
  public DocumentSequence(DocumentSource source) {
    this(new DocumentSettings(null, source, null, "xml"));
  }

  private DocumentSequence(DocumentSettings settings) {
    this.settings = settings;
  }

  /**
   * Returns a copy that reads all documents in this format; null detects the format of each, the
   * default.
   */
  public DocumentSequence withFormat(@Nullable SitemapFormat format) {
    return new DocumentSequence(
        new DocumentSettings(format, settings.source(), settings.children(), settings.target()));
  }

  /**
   * Returns a copy that reads each index as the pages of the sitemaps that it lists, so that
   * indexes and other documents can be read as one. By default, an index is read as such.
   */
  public DocumentSequence withChildren(IndexChildren children) {
    return new DocumentSequence(
        new DocumentSettings(settings.from(), settings.source(), children, settings.target()));
  }

  /**
   * Returns a copy whose reports of losses name this format as the target. Defaults to {@code xml}.
   */
  public DocumentSequence withTarget(String format) {
    return new DocumentSequence(
        new DocumentSettings(settings.from(), settings.source(), settings.children(), format));
  }

  /**
   * Returns a format whose readers read all inputs as one document, whatever their formats. The
   * source passed to it must be that of the first input; the readers close it, and open and close
   * the others. The format cannot write.
   *
   * @param inputs at least one
   * @param first the format of the first input
   */
  public SitemapFormat joined(List<Input> inputs, SitemapFormat first) {
    return new JoinedFormat(settings, inputs, settings.expanded(first));
  }
}
