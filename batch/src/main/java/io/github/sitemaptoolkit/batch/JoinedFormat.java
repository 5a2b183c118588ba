package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.List;

/**
 * A format that reads several documents as one: the first, which is already open, and then the
 * others.
 */
final class JoinedFormat extends AbstractFormat {

  private final DocumentSettings settings;
  private final List<Input> inputs;
  private final SitemapFormat first;

  JoinedFormat(DocumentSettings settings, List<Input> inputs, SitemapFormat first) {
    super(first.id(), inputs.size() + " documents as one"); // the others may have other formats
    this.settings = settings;
    this.inputs = inputs;
    this.first = first;
  }

  @Override
  public boolean matches(Head head) {
    return first.matches(head);
  }

  @Override
  public boolean writes() {
    return false;
  }

  @Override
  public boolean holdsIndex(Head head) {
    return first.holdsIndex(head);
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return open(SitemapFormat::reader, source, context);
  }

  @Override
  public EntryReader<IndexEntry> openIndexReader(Source source, Context context)
      throws IOException {
    return open(SitemapFormat::indexReader, source, context);
  }

  private <E> EntryReader<E> open(JoinedReader.Opening<E> opening, Source source, Context context)
      throws IOException {
    boolean index = first.holdsIndex(source.head());
    List<Input> others = inputs.subList(1, inputs.size());
    var begun = opening.open(first, source, context);
    return new JoinedReader<>(settings, opening, index, begun, others, context);
  }
}
