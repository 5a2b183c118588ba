package io.github.sitemaptoolkit.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The unknown markup in an element: the attributes and child elements that its extension does not
 * know.
 *
 * <p>It is kept by path, so that it can be written back to its original place. Equality ignores the
 * order of the parts, because extensions write their children in a fixed order. Immutable.
 *
 * @param parts one part for each element in which something is unknown, in document order
 * @since 0.1
 */
public record UnknownMarkup(List<Part> parts) {

  /** No unknown markup. */
  public static final UnknownMarkup NONE = new UnknownMarkup(List.of());

  /**
   * The unknown markup in one element.
   *
   * @param path the path from the outer element to this one: empty for the outer element itself,
   *     otherwise local names, each with its number among the siblings of the same name, such as
   *     {@code tvshow[1]/show_title[1]}
   * @param attributes the unknown attributes
   * @param children the unknown child elements
   * @param bindings the prefixes that names in the attributes' values use, with their namespaces
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
  public UnknownMarkup {
    parts = List.copyOf(parts);
  }

  /** Returns whether there is no unknown markup. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Returns the part of the element at a path; empty if there is none. */
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
    return other instanceof UnknownMarkup rest
        && parts.size() == rest.parts.size()
        && Set.copyOf(parts).equals(Set.copyOf(rest.parts));
  }

  @Override
  public int hashCode() {
    return Set.copyOf(parts).hashCode();
  }
}
