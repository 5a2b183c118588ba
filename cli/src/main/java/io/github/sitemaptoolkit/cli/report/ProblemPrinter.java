package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Prints problems as they occur: the first few of each code, and at the end how many more there
 * were; then the losses.
 */
public final class ProblemPrinter implements Consumer<Problem> {

  private static final int SHOWN = 3;

  /** The options that help with a problem, or what else does, by its code. */
  private static final Map<String, String> HINTS =
      Map.of(
          "csv.crawl-rows", "--all-rows reads these rows, too; --rows selects rows by condition",
          "csv.unknown-column", "--map 'NAME=COLUMN' reads it as a known column",
          "csv.url-column", "--map 'NAME=loc' reads the urls from another one",
          "date.invalid", "--date-format gives the pattern of dates in tables",
          "date.no-zone", "--zone gives the time zone of dates without one",
          "extension.failed", Containment.ADVICE,
          "html.left-out", "--verbose names all files that are left out");

  /** Codes of summaries, which must not be cut: there is one for each reason at most. */
  private static final Set<String> SUMMARIES = Set.of("html.left-out");

  private static final List<String> TABLES = List.of(".csv", ".tsv", ".json");

  private final MessageWriter err;
  private final Verbosity verbosity;
  private final Consumer<Problem> also;
  private final Map<String, Long> counts = new TreeMap<>();
  private final Set<String> codes = new TreeSet<>();
  private boolean limited; // something was left out that a higher limit would admit

  /**
   * Creates a printer.
   *
   * @param verbosity how much to print
   */
  public ProblemPrinter(MessageWriter err, Verbosity verbosity) {
    this(err, verbosity, problem -> {});
  }

  /**
   * Creates a printer.
   *
   * @param verbosity how much to print
   * @param also gets all problems of that, those that are not printed, too
   */
  public ProblemPrinter(MessageWriter err, Verbosity verbosity, Consumer<Problem> also) {
    this.err = err;
    this.verbosity = verbosity;
    this.also = also;
  }

  @Override
  public void accept(Problem problem) {
    if (!isWanted(problem)) {
      return;
    }
    also.accept(problem);
    limited |= isOfLimit(problem.code());
    if (problem.severity() != Severity.INFO && hasUsefulHint(problem)) {
      codes.add(problem.code());
    }
    if (verbosity.isVerbose()
        || SUMMARIES.contains(problem.code())
        || counts.merge(problem.code(), 1L, Long::sum) <= SHOWN) {
      err.println(problem);
    }
  }

  private boolean isWanted(Problem problem) {
    if (problem.code().equals(Loss.CODE) && !problem.missing()) {
      return false; // printed together at the end
    }
    return switch (verbosity) {
      case QUIET -> problem.severity() == Severity.ERROR || problem.missing();
      case NORMAL -> problem.severity() != Severity.INFO;
      case VERBOSE -> true;
    };
  }

  /**
   * Returns whether the hint for a code helps here: patterns of dates are for tables only, and
   * files are named already if there are few.
   */
  private boolean hasUsefulHint(Problem problem) {
    String name = problem.location().source().toLowerCase(Locale.ROOT);
    return switch (problem.code()) {
      case "date.invalid" -> TABLES.stream().anyMatch(name::contains);
      case "html.left-out" -> !verbosity.isVerbose() && problem.message().endsWith(" more");
      default -> true;
    };
  }

  private static boolean isOfLimit(String code) {
    return code.endsWith(".limit") || code.equals("gzip.bomb");
  }

  /** Prints the number of problems that were not printed, and the options that help. */
  public void finish() {
    counts.forEach(
        (code, count) -> {
          if (count > SHOWN) {
            err.println(
                "("
                    + ShownNumber.of(count - SHOWN)
                    + " more of "
                    + code
                    + "; --verbose shows all of them)");
          }
        });
    for (String code : codes) {
      if (HINTS.containsKey(code)) {
        err.println("(" + HINTS.get(code) + ")");
      }
    }
    if (limited) {
      err.println("(--limit NAME=N raises a limit; the message has its NAME in parentheses)");
    }
    err.flush();
  }

  /**
   * Prints the number of problems that were not printed, the options that help, and the losses.
   *
   * @param output the name of the output
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
