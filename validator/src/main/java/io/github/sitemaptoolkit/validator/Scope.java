package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.check.DocumentCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Which entries of a document are judged. What reading reports of an entry is held until it is
 * known whether the entry is one of them.
 */
final class Scope {

  private final Predicate<UrlEntry> selected;
  private final DocumentCheck check;
  private final List<Runnable> held = new ArrayList<>(); // of the entry that is being read
  private long left;

  /**
   * Creates a scope.
   *
   * @param most how many entries are judged, at most
   */
  Scope(Predicate<UrlEntry> selected, long most, DocumentCheck check) {
    this.selected = selected;
    this.left = most;
    this.check = check;
  }

  /** Takes a problem that reading has found. */
  void ofReading(Problem problem) {
    if (problem.loc() == null && problem.path() == null) {
      check.ofReading(problem); // it is one of the document
    } else {
      held.add(() -> check.ofReading(problem));
    }
  }

  /** Takes a problem that reading reports once, at the end. */
  void metInReading(Problem problem) {
    held.add(() -> check.metInReading(problem));
  }

  /** Returns whether an entry is judged. What was reported of it goes the same way. */
  boolean takes(UrlEntry entry) {
    boolean takes = selected.test(entry);
    left -= takes ? 1 : 0;
    if (takes) {
      release();
    }
    held.clear();
    return takes;
  }

  /** Returns whether more entries are judged. */
  boolean isOpen() {
    return left > 0;
  }

  /** Passes on what is held, at the end of the document. */
  void release() {
    held.forEach(Runnable::run);
    held.clear();
  }
}
