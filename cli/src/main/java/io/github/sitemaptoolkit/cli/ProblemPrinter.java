package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Prints problems as they come: the first few of each code, and at the end how many more there
 * were. What a format dropped is gathered into one line.
 */
final class ProblemPrinter implements Consumer<Problem> {

  private static final int SHOWN = 3;
  private static final String DROPPED = "dropped ";

  private final PrintWriter err;
  private final boolean verbose;
  private final Map<String, Long> counts = new TreeMap<>();
  private final Map<String, String> losses = new LinkedHashMap<>();

  /**
   * Creates a printer.
   *
   * @param verbose whether to print everything, what is only worth knowing included
   */
  ProblemPrinter(PrintWriter err, boolean verbose) {
    this.err = err;
    this.verbose = verbose;
  }

  @Override
  public void accept(Problem problem) {
    if (verbose) {
      err.println(Text.safe(problem));
      return;
    }
    if (problem.code().equals(Losses.CODE)) {
      String text = Text.safe(problem);
      int dropped = text.indexOf(DROPPED);
      if (dropped >= 0) {
        int list = dropped + DROPPED.length();
        losses.merge(text.substring(0, list), text.substring(list), (a, b) -> a + ", " + b);
        return;
      }
    }
    if (problem.severity() != Severity.INFO
        && counts.merge(problem.code(), 1L, Long::sum) <= SHOWN) {
      err.println(Text.safe(problem));
    }
  }

  /** Prints what was held back. */
  void finish() {
    counts.forEach(
        (code, count) -> {
          if (count > SHOWN) {
            err.println("(" + (count - SHOWN) + " more of " + code + "; --verbose shows them all)");
          }
        });
    losses.forEach((begin, list) -> err.println(begin + list));
    err.flush();
  }
}
