package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What {@code toString} of a value with many parts shows: those that are there. */
final class ShownParts {

  private final StringJoiner parts;

  ShownParts(String type) {
    parts = new StringJoiner(", ", type + '[', "]");
  }

  ShownParts with(String name, @Nullable Object value) {
    if (value != null) {
      parts.add(name + '=' + value);
    }
    return this;
  }

  ShownParts with(List<Node<?>> nodes) {
    nodes.forEach(node -> parts.add(node.toString()));
    return this;
  }

  ShownParts with(UnknownMarkup unknown) {
    return with("unknown", unknown.isEmpty() ? null : unknown.parts());
  }

  @Override
  public String toString() {
    return parts.toString();
  }
}
