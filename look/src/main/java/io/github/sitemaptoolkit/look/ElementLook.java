package io.github.sitemaptoolkit.look;

import java.util.List;

/**
 * An element that extends entries.
 *
 * @param name the name of the element, such as {@code image:image}
 * @param urls how many urls have it
 * @param elements how many there are
 * @param fields how many of the elements have each field, such as {@code caption} or {@code
 *     price@currency}, in the order in which they were first found; empty for an element that no
 *     extension knows
 * @since 0.1
 */
public record ElementLook(String name, long urls, long elements, List<NamedCount> fields) {

  /** Copies the list. */
  public ElementLook {
    fields = List.copyOf(fields);
  }
}
