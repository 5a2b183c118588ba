package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.problem.Location;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An element of Media RSS that says something about media. Several media may inherit it, but it is
 * only checked once.
 */
final class Trait {

  private final String path;
  private final Location tag;
  private Location location;
  private final @Nullable String type;
  private final @Nullable String relationship;
  private final Map<String, Location> attributes;
  private String text = "";
  private boolean checked;

  /**
   * Creates a trait.
   *
   * @param path its path in the item
   */
  Trait(Tag tag, String path) {
    this.path = path;
    this.tag = tag.location();
    this.location = this.tag;
    this.type = tag.attribute("type");
    this.relationship = tag.attribute("relationship");
    this.attributes = tag.attributes();
  }

  String path() {
    return path;
  }

  /** Returns where the text is; the start tag, if it is blank or places are not wanted. */
  Location location() {
    return location;
  }

  /** Returns where an attribute is; the start tag, if it is absent or places are not wanted. */
  Location location(String attribute) {
    return attributes.getOrDefault(attribute, tag);
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

  void text(String value, Location at) {
    text = value;
    location = at;
  }

  /** Returns whether this is the first check of this element. */
  boolean beginCheck() {
    boolean first = !checked;
    checked = true;
    return first;
  }
}
