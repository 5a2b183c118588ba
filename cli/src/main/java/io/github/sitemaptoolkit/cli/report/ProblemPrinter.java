package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.List;
import java.util.Locale;
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
          "csv.url-column", "--map 'HEADER=loc' takes the urls from another column",
          "date.invalid", "--date-format says how the dates of tables are written");

  private final MessageWriter err;
  private final boolean verbose;
  private final Map<String, Long> counts = new TreeMap<>();
  private final Set<String> codes = new TreeSet<>();
  private boolean limited; // something was left out that a higher limit would take

  /**
   * Creates a printer.
   *
   * @param verbose whether to print everything, what is only worth knowing included
   */
  public ProblemPrinter(MessageWriter err, boolean verbose) {
    this.err = err;
    this.verbose = verbose;
  }

  @Override
  public void accept(Problem problem) {
    limited |= isOfLimit(problem.code());
    if (problem.severity() != Severity.INFO) {
      codes.add(problem.code());
    }
    boolean loss = problem.code().equals(Loss.CODE) && !problem.missing(); // gathered at the end
    if (verbose && !loss) {
      err.println(problem);
    }
    if (verbose || loss) {
      return;
    }
    if (problem.severity() != Severity.INFO
        && counts.merge(problem.code(), 1L, Long::sum) <= SHOWN) {
      err.println(problem);
    }
  }

  private static boolean isOfLimit(String code) {
    return code.endsWith(".limit") || code.equals("gzip.bomb");
  }

  /**
   * Prints what was held back, and what was lost.
   *
   * @param losses what was lost, those of one document and format together
   */
  public void finish(List<Loss> losses) {
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
    String begin = "";
    for (Loss loss : losses) {
      String place = loss.source() + ": warning: " + Loss.CODE + ": " + loss.format() + ": dropped";
      if (!place.equals(begin)) {
        begin = place;
        err.println(place);
      }
      err.println(line(loss));
    }
    err.flush();
  }

  private static String line(Loss loss) {
    var line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%7d %s", loss.count(), loss.kind()));
    if (loss.example() != null) {
      line.append(": ").append(loss.example());
    }
    if (loss.loc() != null) {
      line.append(loss.count() == 1 ? ", of " : ", first of ").append(loss.loc());
    }
    return line.toString();
  }
}
