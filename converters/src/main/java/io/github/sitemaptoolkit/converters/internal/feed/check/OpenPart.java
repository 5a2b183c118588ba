package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.token.XmlCursor;

/** An element of a feed while it is read. What it does not override, it ignores. */
abstract class OpenPart {

  /** An element that no rule is about, with everything in it. */
  static final OpenPart IGNORED = new OpenPart() {};

  /** Returns the part for an element inside this one, whose start tag is current. */
  OpenPart child(Tag tag) {
    return IGNORED;
  }

  boolean wantsText() {
    return false;
  }

  void text(XmlCursor at, String text) {}

  void end() {}
}
