package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Problems that a program causes in each entry if it causes them once: each is kept until the end
 * of the document, with its first place and a count.
 */
final class Repeats {

  private static final int MOST = 100; // different ones

  /** A problem, and how often it occurred. */
  private static final class Held {
    private final Problem first;
    private long count;
    private long entries;
    private @Nullable String latest; // the entry that it was met in last

    Held(Problem first) {
      this.first = first;
    }

    void add(@Nullable String entry) {
      count++;
      entries += entry != null && !entry.equals(latest) ? 1 : 0;
      latest = entry;
    }
  }

  private final Map<String, Held> held = new LinkedHashMap<>(); // by message

  /** Keeps a problem. Returns false if there are too many others. */
  boolean take(Problem problem) {
    Held same = held.get(problem.message());
    if (same == null && held.size() == MOST) {
      return false;
    } else if (same == null) {
      same = new Held(problem);
      held.put(problem.message(), same);
    }
    same.add(entry(problem));
    return true;
  }

  /** Returns what tells entries apart: the beginning of a path has their number. */
  private static @Nullable String entry(Problem problem) {
    long entry = FieldPath.entry(problem.path());
    return entry == 0 ? problem.loc() : Long.toString(entry);
  }

  /** Passes on what was kept. */
  void release(Consumer<Problem> target) {
    for (Held each : held.values()) {
      target.accept(each.first.repeated(each.count, each.entries));
    }
    held.clear();
  }
}
