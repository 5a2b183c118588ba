package io.github.sitemaptoolkit.internal.xml;

import java.nio.charset.StandardCharsets;

/** Looks whether CDATA ends, before it is read: without an end it would take in what follows. */
final class CdataEnds {

  private static final byte[] START = "<![CDATA[".getBytes(StandardCharsets.US_ASCII);

  private final ByteWindow in;
  private final int reach;

  CdataEnds(ByteWindow in, int reach) {
    this.in = in;
    this.reach = reach;
  }

  /**
   * Returns how far from the base the end tag is that CDATA without an end must have ended before;
   * 0 if it has an end, or that cannot be told.
   *
   * @param place where its text begins, which is the base
   */
  int lostEnd(int place, XmlName around) {
    int candidate = 0;
    int at = place;
    while (true) {
      byte[] bytes = in.bytes;
      byte b;
      while ((b = bytes[at]) != '>' && b != '<' && b != 0) {
        at++;
      }
      if (b == '>' && at - in.base >= 2 && bytes[at - 1] == ']' && bytes[at - 2] == ']') {
        return 0;
      } else if (b == '<') {
        at = in.ensure(at, START.length + around.raw.length);
        if (in.startsWith(at, START)) {
          return candidate;
        } else if (candidate == 0 && isEnd(at, around.raw)) {
          candidate = at - in.base;
        }
      } else if (at == in.limit) {
        at = in.more(at);
        if (at == in.limit || at - in.base > reach) {
          return candidate;
        }
        continue;
      }
      at++;
    }
  }

  private boolean isEnd(int at, byte[] name) {
    return in.bytes[at + 1] == '/'
        && in.startsWith(at + 2, name)
        && in.bytes[at + 2 + name.length] == '>';
  }
}
