package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;

/**
 * A format in which an index is read as the pages of the sitemaps that it lists, by {@link
 * ExpandedReader}. All other documents are read as they are. The format cannot write.
 *
 * @since 0.1
 */
public final class ExpandedFormat extends AbstractFormat {

  private final SitemapFormat format;
  private final IndexChildren children;
  private final Unreadable policy;

  /**
   * Creates a format that reports which sitemaps cannot be read, and continues with the next.
   *
   * @param format the format of the index or other document
   * @param children finds the sitemaps of an index
   */
  public ExpandedFormat(SitemapFormat format, IndexChildren children) {
    this(format, children, Unreadable.REPORT);
  }

  /**
   * Creates a format.
   *
   * @param format the format of the index or other document
   * @param children finds the sitemaps of an index
   * @param policy what to do with sitemaps of an index that are missing or cannot be read
   */
  public ExpandedFormat(SitemapFormat format, IndexChildren children, Unreadable policy) {
    super(format.id(), format.description(), format.fileExtensions().toArray(String[]::new));
    this.format = format;
    this.children = children;
    this.policy = policy;
  }

  /**
   * Opens a document of any format: the pages of all sitemaps if it is an index. Closing the reader
   * closes the source.
   *
   * @param source closed if opening fails
   * @param children finds the sitemaps of an index
   * @param given how documents are read, and the sink for the problems of all, if it was given one
   * @throws io.github.sitemaptoolkit.problem.SitemapException if its format is not recognised
   */
  public static EntryReader<UrlEntry> open(Source source, IndexChildren children, Context given)
      throws IOException {
    Context context = given.withOwnProblems();
    try {
      SitemapFormat format = context.formats().detect(source);
      return new ExpandedFormat(format, children).reader(source, context);
    } catch (IOException | RuntimeException e) {
      source.close();
      throw e;
    }
  }

  @Override
  public boolean matches(Head head) {
    return format.matches(head);
  }

  @Override
  public boolean writes() {
    return false;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    if (!format.holdsIndex(source.head())) {
      return format.reader(source, context);
    }
    Children found = children.of(source.name());
    EntryReader<IndexEntry> index = format.indexReader(source, context);
    return new ExpandedReader(index, found, context).onUnreadable(policy);
  }
}
