package io.github.sitemaptoolkit.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What stood in an element and was not taken by whoever read it: foreign children, unknown
 * attributes.
 *
 * <p>It is kept by path, so that it can be written back where it stood. The order of the parts does
 * not count: codecs write their children in an order of their own.
 *
 * @param parts one part for each element inside that something was left in, in document order
 * @since 0.1
 */
public record Rest(List<Part> parts) {

  /** Nothing left. */
  public static final Rest NONE = new Rest(List.of());

  /**
   * What was left in one element.
   *
   * @param path the way from the outer element to this one: empty for the outer element itself,
   *     else local names with their position among those of the same name, such as {@code
   *     tvshow[1]/show_title[1]}
   * @param attributes the attributes that were not asked for
   * @param children the child elements that were not taken
   * @param bindings prefixes that the attributes' values use as part of a name, with their
   *     namespaces
   */
  public record Part(
      String path,
      List<Attribute> attributes,
      List<ForeignElement> children,
      Map<String, String> bindings) {

    /** Copies the collections. */
    public Part {
      attributes = List.copyOf(attributes);
      children = List.copyOf(children);
      bindings =
          bindings.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(bindings));
    }
  }

  /** Copies the list. */
  public Rest {
    parts = List.copyOf(parts);
  }

  /** Returns whether nothing was left. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Returns what was left in the element at a path; empty if nothing was. */
  public Optional<Part> part(String path) {
    for (Part part : parts) {
      if (part.path().equals(path)) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Rest rest
        && parts.size() == rest.parts.size()
        && Set.copyOf(parts).equals(Set.copyOf(rest.parts));
  }

  @Override
  public int hashCode() {
    return Set.copyOf(parts).hashCode();
  }
}
