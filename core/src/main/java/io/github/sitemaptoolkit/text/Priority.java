package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import org.jspecify.annotations.Nullable;

/**
 * The allowed values of {@code priority}: decimal numbers from 0.0 to 1.0, as the schema of
 * sitemaps.org says.
 *
 * @since 0.1
 */
public final class Priority {

  private static final String NAME = "priority";

  private Priority() {}

  /** Returns whether a value is allowed. */
  public static boolean isValid(String value) {
    if (!isDecimal(value)) {
      return false;
    }
    int dot = value.indexOf('.');
    int end = dot < 0 ? value.length() : dot;
    boolean negative = value.charAt(0) == '-';
    boolean one = !negative && end > 0 && value.charAt(end - 1) == '1';
    boolean whole = negative || one; // only zeros may follow the dot
    return isZeros(value, one ? end - 1 : end)
        && (!whole || dot < 0 || isZeros(value.substring(dot + 1), value.length() - dot - 1));
  }

  /**
   * Returns whether a value is allowed and has one digit behind a dot, as most have.
   *
   * @param bytes holds the value in ASCII
   */
  public static boolean isUsual(byte[] bytes, int from, int to) {
    if (to - from != 3 || bytes[from + 1] != '.') {
      return false;
    }
    byte digit = bytes[from + 2];
    return bytes[from] == '0' ? digit >= '0' && digit <= '9' : bytes[from] == '1' && digit == '0';
  }

  /** Returns what is wrong with a value; null if it is allowed. */
  public static @Nullable Code fault(String value) {
    if (isValid(value)) {
      return null;
    }
    return isDecimal(value) ? EntryCodes.PRIORITY_RANGE : EntryCodes.PRIORITY_VALUE;
  }

  /** Returns the message about a value with a fault. */
  public static String message(Code fault, String value) {
    return fault.equals(EntryCodes.PRIORITY_RANGE)
        ? "priority is " + value + "; allowed is 0.0 to 1.0"
        : "priority is " + Problem.quoted(value) + ", not a decimal number";
  }

  /** Reports a value that is not allowed. */
  public static void check(String value, Location at, Reporter reporter) {
    Code fault = fault(value);
    if (fault != null) {
      reporter.report(fault, at, NAME, () -> message(fault, value));
    }
  }

  /** Returns whether a number has only zeros before an index, and perhaps a sign. */
  private static boolean isZeros(String number, int end) {
    for (int i = 0; i < end; i++) {
      if (number.charAt(i) >= '1') {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a text is an optional sign, and digits with at most one dot. */
  private static boolean isDecimal(String value) {
    int digits = 0;
    int dots = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c >= '0' && c <= '9') {
        digits++;
      } else if (c == '.') {
        dots++;
      } else if (i > 0 || (c != '+' && c != '-')) {
        return false;
      }
    }
    return digits > 0 && dots < 2;
  }
}
