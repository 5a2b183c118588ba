package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.validator.profile.Profile;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What profiles state of codes; what a profile does not state, it takes over from its parent. */
final class StatedRows<V> {

  private final Map<String, Map<Profile, V>> rows = new HashMap<>();

  /**
   * Adds a row.
   *
   * @param what what the row states, for the message
   * @throws IllegalArgumentException if there is another one for the code and the profile
   */
  void add(String code, Profile profile, V value, String what) {
    V known =
        rows.computeIfAbsent(code, it -> new EnumMap<>(Profile.class)).putIfAbsent(profile, value);
    if (known != null && !known.equals(value)) {
      throw new IllegalArgumentException(
          code + " has another " + what + " for " + profile + " elsewhere");
    }
  }

  /** Returns what holds for a profile: of the code, else of any extension, else of any field. */
  Optional<V> find(String code, Profile profile) {
    V value = inherited(code, profile);
    value = value == null ? inherited(ofAnyExtension(code), profile) : value;
    return Optional.ofNullable(value == null ? inherited(ofAnyField(code), profile) : value);
  }

  private @Nullable V inherited(String row, Profile profile) {
    Map<Profile, V> stated = rows.get(row);
    if (stated == null) {
      return null;
    }
    V value = null;
    for (Profile next = profile; next != null && value == null; next = next.parent()) {
      value = stated.get(next);
    }
    return value;
  }

  /** Returns what a profile itself states of exactly this code. */
  Optional<V> stated(String code, Profile profile) {
    return Optional.ofNullable(rows.getOrDefault(code, Map.of()).get(profile));
  }

  boolean has(String code) {
    return rows.containsKey(code);
  }

  SortedSet<String> codes() {
    return new TreeSet<>(rows.keySet());
  }

  private static String ofAnyExtension(String code) {
    return '*' + code.substring(Math.max(0, code.indexOf('.')));
  }

  private static String ofAnyField(String code) {
    return FieldFault.of(code).map(FieldFault::row).orElse("");
  }
}
