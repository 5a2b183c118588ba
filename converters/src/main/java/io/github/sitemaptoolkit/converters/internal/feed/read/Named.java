package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A value that is used if there is no better one, and the name of its element. */
record Named(String name, String value) {

  /** Returns a list with one more value; null adds nothing. Most lists stay empty. */
  static List<Named> with(List<Named> list, String name, @Nullable String value) {
    if (value == null) {
      return list;
    }
    List<Named> longer = list.isEmpty() ? new ArrayList<>(2) : list;
    longer.add(new Named(name, value));
    return longer;
  }

  /** Returns the value; null if there is none. */
  static @Nullable String valueOf(@Nullable Named one) {
    return one == null ? null : one.value();
  }

  /** Returns a value, else the first of the others; null if there is none. */
  static @Nullable String chosen(@Nullable String value, List<Named> others) {
    return value == null && !others.isEmpty() ? others.get(0).value() : value;
  }

  static void lose(List<Named> values, Predicate<String> isLost, LossListener lost) {
    for (Named other : values) {
      if (isLost.test(other.value())) {
        lost.add(other.name(), other.value());
      }
    }
  }
}
