package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value of a configuration file, with its place.
 *
 * @param at the place of its key
 * @param value a text, a boolean, a number or a date; a list of values; or a map of values by key,
 *     in the order of the file
 */
public record TomlValue(Location at, Object value) {

  /** Returns the values of a table by key; empty if this is no table. */
  public Map<String, TomlValue> table() {
    Map<String, TomlValue> entries = new LinkedHashMap<>();
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, entry) -> entries.put((String) key, (TomlValue) entry));
    }
    return Collections.unmodifiableMap(entries);
  }

  /** Returns the values of an array; empty if this is no array. */
  public List<TomlValue> list() {
    List<TomlValue> elements = new ArrayList<>();
    if (value instanceof List<?> list) {
      list.forEach(element -> elements.add((TomlValue) element));
    }
    return elements;
  }

  public Optional<TomlValue> get(String key) {
    return Optional.ofNullable(table().get(key));
  }

  public boolean isTable() {
    return value instanceof Map<?, ?>;
  }

  public boolean isList() {
    return value instanceof List<?>;
  }

  /** Returns whether this is a text, a number or a date. */
  public boolean isText() {
    return !isTable() && !isList() && !(value instanceof Boolean);
  }

  /** Returns the text, the number, the date or the boolean as a text. */
  public String text() {
    return value.toString();
  }

  /** Returns what the value is, with an article. */
  public String kind() {
    if (isTable()) {
      return "a table";
    } else if (isList()) {
      return "an array";
    }
    return value instanceof Boolean ? value.toString() : "a text";
  }
}
