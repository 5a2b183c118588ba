package io.github.sitemaptoolkit.model;

import java.util.Objects;

/**
 * The value of an extension in an entry, together with the unknown markup inside its element.
 *
 * @param <E> the type of the value
 * @param value the value
 * @param unknown unknown attributes and foreign children of its element, which are written back
 *     with it
 * @since 0.1
 */
public record Node<E extends UrlExtension>(E value, UnknownMarkup unknown) {

  /** Rejects null now: otherwise it would only be found when the entry is written. */
  public Node {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(unknown, "unknown");
  }

  /** Returns a node for a value, without unknown markup. */
  public static <E extends UrlExtension> Node<E> of(E value) {
    return new Node<>(value, UnknownMarkup.NONE);
  }

  /** Returns the value and, if there is any, the unknown markup. */
  @Override
  public String toString() {
    return unknown.isEmpty()
        ? value.toString()
        : new ShownParts("Node").with("value", value).with(unknown).toString();
  }
}
