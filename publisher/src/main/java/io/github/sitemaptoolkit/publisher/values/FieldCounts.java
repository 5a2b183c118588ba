package io.github.sitemaptoolkit.publisher.values;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many entries of a file or a set have each field. Fields have the names of columns, without
 * numbers: {@code lastmod}, {@code image}, {@code image.title}, {@code news.publication.name}.
 *
 * @param byField the counts by the names of fields; fields that no entry has are left out
 */
public record FieldCounts(Map<String, FieldCount> byField) implements Serializable {

  private static final Pattern FORM =
      Pattern.compile("([^ =]+)=(\\d{1,18})(?:,(\\d{1,18}))?(?::([0-9a-f.]*))?");

  /** Copies the map. */
  public FieldCounts {
    byField = Collections.unmodifiableMap(new TreeMap<>(byField)); // in their order
  }

  /**
   * Reads the text of {@link #toString}.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static FieldCounts parse(String text) {
    Map<String, FieldCount> counts = new TreeMap<>();
    for (String part : text.isEmpty() ? new String[0] : text.split(" ")) {
      Matcher form = FORM.matcher(part);
      if (!form.matches()) {
        throw new IllegalArgumentException("\"" + part + "\" is no count of a field");
      }
      String several = form.group(3);
      String dates = form.group(4);
      counts.put(
          form.group(1),
          new FieldCount(
              Long.parseLong(form.group(2)),
              several == null ? 0 : Long.parseLong(several),
              dates == null || dates.isEmpty()
                  ? Set.of()
                  : new TreeSet<>(List.of(dates.split("[.]")))));
    }
    return new FieldCounts(counts);
  }

  /** Returns how many entries have a field. */
  public FieldCount of(String field) {
    return byField.getOrDefault(field, FieldCount.NONE);
  }

  /** Returns the counts of the entries of several files. */
  public static FieldCounts sum(Iterable<FieldCounts> files) {
    Map<String, FieldCount> sum = new TreeMap<>();
    for (FieldCounts file : files) {
      file.byField.forEach((field, count) -> sum.merge(field, count, FieldCount::plus));
    }
    return new FieldCounts(sum);
  }

  /** Returns the text that a manifest has. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, FieldCount> each : byField.entrySet()) {
      FieldCount count = each.getValue();
      parts.add(
          each.getKey()
              + '='
              + count.entries()
              + (count.several() == 0 ? "" : "," + count.several())
              + (count.dates().isEmpty()
                  ? ""
                  : ":" + String.join(".", new TreeSet<>(count.dates()))));
    }
    return String.join(" ", parts);
  }
}
