package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;

/**
 * A writer whose document goes to a sink; the problems are those of its context. For formats to
 * extend.
 *
 * <p>Not thread-safe. Closing it closes the sink, which publishes nothing by itself.
 *
 * @since 0.1
 */
public abstract class SinkWriter<E> implements EntryWriter<E> {

  /** Where the document goes. */
  protected final Sink sink;

  /** The context in which it is written, which has problems. */
  protected final Context context;

  /** Creates a writer. */
  protected SinkWriter(Sink sink, Context context) {
    this.sink = sink;
    this.context = context.withOwnProblems();
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public void close() throws IOException {
    sink.close();
  }

  /** Returns the name of the output. */
  @Override
  public String toString() {
    return "writer to " + sink;
  }
}
