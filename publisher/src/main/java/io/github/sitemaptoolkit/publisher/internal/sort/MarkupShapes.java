package io.github.sitemaptoolkit.publisher.internal.sort;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The markup of entries without their url and date. Most entries of a set have one of a few shapes:
 * each is kept once, and of such an entry only its number.
 *
 * <p>Not thread-safe. Memory is bounded: shapes that are long, or come after many others, are not
 * kept.
 */
final class MarkupShapes {

  /** The number of a shape that is not kept. */
  static final int NONE = -1;

  private static final int LONGEST = 512;
  private static final int MOST = 512;
  private static final byte[] NO_DATE = {};
  private static final byte[] AMPERSAND = {'&', 'a', 'm', 'p', ';'};

  /** What stands before the url, between it and the date, and behind the date. */
  private static final class Shape {

    final int number;
    final byte[] before;
    final byte[] between;
    final byte[] after;

    Shape(int number, byte[] before, byte[] between, byte[] after) {
      this.number = number;
      this.before = before;
      this.between = between;
      this.after = after;
    }

    boolean isOf(byte[] markup, byte[] loc, byte[] date) {
      int locEnd = before.length + loc.length;
      int dateStart = locEnd + between.length;
      int dateEnd = dateStart + date.length;
      return Arrays.equals(markup, before.length, locEnd, loc, 0, loc.length)
          && Arrays.equals(markup, dateStart, dateEnd, date, 0, date.length)
          && Arrays.equals(markup, dateEnd, markup.length, after, 0, after.length)
          && Arrays.equals(markup, locEnd, dateStart, between, 0, between.length)
          && Arrays.equals(markup, 0, before.length, before, 0, before.length);
    }
  }

  private final List<Shape> all = new ArrayList<>();
  private final List<List<Shape>> byLength = new ArrayList<>();

  /**
   * Returns the number of the shape of an entry, which is kept from now on if that is possible.
   *
   * @param url before it is escaped
   * @param date as it stands in the markup; null if the entry has none
   */
  int find(byte[] markup, byte[] url, byte @Nullable [] date) {
    byte[] loc = escaped(url);
    byte[] text = date == null ? NO_DATE : date;
    int length = markup.length - loc.length - text.length;
    if (length < 0 || length >= LONGEST) {
      return NONE;
    }
    while (byLength.size() <= length) {
      byLength.add(new ArrayList<>());
    }
    List<Shape> same = byLength.get(length);
    for (Shape shape : same) {
      if (shape.isOf(markup, loc, text)) {
        return shape.number;
      }
    }
    Shape made = all.size() == MOST ? null : shape(markup, loc, text);
    if (made == null) {
      return NONE;
    }
    all.add(made);
    same.add(made);
    return made.number;
  }

  /** Returns a new shape; null if the url or the date does not stand in the markup as it is. */
  private @Nullable Shape shape(byte[] markup, byte[] loc, byte[] date) {
    int locStart = indexOf(loc, markup, 0);
    int locEnd = locStart + loc.length;
    int dateStart = locStart < 0 ? locStart : indexOf(date, markup, locEnd);
    if (dateStart < 0) {
      return null;
    }
    return new Shape(
        all.size(),
        Arrays.copyOf(markup, locStart),
        Arrays.copyOfRange(markup, locEnd, dateStart),
        Arrays.copyOfRange(markup, dateStart + date.length, markup.length));
  }

  private static int indexOf(byte[] wanted, byte[] in, int from) {
    for (int at = from; at <= in.length - wanted.length; at++) {
      if ((wanted.length == 0 || in[at] == wanted[0])
          && Arrays.equals(in, at, at + wanted.length, wanted, 0, wanted.length)) {
        return at;
      }
    }
    return -1;
  }

  /** Returns a url as it stands in markup: of what must be escaped, most have ampersands only. */
  private static byte[] escaped(byte[] url) {
    int ampersands = 0;
    for (byte b : url) {
      if (b == '&') {
        ampersands++;
      }
    }
    if (ampersands == 0) {
      return url;
    }
    byte[] escaped = new byte[url.length + ampersands * (AMPERSAND.length - 1)];
    int end = 0;
    for (byte b : url) {
      if (b == '&') {
        System.arraycopy(AMPERSAND, 0, escaped, end, AMPERSAND.length);
        end += AMPERSAND.length;
      } else {
        escaped[end++] = b;
      }
    }
    return escaped;
  }

  /** Returns the markup of an entry of a shape. */
  byte[] markup(int number, byte[] url, byte @Nullable [] date) {
    byte[] loc = escaped(url);
    Shape shape = all.get(number);
    byte[] text = date == null ? NO_DATE : date;
    int locEnd = shape.before.length + loc.length;
    int dateStart = locEnd + shape.between.length;
    int dateEnd = dateStart + text.length;
    byte[] markup = Arrays.copyOf(shape.before, dateEnd + shape.after.length);
    System.arraycopy(loc, 0, markup, shape.before.length, loc.length);
    System.arraycopy(shape.between, 0, markup, locEnd, shape.between.length);
    System.arraycopy(text, 0, markup, dateStart, text.length);
    System.arraycopy(shape.after, 0, markup, dateEnd, shape.after.length);
    return markup;
  }
}
