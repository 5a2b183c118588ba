package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.LinkedHashMap;
import java.util.Map;

/** Rows that cannot be used, counted by the reason; each is told once, with its first place. */
public final class UnusedRows {

  /** Why a row cannot be used. */
  public enum Why {
    /** Its address is relative. */
    RELATIVE(
        "their addresses are relative, as %s, and no base is known;"
            + " --base https://www.example.com/ says it",
        "its address is relative, as %s, and no base is known;"
            + " --base https://www.example.com/ says it"),
    /** It is about many addresses. */
    PATTERN(
        "they are rules for many addresses, as %s; list the addresses, or give the file of the host",
        "it is a rule for many addresses, as %s; list the addresses, or give the file of the host"),
    /** It does not say where the address leads to. */
    NO_TARGET(
        "they have no target, as that of %s; write the address, or 410 as its code",
        "it has no target, as that of %s; write the address, or 410 as its code"),
    /** It has no address. */
    NO_ADDRESS(
        "they have no address, but %s; write the whole address",
        "it has no address, but %s; write the whole address"),
    /** It does not name the address that it is about. */
    UNNAMED(
        "they do not say which address they are about; write the address beside each, as"
            + " \"inspectionUrl\"",
        "it does not say which address it is about; write the address beside it, as"
            + " \"inspectionUrl\"");

    private final String many;
    private final String one;

    Why(String many, String one) {
      this.many = many;
      this.one = one;
    }
  }

  private static final class Count {
    private final String example;
    private final Location at;
    private long rows;

    Count(String example, Location at) {
      this.example = example;
      this.at = at;
    }
  }

  private final Map<Why, Count> counts = new LinkedHashMap<>();

  /** Counts a row. */
  public void add(Why why, String example, Location at) {
    counts.computeIfAbsent(why, key -> new Count(example, at)).rows++;
  }

  /**
   * Tells how many rows there were.
   *
   * @param unit what they are called, such as {@code row}
   */
  public void tell(String unit, Problems problems) {
    counts.forEach(
        (why, count) -> {
          String rows = count.rows == 1 ? "1 " + unit + " is" : count.rows + " " + unit + "s are";
          String reason =
              String.format(count.rows == 1 ? why.one : why.many, Problem.quoted(count.example));
          String message = rows + " left out, because " + reason;
          problems.report(Problem.of(EvidenceCodes.LEFT_OUT, message, count.at));
        });
  }
}
