package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a field, which are not changed any more once a field has them.
 *
 * @param <F> the type of fields
 */
final class FieldFacts<F> implements Cloneable {
  final String name;
  final FieldKind kind;
  List<String> values = List.of();
  @Nullable Pattern pattern;
  @Nullable F item;
  List<F> attributes = List.of();
  List<F> children = List.of();
  Need need = Need.OPTIONAL;
  boolean repeats;
  int most = 1;
  int longest = Integer.MAX_VALUE;
  @Nullable BigDecimal least;
  @Nullable BigDecimal greatest;
  boolean mayBeEmpty;
  boolean open;
  boolean unique;
  @Nullable String deprecated;
  List<String> headers = List.of();
  @Nullable String example;
  @Nullable Shorthand shorthand;

  FieldFacts(String name, FieldKind kind) {
    this.name = name;
    this.kind = kind;
  }

  @SuppressWarnings("unchecked") // a copy has the type of the original
  FieldFacts<F> copy() {
    try {
      return (FieldFacts<F>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
