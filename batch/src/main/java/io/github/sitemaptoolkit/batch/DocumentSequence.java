package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Several documents, read as one: all entries of the first, then those of the next.
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
 * <p>What is said of the whole is what the first document says that says anything; what the others
 * say is counted as lost. A document that is cut gives what is complete in it, unless reading is
 * strict. Documents that list sitemaps cannot follow documents that list pages, nor the other way
 * round. Immutable, so safe for use by several threads.
 *
 * @since 0.1
 */
public final class DocumentSequence {

  private final DocumentSettings settings;

  /**
   * Creates a reader of documents: each in the format that is detected among those of the context,
   * {@link Unreadable#FAIL} for those that cannot be read.
   *
   * @param source opens all documents but the first
   */
  public DocumentSequence(DocumentSource source) {
    this(new DocumentSettings(null, source, Unreadable.FAIL, "xml"));
  }

  private DocumentSequence(DocumentSettings settings) {
    this.settings = settings;
  }

  /** Returns documents that are all read in this format; null to detect that of each. */
  public DocumentSequence withFormat(@Nullable SitemapFormat format) {
    return new DocumentSequence(
        new DocumentSettings(format, settings.source(), settings.unreadable(), settings.target()));
  }

  /**
   * Returns documents of which those that cannot be read are dealt with so. It does not hold for
   * the first, which the caller opens.
   */
  public DocumentSequence withUnreadable(Unreadable policy) {
    return new DocumentSequence(
        new DocumentSettings(settings.from(), settings.source(), policy, settings.target()));
  }

  /** Returns documents whose losses name this format as the target. Defaults to {@code xml}. */
  public DocumentSequence withTarget(String format) {
    return new DocumentSequence(
        new DocumentSettings(settings.from(), settings.source(), settings.unreadable(), format));
  }

  /**
   * Returns a format whose readers read all inputs, of whatever formats they are. Their first
   * source is that of the first input; the readers close it and open the others themselves. It
   * cannot write.
   *
   * @param inputs at least one
   * @param first the format of the first input
   */
  public SitemapFormat joined(List<Input> inputs, SitemapFormat first) {
    return new JoinedFormat(settings, inputs, first);
  }
}
