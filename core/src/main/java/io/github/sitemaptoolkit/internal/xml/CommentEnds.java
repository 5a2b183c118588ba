package io.github.sitemaptoolkit.internal.xml;

import java.nio.charset.StandardCharsets;

/** Looks whether a comment ends, before it is passed over: else it would take in what follows. */
final class CommentEnds {

  private static final byte[] START = "<!--".getBytes(StandardCharsets.US_ASCII);

  private final ByteWindow in;
  private final int reach;

  CommentEnds(ByteWindow in, int reach) {
    this.in = in;
    this.reach = reach;
  }

  /**
   * Returns how far from the base a comment must have ended that has no end before the next one
   * begins: behind the first thing in it that is an end but for one byte. Returns 0 if it has an
   * end, if there is no such thing or if that cannot be told.
   *
   * @param place where its text begins, which is the base
   */
  int lostEnd(int place) {
    int candidate = 0;
    int at = place;
    while (true) {
      byte b;
      while ((b = in.bytes[at]) != '>' && b != '-' && b != '<' && b != 0) {
        at++;
      }
      if (at - in.base > reach) {
        return 0;
      } else if (b == 0 && at == in.limit) {
        at = in.more(at);
        if (at == in.limit) {
          return candidate;
        }
        continue;
      }
      at = in.ensure(at, START.length);
      if (b == '>' && isDash(at - 1) && isDash(at - 2)) {
        return 0;
      } else if (b == '<' && in.startsWith(at, START)) {
        return candidate;
      } else if (candidate == 0 && b == '>' && (isDash(at - 1) || isDash(at - 2))) {
        candidate = at + 1 - in.base;
      } else if (candidate == 0 && b == '-' && in.bytes[at + 1] == '-') {
        candidate = behindDashes(at + 2) - in.base;
      }
      at++;
    }
  }

  private boolean isDash(int at) {
    return at >= in.base && in.bytes[at] == '-';
  }

  /** Passes over what may stand in the place of {@code >} or before it. */
  private int behindDashes(int at) {
    byte b = in.bytes[at];
    if (at == in.limit || b == '<' || CharClasses.isSpace(b)) {
      return at;
    }
    return in.bytes[at + 1] == '>' ? at + 2 : at + 1;
  }
}
