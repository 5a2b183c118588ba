package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Problems that a program causes in each entry if it causes them once: each is kept until the end
 * of the document, with its first place and a count.
 */
final class Repeats {

  private static final int MOST = 100; // different ones

  /** A problem, and how often it occurred. */
  private static final class Held {
    private final Problem first;
    private long count = 1;

    Held(Problem first) {
      this.first = first;
    }
  }

  private final Map<String, Held> held = new LinkedHashMap<>(); // by message

  /** Keeps a problem. Returns false if there are too many others. */
  boolean take(Problem problem) {
    Held same = held.get(problem.message());
    if (same != null) {
      same.count++;
      return true;
    } else if (held.size() == MOST) {
      return false;
    }
    held.put(problem.message(), new Held(problem));
    return true;
  }

  /** Passes on what was kept. */
  void release(Consumer<Problem> target) {
    for (Held each : held.values()) {
      String message = each.first.message();
      target.accept(
          each.count == 1
              ? each.first
              : each.first.withMessage(message + " (" + each.count + " times)"));
    }
    held.clear();
  }
}
