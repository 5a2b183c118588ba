package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Prints problems as they come: the first few of each code, and at the end how many more there
 * were; then what was lost, a line each.
 */
public final class ProblemPrinter implements Consumer<Problem> {

  private static final int SHOWN = 3;

  /** What helps where a problem was reported, by its code. */
  private static final Map<String, String> HINTS =
      Map.of(
          "csv.crawl-rows", "--all-rows reads them, too; --where chooses others",
          "csv.unknown-column", "--map 'HEADER=COLUMN' reads it as a column that is known",
          "csv.url-column", "--map 'HEADER=loc' takes the urls from another column",
          "date.invalid", "--date-format says how the dates of tables are written");

  private final MessageWriter err;
  private final Verbosity verbosity;
  private final Map<String, Long> counts = new TreeMap<>();
  private final Set<String> codes = new TreeSet<>();
  private boolean limited; // something was left out that a higher limit would take

  /**
   * Creates a printer.
   *
   * @param verbosity how much is printed
   */
  public ProblemPrinter(MessageWriter err, Verbosity verbosity) {
    this.err = err;
    this.verbosity = verbosity;
  }

  @Override
  public void accept(Problem problem) {
    if (!isWanted(problem)) {
      return;
    }
    limited |= isOfLimit(problem.code());
    if (problem.severity() != Severity.INFO) {
      codes.add(problem.code());
    }
    if (verbosity.isVerbose() || counts.merge(problem.code(), 1L, Long::sum) <= SHOWN) {
      err.println(problem);
    }
  }

  private boolean isWanted(Problem problem) {
    if (problem.code().equals(Loss.CODE) && !problem.missing()) {
      return false; // gathered at the end
    }
    return switch (verbosity) {
      case QUIET -> problem.severity() == Severity.ERROR || problem.missing();
      case NORMAL -> problem.severity() != Severity.INFO;
      case VERBOSE -> true;
    };
  }

  private static boolean isOfLimit(String code) {
    return code.endsWith(".limit") || code.equals("gzip.bomb");
  }

  /** Prints what was held back of the problems. */
  public void finish() {
    counts.forEach(
        (code, count) -> {
          if (count > SHOWN) {
            err.println("(" + (count - SHOWN) + " more of " + code + "; --verbose shows them all)");
          }
        });
    for (String code : codes) {
      if (HINTS.containsKey(code)) {
        err.println("(" + HINTS.get(code) + ")");
      }
    }
    if (limited) {
      err.println("(--limit NAME=N takes more; NAME is what stands in parentheses)");
    }
    err.flush();
  }

  /**
   * Prints what was held back of the problems, and what was lost.
   *
   * @param output the name of what was written
   * @param to the id of its format
   */
  public void finish(List<Loss> losses, String output, String to) {
    finish();
    if (!verbosity.isQuiet()) {
      new LossPrinter(err, verbosity.isVerbose()).print(losses, output, to);
      err.flush();
    }
  }
}
