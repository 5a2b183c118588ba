package io.github.sitemaptoolkit.converters.internal.feed.check;

/** An element of a feed while it is read. What it does not override, it ignores. */
abstract class Part {

  /** An element that no rule is about, with everything in it. */
  static final Part IGNORED = new Part() {};

  /** Returns the part for an element inside this one, whose start tag is current. */
  Part child(Tag tag) {
    return IGNORED;
  }

  boolean wantsText() {
    return false;
  }

  void text(String text) {}

  void end() {}
}
