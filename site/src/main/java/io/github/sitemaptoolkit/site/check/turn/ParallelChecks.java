package io.github.sitemaptoolkit.site.check.turn;

import io.github.sitemaptoolkit.batch.TaskQueue;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.validator.report.InputResult;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;

/** Checks several documents at the same time. Findings are held until their document's turn. */
public final class ParallelChecks<D> implements CheckQueue<D> {

  private static final int MOST_HELD = 50_000; // findings of all documents
  private static final int LOOK_EVERY = 1024; // entries

  /** A document that another thread checks. */
  private record Running<D>(D document, HeldFindings findings) {}

  private final Check<D> check;
  private final Turns<D> turns;
  private final Watch progress;
  private final TaskQueue<InputResult> tasks;
  private final Deque<Running<D>> running = new ArrayDeque<>();

  /**
   * Creates a queue. The caller closes it.
   *
   * @param threads the number of documents that are checked at the same time
   */
  ParallelChecks(int threads, Check<D> check, Turns<D> turns, Watch progress) {
    this.check = check;
    this.turns = turns;
    this.progress = progress;
    this.tasks = new TaskQueue<>(threads);
  }

  @Override
  public void add(D document) throws IOException {
    if (tasks.isFull()) {
      reportFirst();
    }
    var findings = new HeldFindings(turns::add, MOST_HELD / tasks.capacity());
    running.add(new Running<>(document, findings));
    tasks.add(() -> check.check(document, findings, watch(findings)));
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

  private void reportFirst() throws IOException {
    Running<D> first = running.element(); // dropped if this fails
    turns.begin(first.document);
    first.findings.turn();
    InputResult result = tasks.next(() -> {});
    running.remove();
    turns.end(first.document, result);
  }

  @Override
  public void drain() throws IOException {
    while (!tasks.isEmpty()) {
      reportFirst();
    }
  }

  @Override
  public void close() {
    running.forEach(each -> each.findings.drop());
    tasks.close();
  }
}
