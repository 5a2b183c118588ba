package io.github.sitemaptoolkit.model;

import java.util.Objects;

/**
 * An extension's value as it stands in a url entry, with what its codec did not take.
 *
 * @param <E> the type of the value
 * @param value the value
 * @param rest foreign children and unknown attributes of its element, written back with it
 * @since 0.1
 */
public record Node<E extends UrlExtension>(E value, Rest rest) {

  /** Refuses null: it would be found only when the entry is written. */
  public Node {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(rest, "rest");
  }

  /** Returns a node for a value made in code, with nothing else in its element. */
  public static <E extends UrlExtension> Node<E> of(E value) {
    return new Node<>(value, Rest.NONE);
  }

  /** Returns this node with another value and the same rest. */
  public Node<E> withValue(E other) {
    return new Node<>(other, rest);
  }
}
