package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Prints losses: a line for each kind of data, and one line for all kinds of details together.
 * Losses of the same document and format are grouped. A list of urls loses whatever is not a url,
 * which takes a single line.
 */
final class LossPrinter {

  private static final String LIST = "txt";

  private final MessageWriter err;
  private final boolean verbose;

  LossPrinter(MessageWriter err, boolean verbose) {
    this.err = err;
    this.verbose = verbose;
  }

  /**
   * Prints losses.
   *
   * @param output the name of what was written
   * @param to the id of its format
   */
  void print(List<Loss> losses, String output, String to) {
    Map<List<String>, List<Loss>> groups = new LinkedHashMap<>();
    List<Loss> ofList = new ArrayList<>();
    long details = 0;
    for (Loss loss : losses) {
      if (!verbose && loss.format().equals(LIST)) {
        ofList.add(loss);
      } else if (verbose || !loss.detail()) {
        var group = List.of(loss.source(), loss.format());
        groups.computeIfAbsent(group, key -> new ArrayList<>()).add(loss);
      } else if (!loss.told()) {
        details++;
      }
    }
    groups.values().forEach(this::print);
    if (ofList.size() == 1) {
      print(ofList);
    } else if (!ofList.isEmpty()) {
      err.println(ofList.get(0).source(), Severity.WARNING, list(ofList));
    }
    if (details > 0) {
      err.println(output + ": " + details(details, to));
    }
  }

  /**
   * Words the details. Only for sitemaps and lists is it certain that they have no place for it.
   */
  private static String details(long kinds, String to) {
    boolean one = kinds == 1;
    String dropped =
        switch (to) {
          case "xml" -> (one ? "has" : "have") + " no place in a sitemap";
          case LIST -> (one ? "has" : "have") + " no place in a list of urls";
          default -> (one ? "is" : "are") + " not carried over to " + to;
        };
    return (one ? "1 kind" : kinds + " kinds")
        + " of data "
        + dropped
        + (one ? "; -v names it" : "; -v lists them");
  }

  private static String list(List<Loss> losses) {
    return Loss.CODE
        + ": txt: dropped "
        + losses.stream()
            .map(loss -> ShownNumber.of(loss.count()) + " " + loss.kind())
            .collect(Collectors.joining(", "))
        + "; a list holds only urls (-v shows examples)";
  }

  private void print(List<Loss> losses) {
    Loss first = losses.get(0);
    String begin = Loss.CODE + ": " + first.format() + ": dropped";
    if (losses.size() == 1) {
      String line = begin + ' ' + first.count() + ' ' + first.description();
      err.println(first.source(), Severity.WARNING, line);
      return;
    }
    err.println(first.source(), Severity.WARNING, begin);
    for (Loss loss : losses) {
      err.println(
          String.format(Locale.ROOT, "%7s %s", ShownNumber.of(loss.count()), loss.description()));
    }
  }
}
