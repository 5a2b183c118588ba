package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.internal.bytes.ShortTexts;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.PredefinedReference;
import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * An element that was read whole, with all inside it: its elements in document order, the outermost
 * at the index 0. Valid until the document is read on.
 */
public final class RecordTape {

  /** The text has references. */
  static final int ESCAPED = 1;

  /** The text has characters beyond ASCII. */
  static final int WIDE = 2;

  /** The text may have something that cannot stand in a url, apart from spaces and braces. */
  static final int DOUBTFUL = 4;

  /** The element has no elements in it. */
  static final int LEAF = 8;

  private static final int NOT_PLAIN = WIDE | DOUBTFUL;

  /**
   * What the tape has of each element, and of each attribute: a number at each of these offsets.
   */
  private static final int FROM = 0; // the beginning of its text

  private static final int TO = 1; // the end of its text
  private static final int FLAGS = 2;
  private static final int NEXT = 3; // the element that follows those inside
  private static final int ATTRIBUTES = 4; // the first of its attributes
  private static final int START = 5; // its start tag
  private static final int WIDTH = 6;

  private byte[] bytes = new byte[0];
  private XmlName[] names = new XmlName[32];
  private int[] tape = new int[names.length * WIDTH];
  private int size;
  private XmlName[] attributeNames = new XmlName[16];
  private int[] attributeTape = new int[attributeNames.length * (FLAGS + 1)];
  private int attributeCount;
  private int begin; // of the first element
  private int behind; // it
  private long beginLine;
  private int beginColumn;
  private long beginOffset; // in the document; -1 if unknown

  private final ShortTexts shortTexts = new ShortTexts();
  private byte[] unescaped = new byte[256];

  /** Starts over with an element at a place in the window. */
  void begin(byte[] window, int place, long line, int column, long offset) {
    bytes = window;
    size = 0;
    attributeCount = 0;
    begin = place;
    beginLine = line;
    beginColumn = column;
    beginOffset = offset;
  }

  /** Adds an element whose start tag is at a place; returns its index. */
  int add(XmlName name, int place) {
    int index = size++;
    if (index == names.length) {
      names = Arrays.copyOf(names, index * 2);
      tape = Arrays.copyOf(tape, index * 2 * WIDTH);
    }
    names[index] = name;
    tape[index * WIDTH + ATTRIBUTES] = attributeCount;
    tape[index * WIDTH + START] = place;
    return index;
  }

  /** Makes an element a leaf, with the given text. */
  void leaf(int element, int from, int to, int flags) {
    int at = element * WIDTH;
    tape[at + FROM] = from;
    tape[at + TO] = to;
    tape[at + FLAGS] = flags | LEAF;
    tape[at + NEXT] = element + 1;
  }

  /** Ends an element with others in it, after the last of them. */
  void end(int element) {
    int at = element * WIDTH;
    tape[at + FLAGS] = 0;
    tape[at + NEXT] = size;
  }

  /** Adds an attribute to the last element; returns false if it has one of this name. */
  @SuppressWarnings("ReferenceEquality") // names are unique objects
  boolean addAttribute(XmlName name, int from, int to, int flags) {
    int index = attributeCount;
    for (int i = firstAttribute(size - 1); i < index; i++) {
      if (attributeNames[i] == name) {
        return false;
      }
    }
    if (index == attributeNames.length) {
      attributeNames = Arrays.copyOf(attributeNames, index * 2);
      attributeTape = Arrays.copyOf(attributeTape, index * 2 * (FLAGS + 1));
    }
    attributeNames[index] = name;
    int at = index * (FLAGS + 1);
    attributeTape[at + FROM] = from;
    attributeTape[at + TO] = to;
    attributeTape[at + FLAGS] = flags;
    attributeCount++;
    return true;
  }

  /** Returns the number of elements. */
  public int size() {
    return size;
  }

  /** Returns the name of an element. */
  public XmlName name(int element) {
    return names[element];
  }

  /** Returns the line where the first element begins, from 1. */
  public long line() {
    return beginLine;
  }

  /** Returns the column where the first element begins, from 1. */
  public int column() {
    return beginColumn;
  }

  /** Returns where the start tag of an element begins. */
  public int start(int element) {
    return tape[element * WIDTH + START];
  }

  /** Sets where the first element ends, behind its end tag. */
  void endAt(int place) {
    behind = place;
  }

  /** Returns where the first element ends, behind its end tag. */
  int behind() {
    return behind;
  }

