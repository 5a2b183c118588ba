package io.github.sitemaptoolkit;

import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.util.List;

/** Publishes the file that a document is written to, once the document is finished. */
final class PublishingWriter<E> implements EntryWriter<E> {

  private final EntryWriter<E> writer;
  private final Sink sink;

  PublishingWriter(EntryWriter<E> writer, Sink sink) {
    this.writer = writer;
    this.sink = sink;
  }

  @Override
  public boolean write(E entry) throws IOException {
    return writer.write(entry);
  }

  @Override
  public boolean writeTrailing(List<Node<?>> nodes) throws IOException {
    return writer.writeTrailing(nodes);
  }

  @Override
  public void finish() throws IOException {
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
