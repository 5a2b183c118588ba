package io.github.sitemaptoolkit.publisher.values;

import java.io.Serializable;
import java.util.Set;
import java.util.TreeSet;

/**
 * How many entries have a field.
 *
 * @param entries how many have it at least once
 * @param several how many have it more than once; counted for elements of the entry itself
 * @param dates hashes of different values that it has, if it holds dates; {@value #MOST_DATES} of
 *     them stand for any greater number
 */
public record FieldCount(long entries, long several, Set<String> dates) implements Serializable {

  /** How many different dates are told apart. */
  public static final int MOST_DATES = 5;

  /** A field that no entry has. */
  static final FieldCount NONE = new FieldCount(0, 0, Set.of());

  /** Copies the dates. */
  public FieldCount {
    dates = Set.copyOf(dates);
  }

  /** Returns the count of the entries of two files. */
  FieldCount plus(FieldCount other) {
    Set<String> all = new TreeSet<>(dates);
    for (String date : new TreeSet<>(other.dates)) {
      if (all.size() < MOST_DATES) {
        all.add(date);
      }
    }
    return new FieldCount(entries + other.entries, several + other.several, all);
  }
}