  /** Returns the offset of a place in the document, in bytes; -1 if it is unknown. */
  long offset(int place) {
    return beginOffset < 0 ? -1 : beginOffset + place - begin;
  }

  /** Returns the number of bytes between two places; -1 if they are not those of the document. */
  long exactLength(int from, int to) {
    return beginOffset < 0 ? -1 : to - from;
  }

  /** Returns the index of the element that follows an element and all inside it. */
  public int next(int element) {
    return tape[element * WIDTH + NEXT];
  }

  /** Returns whether an element has no elements in it. */
  public boolean isLeaf(int element) {
    return (tape[element * WIDTH + FLAGS] & LEAF) != 0;
  }

  /** Returns the window that the texts are in. */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns where the text of a leaf begins, as it is written, with references. */
  public int from(int element) {
    return tape[element * WIDTH + FROM];
  }

  /** Returns where the text of a leaf ends. */
  public int to(int element) {
    return tape[element * WIDTH + TO];
  }

  /** Returns whether the text of a leaf is empty or only white space. */
  public boolean isBlank(int element) {
    return CharClasses.isSpace(bytes, from(element), to(element));
  }

  /** Returns the text of a leaf. */
  public String text(int element) {
    int at = element * WIDTH;
    return string(tape[at + FROM], tape[at + TO], tape[at + FLAGS]);
  }

  /** Returns whether nothing can be wrong with the text of a leaf as a url, except its length. */
  public boolean isFineUrl(int element) {
    int at = element * WIDTH;
    int from = tape[at + FROM];
    int to = tape[at + TO];
    return (tape[at + FLAGS] & NOT_PLAIN) == 0
        && UrlJudge.isUsualWeb(bytes, from, to)
        && CharClasses.isPlainUrl(bytes, from, to);
  }

  /** Returns whether the text of a leaf has only ASCII characters and no references. */
  public boolean isPlain(int element) {
    return (tape[element * WIDTH + FLAGS] & (NOT_PLAIN | ESCAPED)) == 0;
  }

  /**
   * Returns whether the text of a leaf is known to have only ASCII characters and no line break.
   */
  public boolean isOneLine(int element) {
    return (tape[element * WIDTH + FLAGS] & NOT_PLAIN) == 0;
  }

  /** Returns the index of the first attribute of an element; they are numbered through. */
  public int firstAttribute(int element) {
    return tape[element * WIDTH + ATTRIBUTES];
  }

  /** Returns the index behind that of the last attribute of an element. */
  public int endOfAttributes(int element) {
    return element == size - 1 ? attributeCount : firstAttribute(element + 1);
  }

  /** Returns the name of an attribute, which has no prefix. */
  public String attributeName(int attribute) {
    return attributeNames[attribute].localName;
  }

  /** Returns where the value of an attribute begins. */
  int valueFrom(int attribute) {
    return attributeTape[attribute * (FLAGS + 1) + FROM];
  }

  /** Returns where the value of an attribute ends. */
  int valueTo(int attribute) {
    return attributeTape[attribute * (FLAGS + 1) + TO];
  }

  /** Returns the value of an attribute. */
  public String value(int attribute) {
    int at = attribute * (FLAGS + 1);
    return string(attributeTape[at + FROM], attributeTape[at + TO], attributeTape[at + FLAGS]);
  }

  private String string(int from, int to, int flags) {
    int length = to - from;
    boolean wide = (flags & WIDE) != 0;
    if ((flags & ESCAPED) != 0) {
      return unescape(from, to, wide);
    } else if (wide) {
      return new String(bytes, from, length, StandardCharsets.UTF_8);
    } else if (length <= ShortTexts.LONGEST) {
      return shortTexts.get(Words.first(bytes, from, length), bytes, from, length);
    }
    return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
  }

  private String unescape(int from, int to, boolean wide) {
    byte[] target = unescaped;
    if (target.length < to - from) {
      target = new byte[Math.max(to - from, 2 * target.length)];
      unescaped = target;
    }
    int length = 0;
    int copied = from;
    for (int at = CharClasses.find('&', bytes, from, to); at < to; ) {
      int reference = PredefinedReference.at(bytes, at);
      System.arraycopy(bytes, copied, target, length, at - copied);
      length += at - copied;
      target[length++] = PredefinedReference.character(reference);
      copied = at + PredefinedReference.length(reference);
      at = CharClasses.find('&', bytes, copied, to);
    }
    System.arraycopy(bytes, copied, target, length, to - copied);
    length += to - copied;
    return new String(
        target, 0, length, wide ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }
}
