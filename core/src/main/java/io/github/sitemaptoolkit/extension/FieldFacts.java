package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The properties of a {@link Field}, which are not changed any more once a field has them. */
final class FieldFacts implements Cloneable {
  final String name;
  final FieldKind kind;
  List<String> values = List.of();
  @Nullable Pattern pattern;
  @Nullable Field item;
  List<Field> attributes = List.of();
  List<Field> children = List.of();
  Need need = Need.OPTIONAL;
  boolean repeats;
  int most = 1;
  int longest = Integer.MAX_VALUE;
  @Nullable BigDecimal least;
  @Nullable BigDecimal greatest;
  boolean mayBeEmpty;
  boolean open;
  @Nullable String deprecated;
  List<String> headers = List.of();
  @Nullable String example;
  @Nullable Shorthand shorthand;

  FieldFacts(String name, FieldKind kind) {
    this.name = name;
    this.kind = kind;
  }

  FieldFacts copy() {
    try {
      return (FieldFacts) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
