package io.github.sitemaptoolkit.converters.internal.feed.check;

import java.util.ArrayList;
import java.util.List;

/** The elements that an element must have, in the order of messages. */
final class Required {

  private final List<String> missing;

  Required(String... names) {
    this.missing = new ArrayList<>(List.of(names));
  }

  void found(String name) {
    missing.remove(name);
  }

  /** Returns a part for an element that must not be empty. */
  OpenPart notEmpty(String name) {
    return new TextPart(
        text -> {
          if (!text.isEmpty()) {
            found(name);
          }
        });
  }

  boolean isComplete() {
    return missing.isEmpty();
  }

  /** Returns what is missing: {@code has no title and no link}. */
  String message() {
    return "has no " + String.join(" and no ", missing);
  }
}
