package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;

/**
 * A writer of the entries of a document. Memory use does not grow with the size of the document.
 *
 * <p>Only {@link #finish} makes the document appear: {@link #close} without it leaves an existing
 * file as it was.
 *
 * <pre>{@code
 * try (var out = Sitemaps.writer(path)) {
 *   out.write(UrlEntry.of("https://example.com/"));
 *   out.finish();
 * }
 * }</pre>
 *
 * <p>Not thread-safe.
 *
 * @param <E> the type of the entries
 * @since 0.1
 */
public interface EntryWriter<E> extends Closeable {

  /**
   * Writes an entry. An entry that the format cannot hold at all is left out and reported.
   *
   * @return whether it was written
   * @throws IOException if the output fails
   */
  boolean write(E entry) throws IOException;

  /**
   * Writes values of extensions and foreign elements of the document after its last entry. Must be
   * called after the last {@link #write}.
   *
   * @param nodes the result of {@link EntryReader#trailing}
   * @return false if the format cannot hold such elements; the caller then reports a loss
   * @throws IOException if the output fails
   */
  default boolean writeTrailing(List<Node<?>> nodes) throws IOException {
    return nodes.isEmpty();
  }

  /**
   * Writes the trailing elements of a document that was read, or reports them as lost if the output
   * cannot hold them.
   *
   * @param nodes the result of {@link EntryReader#trailing} at the end of that document
   * @param out the writer, after its last entry
   * @param format the id of the writer's format
   * @param source the name of the document that was read
   * @param extensions the known extensions, for the names of elements in messages
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
   * leaves {@link io.github.sitemaptoolkit.io.Sink#commit} to the caller.
   *
   * @throws IOException if the output fails; an existing file is then unchanged
   */
  void finish() throws IOException;

  /** Returns the problems found so far. Losses are only reported at the end of the document. */
  Problems problems();

  /** Releases the output, and discards a document that is not finished. */
  @Override
  void close() throws IOException;
}
