package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
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
