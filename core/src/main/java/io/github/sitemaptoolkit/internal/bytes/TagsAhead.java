package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.internal.text.CharClasses;

/**
 * Finds the tags that follow, up to any distance, without reading them. Nothing in comments, CDATA
 * sections, processing instructions and attribute values is taken for a tag. Names are told apart
 * by a hash of their bytes, in which the case of ASCII letters does not count.
 */
public final class TagsAhead {

  /** The kinds of tags. */
  public enum Tag {
    /** A start tag. */
    START,
    /** The tag of an empty element. */
    EMPTY,
    /** An end tag. */
    END,
    /** There are no more tags that can be looked at. */
    NONE
  }

  private static final long SEED = 0xcbf29ce484222325L; // of FNV-1a
  private static final long PRIME = 0x100000001b3L;
  private static final String CDATA = "[CDATA[";
  private static final int CHUNK = 32 * 1024;
  private static final int END_OF_INPUT = -1;
  private static final int FIRST_WIDE = 0x80; // in characters beyond ASCII

  private final ByteWindow window;
  private final ReadAhead ahead;

  private byte[] bytes = new byte[0];
  private int at;
  private int limit;
  private long position; // in the document, of the bytes
  private long far; // the place to stop at
  private byte[] buffer = new byte[0];
  private long begin;
  private long name;
  private boolean empty; // the last tag is that of an empty element

  public TagsAhead(ByteWindow window) {
    this.window = window;
    this.ahead = window.ahead();
  }

  /** Returns the hash of a name. */
  public static long hash(byte[] name) {
    long hash = SEED;
    for (byte b : name) {
      hash = with(hash, b);
    }
    return hash;
  }

  private static long with(long hash, int b) {
    int lower = b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b & 0xFF;
    return (hash ^ lower) * PRIME;
  }

  /**
   * Begins at a place in the window.
   *
   * @param most the number of bytes to look at
   */
  public void begin(int place, long most) {
    bytes = window.bytes;
    at = place;
    position = window.position(0);
    far = most < Long.MAX_VALUE - position() ? position() + most : Long.MAX_VALUE;
    limit = upToFar(window.limit);
    ahead.lookAgain();
  }

  private int upToFar(int index) {
    return (int) Math.max(0, Math.min(index, far - position));
  }

  /** Returns where the last tag begins in the document. */
  public long begin() {
    return begin;
  }

  /** Returns where the next byte is in the document. */
  public long position() {
    return position + at;
  }

  /** Returns the hash of the last tag's name. */
  public long name() {
    return name;
  }

  /** Returns whether there are no more tags because no more bytes can be held. */
  public boolean isCutOff() {
    return ahead.isFull();
  }

  private int next() {
    return at < limit || more() ? bytes[at++] & 0xFF : END_OF_INPUT;
  }

  private int peek() {
    return at < limit || more() ? bytes[at] & 0xFF : END_OF_INPUT;
  }

  private boolean more() {
    if (position() >= far) {
      return false;
    } else if (buffer.length == 0) {
      buffer = new byte[CHUNK];
    }
    position += limit;
    bytes = buffer;
    at = 0;
    limit = upToFar(Math.max(0, ahead.look(buffer)));
    return limit > 0;
  }

  /** Moves to the next tag. */
  public Tag nextTag() {
    while (true) {
      int b = next();
      while (b != '<' && b != END_OF_INPUT) {
        b = next();
      }
      begin = position() - 1;
      int first = peek();
      if (b == END_OF_INPUT || first == END_OF_INPUT) {
        return Tag.NONE;
      } else if (first == '!') {
        at++;
        passDeclaration();
      } else if (first == '?') {
        at++;
        pass('?', 1);
      } else if (first == '/') {
        at++;
        readName();
        return passTag() ? Tag.END : Tag.NONE;
      } else if (CharClasses.NAME_START[first]) {
        readName();
        boolean complete = passTag();
        return !complete ? Tag.NONE : empty ? Tag.EMPTY : Tag.START;
      }
    }
  }

  private void readName() {
    name = SEED;
    int b = peek();
    while (b >= FIRST_WIDE || (b != END_OF_INPUT && CharClasses.NAME[b])) {
      name = with(name, b);
      at++;
      b = peek();
    }
  }

  /** Passes the rest of a tag, up to another one that breaks it off; false at the end. */
  private boolean passTag() {
    empty = false;
    int quote = 0;
    int before = 0;
    for (int b = peek(); b != END_OF_INPUT; b = peek()) {
      if (b == '<') {
        return true; // values cannot contain <
      }
      at++;
      if (quote != 0) {
        quote = b == quote ? 0 : quote;
      } else if (b == '>') {
        empty = before == '/';
        return true;
      } else if (b == '"' || b == '\'') {
        quote = b;
      }
      before = b;
    }
    return false;
  }

  private void passDeclaration() {
    if (peek() == '-') {
      at++;
      if (peek() == '-') {
        at++;
        pass('-', 2);
      }
      return;
    }
    int matched = 0;
    while (matched < CDATA.length() && peek() == CDATA.charAt(matched)) {
      at++;
      matched++;
    }
    if (matched == CDATA.length()) {
      pass(']', 2);
    } else {
      passTag();
    }
  }

  /** Passes what ends with a mark, so many times, and {@code >}. */
  private void pass(int mark, int times) {
    int marks = 0;
    for (int b = next(); b != END_OF_INPUT && !(b == '>' && marks >= times); b = next()) {
      marks = b == mark ? marks + 1 : 0;
    }
  }
}
