package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/**
 * Writes a document entry by entry; memory does not grow with it.
 *
 * <p>A document that was not finished is not published: {@link #close} without {@link #finish}
 * leaves a file that stood there before as it was.
 *
 * <pre>{@code
 * try (var out = Sitemaps.writer(path)) {
 *   out.write(UrlEntry.of("https://example.com/"));
 *   out.finish();
 * }
 * }</pre>
 *
 * <p>Not safe for use by several threads.
 *
 * @param <E> the type of the entries
 * @since 0.1
 */
public interface EntryWriter<E> extends Closeable {

  /**
   * Writes an entry. One that the format cannot carry is left out whole, with a problem.
   *
   * @return whether it was written
   * @throws IOException if the output fails
   */
  boolean write(E entry) throws IOException;

  /**
   * Writes what stands behind the last entry and is no entry; to be called after the last {@link
   * #write}.
   *
   * @param nodes what {@link EntryReader#trailing} returns
   * @return false if the format cannot carry such elements, so that the caller reports a loss
   * @throws IOException if the output fails
   */
  default boolean writeTrailing(List<Node<?>> nodes) throws IOException {
    return nodes.isEmpty();
  }

  /**
   * Writes what stands behind the entries of a document that was read, or reports it as lost where
   * the output cannot carry it.
   *
   * @param nodes what {@link EntryReader#trailing} returns at the end of that document
   * @param out a writer after its last entry
   * @param format the id of the format that is written
   * @param source the name of the document that was read
   * @param extensions those that are known
   * @throws IOException if the output fails
   */
  static void writeTrailingOrReport(
      List<Node<?>> nodes, EntryWriter<?> out, String format, String source, Extensions extensions)
      throws IOException {
    if (!out.writeTrailing(nodes)) {
      var losses = new Losses(format, source);
      losses.nodes(nodes, extensions::nameOf);
      losses.reportTo(out.problems());
    }
  }

  /**
   * Ends the document. A writer that opened its file itself, such as that of {@code
   * Sitemaps.writer}, publishes it; one that was given a {@link io.github.sitemaptoolkit.io.Sink}
   * leaves {@link io.github.sitemaptoolkit.io.Sink#commit} to the caller that opened it.
   *
   * @throws IOException if the output fails; what stood there before is then unchanged
   */
  void finish() throws IOException;

  /** Returns what was found wrong, or could not be carried, so far. Losses are known at the end. */
  Problems problems();

  /** Releases the output; one that is not finished is discarded. */
  @Override
  void close() throws IOException;
}
