package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the items of a file that this program has written, with their bytes as they are: no entry
 * is made of them and rendered again. It only knows the form in which {@link ItemMaker} renders
 * usual entries. A file with anything else in it, such as a namespace of an entry's own, must be
 * read as any other document. Not thread-safe.
 */
final class WrittenItems {

  private static final byte[] BEGIN = bytes("  <url>\n    <loc>");
  private static final byte[] LOC_END = bytes("</loc>");
  private static final byte[] LASTMOD = bytes("\n    <lastmod>");
  private static final int LASTMOD_LEAD = "\n    ".length();
  private static final byte[] CHANGEFREQ = bytes("<changefreq>");
  private static final byte[] PRIORITY = bytes("<priority>");
  private static final byte[] END = bytes("\n  </url>\n");
  private static final byte[] AMPERSAND = bytes("&amp;");
  private static final byte[] LESS = bytes("&lt;");
  private static final byte[] GREATER = bytes("&gt;");
  private static final byte[] NOTHING = {};
  private static final long[] NO_COUNTS = {};
  private static final int CAPACITY = 1 << 16;
  private static final int UNUSUAL = -1;
  private static final int CUT = -2; // where the buffer ends

  private final Groups groups;
  private final Prefixes prefixes;
  private final Map<String, Long> known; // the bits of the prefixes that elements may have
  private byte[] buffer = new byte[CAPACITY];
  private int from; // where the entry begins
  private int limit;
  private long used; // prefixes of the entry, as bits
  private byte[] lastPrefix = NOTHING;
  private long lastBits;
  private byte[] lastDate = NOTHING;
  private @Nullable Lastmod lastmod; // of that text

  /**
   * Creates a reader.
   *
   * @param known the prefixes of extensions whose elements need not be counted, with their bits
   */
  WrittenItems(Groups groups, Prefixes prefixes, Map<String, Long> known) {
    this.groups = groups;
    this.prefixes = prefixes;
    this.known = known;
  }

