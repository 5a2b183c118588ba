package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The problems of one row: the first ones, and how many there are. Not thread-safe. */
public final class RowProblems {

  private final List<RowProblem> first = new ArrayList<>(0); // most rows have none
  private @Nullable Problem missing;
  private long more;

  /** Adds a problem. */
  public void add(Problem problem) {
    if (missing == null && problem.missing()) {
      missing = problem;
    }
    add(RowProblem.of(problem));
  }

  /** Adds a problem that was found while the job was planned. */
  public void add(RowProblem problem) {
    if (first.size() < Problems.KEPT) {
      first.add(problem);
    } else {
      more++;
    }
  }

  /** Adds the problem because of which a document ended, before all others. */
  public void addFirst(Problem problem) {
    missing = problem;
    first.add(0, RowProblem.of(problem));
    if (first.size() > Problems.KEPT) {
      first.remove(first.size() - 1);
      more++;
    }
  }

  /** Adds the problems of another row. */
  public void addAll(RowProblems others) {
    others.first.forEach(this::add);
    more += others.more;
    missing = missing == null ? others.missing : missing;
  }

  /** Returns the first problem because of which something was left out; null if there is none. */
  public @Nullable Problem missing() {
    return missing;
  }

  /** Returns whether there is a problem with a code at a place. */
  public boolean has(String code, Location at) {
    return first.stream()
        .anyMatch(
            it -> it.code().equals(code) && it.line() == at.line() && it.column() == at.column());
  }

  /** Returns whether there are none. */
  public boolean isEmpty() {
    return first.isEmpty();
  }

  /** Returns the problems of a row; if there are too many, the last one says how many more. */
  List<RowProblem> list() {
    if (more == 0) {
      return first;
    }
    List<RowProblem> all = new ArrayList<>(first);
    all.add(
        RowProblem.of(
            Problem.of(
                SparkCodes.MORE_PROBLEMS,
                "and " + more + " more problems, which are not kept",
                Location.of(""))));
    return all;
  }
}
