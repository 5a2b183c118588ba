package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The values that are left out of a set: how many for which reason, and the first of them. */
final class BadValues {

  private final Map<String, Long> counts = new TreeMap<>(); // by the code of what is wrong
  private long leftOut;
  private long unlisted;
  private @Nullable String example;
  private @Nullable String loc;
  private @Nullable Location place;

  /**
   * Counts a value.
   *
   * @param code what is wrong with it
   * @param value the value, for people
   * @param ofEntry the url of its entry
   * @param location where the entry was read; null if unknown
   */
  void add(Code code, String value, String ofEntry, @Nullable Location location) {
    counts.merge(code.id(), 1L, Long::sum);
    if (leftOut++ == 0) {
      example = value;
      loc = ofEntry;
      place = location;
    }
  }

  /** Counts an entry that is in no set without values that were left out. */
  void unlisted() {
    unlisted++;
  }

  /**
   * Reports all values that were left out since the last call, as one problem.
   *
   * @param name the name of the output
   */
  void report(String name, Problems problems) {
    if (leftOut == 0) {
      return;
    }
    String codes =
        counts.entrySet().stream()
            .map(code -> code.getKey() + ' ' + code.getValue())
            .collect(Collectors.joining(", "));
    String message =
        leftOut == 1
            ? "1 value is left out because crawlers cannot read it ("
                + counts.keySet().iterator().next()
                + "): "
            : leftOut
                + " values are left out because crawlers cannot read them ("
                + codes
                + "); the first is ";
    Location at = place == null ? Location.of(name) : place;
    problems.report(problem(message + example, at, loc));
    if (unlisted > 0) {
      String entries = ShownNumber.counted(unlisted, "entry is", "entries are");
      String those = entries + " in none of the sets without the values that are left out";
      problems.report(problem(those, Location.of(name), null).asMissing(), unlisted);
    }
    counts.clear();
    leftOut = 0;
    unlisted = 0;
  }

  /** Returns a problem that costs no entry. */
  private static Problem problem(String message, Location at, @Nullable String loc) {
    Code code = PublishCodes.BAD_VALUE;
    return new Problem(
        code.severity(), code.id(), message, at, null, null, loc, false, code.valueOnly());
  }
}
