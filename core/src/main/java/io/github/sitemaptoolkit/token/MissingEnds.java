package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.stream.Stream;

/**
 * Looks ahead to find out whether an element ends before its parent, if that is doubtful: because
 * an element begins in one that may only contain text, or because a start tag breaks off. Also
 * finds out whether an element after the root is an entry.
 *
 * <p>In a well-formed document the answer is never no: nested elements with the same names are
 * counted, and nothing in comments, CDATA sections, processing instructions and attribute values is
 * taken for a tag.
 */
final class MissingEnds {

  /**
   * The number of bytes to look ahead. If that is not enough, the document is assumed to be
   * correct.
   */
  private static final int REACH = 64 * 1024;

  private static final byte[] COMMENT = ascii("<!--");
  private static final byte[] CDATA = ascii("<![CDATA[");
  private static final byte[] COMMENT_END = ascii("-->");
  private static final byte[] CDATA_END = ascii("]]>");
  private static final byte[] INSTRUCTION_END = ascii("?>");

  private final ByteWindow in;
  private final OpenElements open;
  private long looked; // in total, to keep this proportional to the bytes read
  private int far; // the end of the range, relative to the base

  MissingEnds(ByteWindow in, OpenElements open) {
    this.in = in;
    this.open = open;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** The tag that comes first. */
  enum First {
    ITS_END,
    /** The end of its parent, or of the root. */
    OTHER_END,
    /** None of them was found in the range. */
    UNKNOWN
  }

  /**
   * Returns which end tag comes first.
   *
   * @param from the place after the start tag, relative to the base
   * @param element the name of the element
   * @param around the name of its parent
   */
  First look(int from, XmlName element, XmlName around) {
    byte[][] names = {element.raw, around.raw, open.name(0).raw};
    int first = first(from, names, names.length);
    return first < 0 ? First.UNKNOWN : first == 0 ? First.ITS_END : First.OTHER_END;
  }

  /**
   * Returns whether a child of one of some names begins before an element ends, or may do so beyond
   * the range.
   *
   * @param from the place after the start tag, relative to the base
   * @param element the name of the element, whose prefix its children have too
   */
  boolean mayHold(int from, XmlName element, Collection<String> children) {
    String prefix = element.prefix.isEmpty() ? "" : element.prefix + ':';
    Stream<byte[]> names =
        children.stream().map(child -> (prefix + child).getBytes(StandardCharsets.UTF_8));
    return first(from, Stream.concat(Stream.of(element.raw), names).toArray(byte[][]::new), 1) != 0;
  }

  /**
   * Returns the index of the name that comes first; -1 if none was found in the range.
   *
   * @param ends how many of the names are sought in end tags, the others in start tags
   */
  private int first(int from, byte[][] names, int ends) {
    long budget = 2 * in.position(in.base + from) + REACH - looked;
    far = from + (int) Math.min(REACH, budget);
    int at = from;
    int first = -1;
    int[] inside = new int[ends]; // open elements for each of the names
    while ((at = next(at)) >= 0) {
      byte b = in.bytes[in.base + at + 1];
      if (b == '!' || b == '?') {
        at = behindOther(at);
        continue;
      }
      int nameAt = at + (b == '/' ? 2 : 1);
      int end = endOfName(nameAt);
      int which = which(names, nameAt, end);
      at = behindTag(end);
      if (at < 0) {
        break;
      } else if (which >= ends ? b != '/' : which >= 0 && b == '/' && inside[which]-- == 0) {
        first = which;
        break;
      } else if (which >= 0 && which < ends && b != '/' && in.bytes[in.base + at - 2] != '/') {
        inside[which]++;
      }
    }
    looked += (at < 0 ? far : at) - from;
    return first;
  }

  /**
   * Returns the place of the next {@code <} that is followed by another byte; -1 if there is none.
   */
  private int next(int from) {
    int at = from;
    while (at >= 0 && has(at, 2) && in.bytes[in.base + at] != '<') {
      at++;
    }
    return at >= 0 && has(at, 2) ? at : -1;
  }

  /** Returns whether a number of bytes follow a place in the range. */
  private boolean has(int at, int count) {
    if (at + count > far) {
      return false;
    }
    int place = in.base + at;
    if (in.limit - place < count) {
      place = in.ensure(place, count);
    }
    return in.limit - place >= count;
  }

  private int behindOther(int at) {
    if (starts(at, COMMENT)) {
      return behind(at + COMMENT.length, COMMENT_END);
    } else if (starts(at, CDATA)) {
      return behind(at + CDATA.length, CDATA_END);
    } else if (in.bytes[in.base + at + 1] == '?') {
      return behind(at + 2, INSTRUCTION_END);
    }
    return behindTag(at + 2);
  }

  private boolean starts(int at, byte[] mark) {
    return has(at, mark.length) && in.startsWith(in.base + at, mark);
  }

  private int behind(int from, byte[] end) {
    int at = from;
    while (has(at, end.length)) {
      if (in.startsWith(in.base + at, end)) {
        return at + end.length;
      }
      at++;
    }
    return -1;
  }

  private int endOfName(int from) {
    int at = from;
    while (has(at, 1) && isOfName(in.bytes[in.base + at])) {
      at++;
    }
    return at;
  }

  private static boolean isOfName(byte b) {
    return b < 0 || CharClasses.NAME[b];
  }

  /** Returns the index of the name that is at a place, ignoring case; -1 if there is none. */
  private int which(byte[][] names, int from, int to) {
    for (int i = 0; i < names.length; i++) {
      if (names[i].length == to - from && isName(names[i], in.base + from)) {
        return i;
      }
    }
    return -1;
  }

  private boolean isName(byte[] name, int place) {
    for (int i = 0; i < name.length; i++) {
      if (lower(name[i]) != lower(in.bytes[place + i])) {
        return false;
      }
    }
    return true;
  }

  private static int lower(byte b) {
    return b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b;
  }

  /**
   * Returns the place after a tag, or where another tag breaks it off; -1 if that is out of range.
   */
  private int behindTag(int from) {
    byte quote = 0;
    for (int at = from; has(at, 1); at++) {
      byte b = in.bytes[in.base + at];
      if (b == '<') {
        return at; // values cannot contain <
      } else if (quote != 0) {
        quote = b == quote ? 0 : quote;
      } else if (b == '>') {
        return at + 1;
      } else if (b == '"' || b == '\'') {
        quote = b;
      }
    }
    return -1;
  }
}
