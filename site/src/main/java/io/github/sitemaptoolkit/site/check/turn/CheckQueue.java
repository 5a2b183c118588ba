package io.github.sitemaptoolkit.site.check.turn;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.validator.report.InputResult;
import java.io.Closeable;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Checks documents, and reports them in the order in which they were added.
 *
 * @param <D> the documents
 */
public interface CheckQueue<D> extends Closeable {

  /** Checks a document. */
  interface Check<D> {

    /**
     * Checks a document. Called by several threads.
     *
     * @throws IOException if a temporary file cannot be written or read
     */
    InputResult check(D document, Consumer<Problem> findings, Watch watch) throws IOException;
  }

  /** Reports documents, one after the other. */
  interface Turns<D> {

    /** Begins a document. */
    void begin(D document) throws IOException;

    /** Adds a finding. */
    void add(Problem finding);

    /** Ends a document. */
    void end(D document, InputResult result) throws IOException;
  }

  /** Adds a document. */
  void add(D document) throws IOException;

  /** Waits until all documents are reported. */
  default void drain() throws IOException {}

  /** Drops what is not reported. */
  @Override
  default void close() {}
}
