package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.TaskQueue;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.progress.Watch;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.report.InputResult;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Checks documents, several at the same time, and reports them in the order in which they were
 * added. With a single thread, which is that of the caller, findings are reported as they are made.
 */
final class CheckQueue implements Closeable {

  private static final int MOST_HELD = 50_000; // findings of all documents
  private static final int LOOK_EVERY = 1024; // entries

  /** Checks a document. */
  interface Check {

    /**
     * Checks a document. Called by several threads.
     *
     * @throws IOException if a temporary file cannot be written or read
     */
    InputResult check(CheckedDocument document, Consumer<Problem> findings, Watch watch)
        throws IOException;
  }

  /** Reports documents, one after the other. */
  interface Turns {

    /** Begins a document. */
    void begin(CheckedDocument document) throws IOException;

    /** Adds a finding. */
    void add(Problem finding);

    /** Ends a document. */
    void end(CheckedDocument document, InputResult result) throws IOException;
  }

  /** A document that another thread checks. */
  private record Running(CheckedDocument document, HeldFindings findings) {}

  private final Check check;
  private final Turns turns;
  private final Progress progress;
  private final @Nullable TaskQueue<InputResult> tasks; // null for a single thread
  private final Deque<Running> running = new ArrayDeque<>();

  /**
   * Creates a queue. The caller closes it.
   *
   * @param threads the number of documents that are checked at the same time
   */
  CheckQueue(int threads, Check check, Turns turns, Progress progress) {
    this.check = check;
    this.turns = turns;
    this.progress = progress;
    this.tasks = threads == 1 ? null : new TaskQueue<>(threads);
  }

  /** Adds a document. */
  void add(CheckedDocument document) throws IOException {
    TaskQueue<InputResult> queue = tasks;
    if (queue == null) {
      turns.begin(document);
      turns.end(document, check.check(document, turns::add, progress));
      return;
    }
    if (queue.isFull()) {
      reportFirst(queue);
    }
    var findings = new HeldFindings(turns::add, MOST_HELD / queue.capacity());
    running.add(new Running(document, findings));
    queue.add(() -> check.check(document, findings, watch(findings)));
  }

  /** Returns what watches a thread, and ends it if its findings are dropped. */
  private Watch watch(HeldFindings findings) {
    Watch shared = progress.shared();
    return new Watch() {
      @Override
      public void reading(Source source) {
        shared.reading(source);
      }

      @Override
      public void show(long entries) {
        if (entries % LOOK_EVERY == 0 && findings.isDropped()) {
          throw new CancellationException();
        }
        shared.show(entries);
      }
    };
  }

  private void reportFirst(TaskQueue<InputResult> queue) throws IOException {
    Running first = running.element(); // dropped if this fails
    turns.begin(first.document);
    first.findings.turn();
    InputResult result = queue.next(() -> {});
    running.remove();
    turns.end(first.document, result);
  }

  /** Waits until all documents are reported. */
  void drain() throws IOException {
    TaskQueue<InputResult> queue = tasks;
    while (queue != null && !queue.isEmpty()) {
      reportFirst(queue);
    }
  }

  /** Drops what is not reported. */
  @Override
  public void close() {
    if (tasks != null) {
      running.forEach(each -> each.findings.drop());
      tasks.close();
    }
  }
}