  private static byte[] bytes(String ascii) {
    return ascii.getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Passes the items of a file to the consumer, in their order.
   *
   * @param in read as far as it is as usual; closed by the caller
   * @return whether all of it is; if not, what the consumer was given does not count
   */
  boolean read(InputStream in, Consumer<Item> consumer) throws IOException {
    from = 0;
    limit = 0;
    byte[] start = start(in);
    if (start == null) {
      return false;
    }
    long declared = 0;
    for (int end = entry(); end != UNUSUAL; end = entry()) {
      Item item = end == CUT ? null : item(end);
      if (item != null) {
        declared |= used;
        consumer.accept(item);
        from = end;
      } else if (end != CUT || !fill(in)) {
        break;
      }
    }
    return Arrays.equals(Arrays.copyOfRange(buffer, from, limit), prefixes.end())
        && in.read() < 0
        && Arrays.equals(start, prefixes.start(declared));
  }

  /** Returns what is before the first entry; null if there is none where it is expected. */
  private byte @Nullable [] start(InputStream in) throws IOException {
    while (limit < CAPACITY / 2 && fill(in)) {
      for (int at = 0; at < limit; at++) {
        if (is(BEGIN, at)) {
          from = at;
          return Arrays.copyOf(buffer, at);
        }
      }
    }
    return null;
  }

  /** Reads more; returns false at the end. */
  private boolean fill(InputStream in) throws IOException {
    int size = limit - from;
    byte[] target = size > buffer.length / 2 ? new byte[2 * buffer.length] : buffer;
    System.arraycopy(buffer, from, target, 0, size);
    buffer = target;
    from = 0;
    limit = size;
    int count = in.readNBytes(buffer, limit, buffer.length - limit); // so that few entries are cut
    limit += count;
    return count > 0;
  }

  private boolean is(byte[] wanted, int at) {
    return at + wanted.length <= limit
        && Arrays.equals(buffer, at, at + wanted.length, wanted, 0, wanted.length);
  }

  /** Returns where the text that begins at an index ends: at a tag. */
  private int textEnd(int begin) {
    int at = begin;
    while (at < limit && buffer[at] != '<') {
      at++;
    }
    return at;
  }

  /** Returns where the entry ends, {@link #UNUSUAL} or {@link #CUT}. */
  private int entry() {
    used = 0;
    if (!is(BEGIN, from)) {
      return limit - from < BEGIN.length ? CUT : UNUSUAL;
    }
    int depth = 2; // in loc
    int at = textEnd(from + BEGIN.length);
    while (at + 1 < limit) {
      int close;
      if (buffer[at + 1] == '/') {
        close = at + 2;
        while (close < limit && buffer[close] != '>') {
          close++;
        }
        depth--;
      } else {
        close = tag(at, depth);
        if (close < 0) {
          return close;
        }
        depth += buffer[close - 1] == '/' ? 0 : 1;
      }
      if (depth == 0) {
        int end = close + 2; // behind the line
        return end > limit ? CUT : is(END, end - END.length) ? end : UNUSUAL;
      }
      at = textEnd(close);
    }
    return CUT;
  }

  /** Returns where a start tag is closed, {@link #UNUSUAL} or {@link #CUT}. */
  private int tag(int begin, int depth) {
    int at = begin + 1;
    int colon = -1;
    while (at < limit && buffer[at] != '>' && buffer[at] != ' ' && buffer[at] != '/') {
      colon = buffer[at] == ':' ? at : colon;
      at++;
    }
    if (at == limit) {
      return CUT;
    } else if (colon < 0) {
      return depth == 1 && isField(begin) ? at : UNUSUAL;
    } else if (!isKnown(begin + 1, colon)) {
      return UNUSUAL;
    }
    while (at < limit && buffer[at] == ' ') {
      at = attribute(at + 1);
      if (at < 0) {
        return at;
      }
    }
    if (at < limit && buffer[at] == '/') {
      at++;
    }
    return at >= limit ? CUT : buffer[at] == '>' ? at : UNUSUAL;
  }

  /** Returns whether a tag is that of a field of the protocol, where it is expected. */
  private boolean isField(int begin) {
    return is(CHANGEFREQ, begin)
        || is(PRIORITY, begin)
        || (is(LASTMOD, begin - LASTMOD_LEAD)
            && is(LOC_END, begin - LASTMOD_LEAD - LOC_END.length));
  }

  /** Returns where an attribute without a prefix ends, {@link #UNUSUAL} or {@link #CUT}. */
  private int attribute(int begin) {
    int at = begin;
    while (at < limit && buffer[at] != '=') {
      byte c = buffer[at++];
      if (c == ':' || c == '>' || c == '/' || c == ' ' || c == '<' || c == '"') {
        return UNUSUAL;
      }
    }
    at++;
    if (at >= limit) {
      return CUT;
    } else if (buffer[at] != '"' || buffer[begin] == 'x') { // perhaps the declaration xmlns
      return UNUSUAL;
    }
    do {
      at++;
    } while (at < limit && buffer[at] != '"');
    return at + 1 < limit ? at + 1 : CUT;
  }

  private boolean isKnown(int begin, int end) {
    if (!Arrays.equals(buffer, begin, end, lastPrefix, 0, lastPrefix.length)) {
      lastPrefix = Arrays.copyOfRange(buffer, begin, end);
      lastBits = known.getOrDefault(new String(lastPrefix, StandardCharsets.UTF_8), 0L);
    }
    used |= lastBits;
    return lastBits != 0;
  }

  /** Returns the item that ends at an index; null if something in it is not as usual. */
  private @Nullable Item item(int end) {
    int begin = from + BEGIN.length;
    int to = textEnd(begin);
    byte[] loc = unescaped(begin, to);
    begin = to + LOC_END.length;
    if (loc == null || !is(LOC_END, to)) {
      return null;
    }
    Lastmod date = null;
    if (is(LASTMOD, begin)) {
      begin += LASTMOD.length;
      to = textEnd(begin);
      if (!Arrays.equals(buffer, begin, to, lastDate, 0, lastDate.length)) {
        lastDate = Arrays.copyOfRange(buffer, begin, to);
        lastmod = Lastmod.of(new String(lastDate, StandardCharsets.UTF_8));
      }
      if (lastmod == null) {
        return null; // such as with escaped characters
      }
      date = lastmod;
    }
    byte[] markup = Arrays.copyOfRange(buffer, from, end);
    return new Item(
        groups.key(loc), SetItems.PUBLISHED, date, used, NO_COUNTS, Origins.UNKNOWN, markup);
  }

  /** Returns a text; null if it has other references than the most common ones. */
  private byte @Nullable [] unescaped(int begin, int end) {
    byte[] text = new byte[end - begin];
    int size = 0;
    int at = begin;
    while (at < end) {
      byte c = buffer[at];
      if (c != '&') {
        at++;
      } else if (is(AMPERSAND, at)) {
        at += AMPERSAND.length;
      } else if (is(LESS, at)) {
        at += LESS.length;
        c = '<';
      } else if (is(GREATER, at)) {
        at += GREATER.length;
        c = '>';
      } else {
        return null;
      }
      text[size++] = c;
    }
    return size == text.length ? text : Arrays.copyOf(text, size);
  }
}
