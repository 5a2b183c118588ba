package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import java.util.function.Supplier;

/**
 * Checks the size limits of an entry, which is kept in memory as a whole. Exceeded limits are
 * reported at the current event.
 */
final class EntrySize {

  private final Faults faults;
  private final Limits limits;
  private final Supplier<Location> location;
  private final int mostElements;
  private final int mostBytes;
  private int elements;
  private long bytes;

  /**
   * Creates counts of zero.
   *
   * @param location returns the location of the current event
   */
  EntrySize(Faults faults, Limits limits, Supplier<Location> location) {
    this.faults = faults;
    this.limits = limits;
    this.location = location;
    this.mostElements = limits.entryElements();
    this.mostBytes = limits.entryLength();
  }

  /** Starts over with an entry, or another element next to entries. */
  void begin() {
    elements = 0;
    bytes = 0;
  }

  /**
   * Counts an element with its attributes, each of which takes as much memory.
   *
   * @throws LimitException if there are too many
   */
  void addElement(int attributes) {
    elements += 1 + attributes;
    if (elements > mostElements) {
      throw passed(Limit.ENTRY_ELEMENTS, "the number of elements and attributes in an entry");
    }
  }

  /**
   * Counts a text, or a tag with attributes.
   *
   * @throws LimitException if the texts are too long
   */
  void addText(int length) {
    bytes += length;
    if (bytes > mostBytes) {
      throw passed(Limit.ENTRY_LENGTH, "the length of the texts in an entry");
    }
  }

  private LimitException passed(Limit limit, String what) {
    return faults.passed(limit, what, limits.get(limit), location.get());
  }

  /**
   * Reports a text that is left out because it is too long.
   *
   * @param left what is left out
   */
  void leaveOutText(String left) {
    leaveOut(Limit.TEXT_LENGTH, "the length of a text", left);
  }

  /** Reports an element that is left out because its start tag exceeds a limit. */
  void leaveOut(Limit limit, XmlName name) {
    leaveOut(limit, what(limit), "<" + name + ">");
  }

  private void leaveOut(Limit limit, String what, String left) {
    faults.leaveOut(limit, what, limits.get(limit), left, location.get());
  }

  /** Returns the property of a start tag that a limit is about, for a message. */
  static String what(Limit passed) {
    return switch (passed) {
      case DEPTH -> "the depth of nested elements";
      case DECLARATIONS -> "the number of namespace declarations";
      case ATTRIBUTES -> "the number of attributes";
      case NAME_LENGTH -> "the length of a name";
      default -> "the length of an attribute";
    };
  }
}
