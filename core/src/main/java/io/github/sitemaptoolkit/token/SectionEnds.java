package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.io.KnownRoots;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Checks, before a comment, processing instruction or CDATA section is read, whether its end is
 * missing: without an end it would extend to the end of the document.
 *
 * <p>A section with a correct end always ends there. Another end is only accepted if the document
 * cannot be well-formed: the correct end is missing up to the end of the input, which is not far
 * away, and the root's end tag follows the accepted end. A comment that contains the beginning of
 * another one is not well-formed either.
 */
final class SectionEnds {

  private static final int REACH = 1 << 20;
  private static final long UNKNOWN = Long.MAX_VALUE;
  private static final byte[] COMMENT_START = "<!--".getBytes(StandardCharsets.US_ASCII);

  private enum Kind {
    COMMENT,
    CDATA,
    INSTRUCTION
  }

  private final ByteWindow in;
  private final OpenElements open;
  private final KnownRoots roots;

  // What a look up to the end of the input has found, as positions, for sections that follow.
  private long endlessCdata = UNKNOWN; // from where there is no end of a CDATA section
  private long endlessInstruction = UNKNOWN; // the same for instructions
  private long lastRootEnd = -1;

  SectionEnds(ByteWindow in, OpenElements open, KnownRoots roots) {
    this.in = in;
    this.open = open;
    this.roots = roots;
  }

  /**
   * Returns the end of a comment whose end is missing, relative to the base: after the first text
   * in it that differs from an end by one byte. Returns 0 if the comment has an end, if there is no
   * such text, or if this is uncertain.
   *
   * @param place where its text begins, which is the base
   */
  int ofComment(int place) {
    return lostEnd(place, Kind.COMMENT, null);
  }

  /**
   * Returns the same for a CDATA section, which must have ended before the end tag of its element.
   */
  int ofCdata(int place, XmlName element) {
    boolean ended = !isEndless(place, Kind.CDATA) && isCdataEnded(place);
    return ended ? 0 : lostEnd(place, Kind.CDATA, element);
  }

  /** Returns whether the end of a CDATA section was read already, as that of nearly all. */
  private boolean isCdataEnded(int place) {
    int at = CharClasses.find(']', in.bytes, place, in.limit);
    while (at < in.limit && !(in.bytes[at + 1] == ']' && in.bytes[at + 2] == '>')) {
      at = CharClasses.find(']', in.bytes, at + 1, in.limit);
    }
    return at < in.limit;
  }

  /**
   * Returns the same for a processing instruction, which must have ended with the first {@code >}.
   */
  int ofInstruction(int place) {
    return lostEnd(place, Kind.INSTRUCTION, null);
  }

  private int lostEnd(int place, Kind kind, @Nullable XmlName element) {
    int candidate = 0;
    boolean rootEnds = false;
    boolean known = isEndless(place, kind);
    int at = place;
    while (true) {
      byte b;
      while ((b = in.bytes[at]) != '>' && b != '-' && b != '<' && b != 0) {
        at++;
      }
      if (at - in.base > REACH) {
        return 0;
      } else if (b == 0 && at == in.limit) {
        at = in.more(at);
        if (at == in.limit) {
          if (rootEnds && open.depth() > 0) {
            setEndless(kind);
          }
          return rootEnds ? candidate : 0;
        }
        continue;
      }
      at = in.ensure(at, COMMENT_START.length + 1);
      if (b == '>' && isEnd(at, kind)) {
        return 0;
      } else if (b == '<' && kind == Kind.COMMENT && isAnotherComment(at)) {
        return candidate;
      }
      int from = at - in.base;
      if (candidate == 0) {
        candidate = candidate(at, b, kind, element);
        if (known && candidate > 0 && in.position(in.base + candidate) <= lastRootEnd) {
          return candidate;
        }
      } else if (b == '<' && in.bytes[at + 1] == '/' && isRootsEnd(at)) {
        rootEnds = true;
        lastRootEnd = in.position(in.base + from);
      }
      at = in.base + from + 1;
    }
  }

  private boolean isEndless(int place, Kind kind) {
    return switch (kind) {
      case COMMENT -> false; // looks end at the next comment
      case CDATA -> in.position(place) >= endlessCdata;
      case INSTRUCTION -> in.position(place) >= endlessInstruction;
    };
  }

  private void setEndless(Kind kind) {
    if (kind == Kind.CDATA) {
      endlessCdata = in.position(in.base);
    } else if (kind == Kind.INSTRUCTION) {
      endlessInstruction = in.position(in.base);
    }
  }

  /**
   * Returns whether another comment begins; {@code <!-->} is an end with a {@code <!} before it.
   */
  private boolean isAnotherComment(int at) {
    return in.startsWith(at, COMMENT_START) && in.bytes[at + COMMENT_START.length] != '>';
  }

  private boolean isEnd(int at, Kind kind) {
    return switch (kind) {
      case COMMENT -> is('-', at - 1) && is('-', at - 2);
      case CDATA -> is(']', at - 1) && is(']', at - 2);
      case INSTRUCTION -> is('?', at - 1);
    };
  }

  private boolean is(char c, int at) {
    return at >= in.base && in.bytes[at] == c;
  }

  /**
   * Returns where a section may have been meant to end here, relative to the base; 0 if it is not
   * here.
   */
  private int candidate(int place, byte b, Kind kind, @Nullable XmlName element) {
    switch (kind) {
      case COMMENT -> {
        if (b == '>' && (is('-', place - 1) || is('-', place - 2))) {
          return place + 1 - in.base;
        } else if (b == '-' && in.bytes[place + 1] == '-') {
          return behindDashes(place + 2) - in.base;
        }
      }
      case CDATA -> {
        if (b == '<' && element != null && in.bytes[place + 1] == '/') {
          int at = in.ensure(place, element.raw.length + 3);
          if (in.isEndTag(at, element.raw)) {
            return at - in.base;
          }
        }
      }
      case INSTRUCTION -> {
        if (b == '>') {
          return place + 1 - in.base;
        }
      }
    }
    return 0;
  }

  /** Skips what may be in the place of {@code >} or before it. */
  private int behindDashes(int at) {
    byte b = in.bytes[at];
    if (at == in.limit || b == '<' || CharClasses.isSpace(b)) {
      return at;
    }
    return in.bytes[at + 1] == '>' ? at + 2 : at + 1;
  }

  /**
   * Returns whether the root's end tag is at a place; before the root is read, that of any known
   * root.
   */
  private boolean isRootsEnd(int place) {
    if (open.depth() > 0) {
      byte[] root = open.name(0).raw;
      int at = in.ensure(place, root.length + 3);
      return in.isEndTag(at, root);
    }
    int at = in.ensure(place, KnownRoots.LONGEST);
    int end = at + 2;
    while (end < in.limit
        && end < at + KnownRoots.LONGEST
        && CharClasses.NAME[in.bytes[end] & 0xFF]) {
      end++;
    }
    String name = new String(in.bytes, at + 2, end - at - 2, StandardCharsets.US_ASCII);
    return roots.isKnown(name.substring(name.indexOf(':') + 1));
  }
}
