package io.github.sitemaptoolkit.hosts.internal.text;

import io.github.sitemaptoolkit.problem.Location;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of a configuration with its place: a table, a list, or a plain value.
 *
 * @param at where it stands
 * @param value a {@code Map<String, HostTree>}, a {@code List<HostTree>}, a {@code String}, a
 *     {@code Boolean}, a {@code Number}, or null
 */
public record HostTree(Location at, @Nullable Object value) {

  /** Returns whether nothing is said, or {@code null}. */
  public boolean isAbsent() {
    return value == null;
  }

  /** Returns whether this is a table. */
  public boolean isTable() {
    return value instanceof Map;
  }

  /** Returns whether this is a list. */
  public boolean isList() {
    return value instanceof List;
  }

  /** Returns a member of a table; an absent one if there is none. */
  public HostTree get(String name) {
    return members().getOrDefault(name, new HostTree(at, null));
  }

  /** Returns whether a table has a member, even if it is {@code null}. */
  public boolean has(String name) {
    return members().containsKey(name);
  }

  /** Returns the members of a table in their order; empty if this is none. */
  @SuppressWarnings("unchecked") // the only maps that are made
  public Map<String, HostTree> members() {
    return value instanceof Map ? (Map<String, HostTree>) value : Map.of();
  }

  /** Returns the elements of a list; empty if this is none. */
  @SuppressWarnings("unchecked") // the only lists that are made
  public List<HostTree> elements() {
    return value instanceof List ? (List<HostTree>) value : List.of();
  }

  /** Returns the text of a member; null if it is none. */
  public @Nullable String text(String name) {
    return get(name).value() instanceof String text ? text : null;
  }

  /** Returns the text of a member that is a text or a number; null if it is neither. */
  public @Nullable String word(String name) {
    Object found = get(name).value();
    return found instanceof String || found instanceof Number ? found.toString() : null;
  }

  /** Returns a member that is yes or no; null if it is neither. */
  public @Nullable Boolean flag(String name) {
    return get(name).value() instanceof Boolean flag ? flag : null;
  }
}
