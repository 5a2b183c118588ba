package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * An element of Media RSS that says something about media. Several media may inherit it, but it is
 * only checked once.
 */
final class Trait {

  private final String path;
  private final Location location;
  private final @Nullable String type;
  private final @Nullable String relationship;
  private String text = "";
  private boolean checked;

  /**
   * Creates a trait.
   *
   * @param path its path in the item
   */
  Trait(Tag tag, String path) {
    this.path = path;
    this.location = tag.location();
    this.type = tag.attribute("type");
    this.relationship = tag.attribute("relationship");
  }

  String path() {
    return path;
  }

  Location location() {
    return location;
  }

  /** Returns the attribute {@code type}; null if absent. */
  @Nullable String type() {
    return type;
  }

  /** Returns the attribute {@code relationship}; null if absent. */
  @Nullable String relationship() {
    return relationship;
  }

  /** Returns the text, or the url that is in its place. */
  String text() {
    return text;
  }

  void text(String value) {
    text = value;
  }

  /** Returns whether this is the first check of this element. */
  boolean beginCheck() {
    boolean first = !checked;
    checked = true;
    return first;
  }
}
