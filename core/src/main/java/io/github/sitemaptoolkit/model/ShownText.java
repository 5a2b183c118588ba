package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What {@code toString} of a value with many parts shows: those that are there. */
final class ShownText {

  private final StringJoiner parts;

  ShownText(String type) {
    parts = new StringJoiner(", ", type + '[', "]");
  }

  ShownText with(String name, @Nullable Object value) {
    if (value != null) {
      parts.add(name + '=' + value);
    }
    return this;
  }

  ShownText with(List<Node<?>> nodes) {
    nodes.forEach(node -> parts.add(node.toString()));
    return this;
  }

  ShownText with(UnknownMarkup unknown) {
    return with("unknown", unknown.isEmpty() ? null : unknown.parts());
  }

  @Override
  public String toString() {
    return parts.toString();
  }
}
