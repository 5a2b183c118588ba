package io.github.sitemaptoolkit.converters.option;

import java.util.Locale;
import java.util.Objects;

/**
 * A condition that a row of a table must meet to be read. Case and white space around a cell are
 * ignored.
 *
 * @param header the header of the column
 * @param operator how to compare the cell
 * @param value the value to compare the cell with
 * @since 0.1
 */
public record RowCondition(String header, Operator operator, String value) {

  /** How to compare a cell with the value. */
  public enum Operator {
    /** {@code =}: the cell is the value. */
    IS("="),
    /** {@code !=}: the cell is not the value. */
    IS_NOT("!="),
    /** {@code ~}: the cell contains the value. */
    CONTAINS("~");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }
  }

  /** Creates a condition. */
  public RowCondition {
    Objects.requireNonNull(header);
    Objects.requireNonNull(operator);
    Objects.requireNonNull(value);
  }

  /**
   * Parses a condition such as {@code Status Code=200}, {@code Indexability!=Non-Indexable} or
   * {@code Content Type~html}. The text is split at the first operator.
   *
   * @throws IllegalArgumentException if there is no operator, or no header before it
   */
  public static RowCondition parse(String text) {
    for (int i = 1; i < text.length(); i++) {
      for (Operator operator : Operator.values()) {
        if (text.startsWith(operator.sign, i)) {
          String header = text.substring(0, i).strip();
          String value = text.substring(i + operator.sign.length()).strip();
          if (!header.isEmpty()) {
            return new RowCondition(header, operator, value);
          }
        }
      }
    }
    throw new IllegalArgumentException(
        "a condition is the header of a column, then =, != or ~ (contains), then a value, such as"
            + " \"Status Code=200\"");
  }

  /** Returns whether a cell meets the condition. */
  public boolean holds(String cell) {
    String text = cell.strip();
    return switch (operator) {
      case IS -> text.equalsIgnoreCase(value);
      case IS_NOT -> !text.equalsIgnoreCase(value);
      case CONTAINS -> text.toLowerCase(Locale.ROOT).contains(value.toLowerCase(Locale.ROOT));
    };
  }

  @Override
  public String toString() {
    return header + operator.sign + value;
  }
}
