package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Compares the values of a field with a value. Case is ignored. Which is less is known of numbers,
 * and of dates: one that is not exact, such as {@code 2026-11}, is all of its time.
 */
final class ValueCondition {

  /** How to compare. Signs that begin with others come before them. */
  enum Operator {
    /** None of the values contains it. */
    CONTAINS_NOT("!~"),
    /** None of the values is it. */
    IS_NOT("!="),
    AT_LEAST(">="),
    AT_MOST("<="),
    GREATER(">"),
    LESS("<"),
    /** One of the values is it. */
    IS("="),
    /** One of the values contains it. */
    CONTAINS("~");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
    }

    /** Returns whether entries without a value meet it. */
    boolean isNegative() {
      return this == IS_NOT || this == CONTAINS_NOT;
    }

    private boolean isOrder() {
      return this == AT_LEAST || this == AT_MOST || this == GREATER || this == LESS;
    }
  }

  private final Operator operator;
  private final String value; // in lower case
  private final Optional<BigDecimal> number;
  private final Optional<W3cDateTime> date;

  /**
   * Creates a test.
   *
   * @throws IllegalArgumentException if the operator needs a number or a date, and the value is
   *     none
   */
  ValueCondition(Operator operator, String value) {
    this.operator = operator;
    this.value = value.toLowerCase(Locale.ROOT);
    this.number = number(value);
    this.date = W3cDateTime.parse(value);
    if (operator.isOrder() && number.isEmpty() && date.isEmpty()) {
      throw new IllegalArgumentException(
          operator.sign + " compares numbers and dates, and \"" + value + "\" is neither");
    }
  }

  private static Optional<BigDecimal> number(String text) {
    try {
      return Optional.of(new BigDecimal(text.strip()));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  boolean holds(List<String> found) {
    return operator.isNegative()
        ? found.stream().allMatch(this::holds)
        : found.stream().anyMatch(this::holds);
  }

  private boolean holds(String text) {
    String other = text.strip().toLowerCase(Locale.ROOT);
    return switch (operator) {
      case IS -> other.equals(value);
      case IS_NOT -> !other.equals(value);
      case CONTAINS -> other.contains(value);
      case CONTAINS_NOT -> !other.contains(value);
      case AT_LEAST -> order(text) >= 0;
      case GREATER -> order(text) > 0;
      case AT_MOST -> order(text) <= 0 && isComparable(text);
      case LESS -> order(text) < 0 && isComparable(text);
    };
  }

  private boolean isComparable(String text) {
    return (number.isPresent() && number(text).isPresent())
        || (date.isPresent() && W3cDateTime.parse(text).isPresent());
  }

  /** Returns whether a text is less, equal or greater; less if it cannot be compared. */
  private int order(String text) {
    Optional<BigDecimal> other = number.isPresent() ? number(text) : Optional.empty();
    if (other.isPresent()) {
      return other.get().compareTo(number.orElseThrow());
    }
    Optional<W3cDateTime> time = date.isPresent() ? W3cDateTime.parse(text) : Optional.empty();
    if (time.isEmpty()) {
      return -1;
    } else if (!time.get().start().isBefore(date.orElseThrow().end())) {
      return 1;
    }
    return time.get().end().isAfter(date.orElseThrow().start()) ? 0 : -1;
  }
}
