package io.github.sitemaptoolkit;

import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Publishes the file that a document is written to, once the document is finished. */
final class PublishingWriter<E> implements EntryWriter<E> {

  private final EntryWriter<E> writer;
  private final Sink sink;
  private final @Nullable CrawlableUrls told;

  /**
   * Creates a writer.
   *
   * @param told tells of urls that the public cannot reach, which are written all the same; null if
   *     somebody else does
   */
  PublishingWriter(EntryWriter<E> writer, Sink sink, @Nullable CrawlableUrls told) {
    this.writer = writer;
    this.sink = sink;
    this.told = told;
  }

  @Override
  public boolean write(E entry) throws IOException {
    if (told != null && entry instanceof Entry written) {
      told.accepts(written.loc(), () -> null);
    }
    return writer.write(entry);
  }

  @Override
  public boolean writeTrailing(List<Node<?>> nodes) throws IOException {
    return writer.writeTrailing(nodes);
  }

  @Override
  public void finish() throws IOException {
    if (told != null) {
      told.report(writer.problems());
    }
    writer.finish();
    sink.commit();
  }

  @Override
  public Problems problems() {
    return writer.problems();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }

  @Override
  public String toString() {
    return "writer to " + sink;
  }
}
