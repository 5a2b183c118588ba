package io.github.sitemaptoolkit.site.check.turn;

import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Passes on the findings of one document, but not before its turn. A thread that finds many waits
 * for the turn, so that memory is bounded.
 */
final class HeldFindings implements Consumer<Problem> {

  private final Consumer<Problem> target;
  private final int most;
  private final Deque<Problem> held = new ArrayDeque<>();
  private boolean turn;
  private boolean dropped;

  /**
   * Creates an empty list.
   *
   * @param target accepts the findings, by one thread at a time
   * @param most how many are held at most
   */
  HeldFindings(Consumer<Problem> target, int most) {
    this.target = target;
    this.most = most;
  }

  /**
   * Adds a finding.
   *
   * @throws CancellationException if they were dropped
   */
  @Override
  public synchronized void accept(Problem finding) {
    while (!turn && !dropped && held.size() >= most) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        dropped = true;
      }
    }
    if (dropped) {
      throw new CancellationException();
    } else if (turn) {
      target.accept(finding);
    } else {
      held.add(finding);
    }
  }

  /** Passes on what is held, and from now on each finding at once. */
  synchronized void turn() {
    held.forEach(target);
    held.clear();
    turn = true;
    notifyAll();
  }

  /** Ends the thread that finds more: nobody wants to know. */
  synchronized void drop() {
    held.clear();
    dropped = true;
    notifyAll();
  }

  /** Returns whether nobody wants to know more. */
  synchronized boolean isDropped() {
    return dropped;
  }
}
