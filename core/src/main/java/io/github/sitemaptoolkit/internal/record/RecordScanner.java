package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.limit.Limits;
import org.jspecify.annotations.Nullable;

/**
 * Reads elements whole whose bytes are as generators write them, without events.
 *
 * <p>Everything else is a surprise, after which the tokenizer reads the element: it alone decides
 * what is wrong with it. There is no surprise if all of this holds:
 *
 * <ul>
 *   <li>The element fits into the window, is shorter than each limit of a length, and exceeds no
 *       limit of elements, attributes and depth.
 *   <li>Its names were read before and are bound to namespaces; it declares none itself.
 *   <li>Each element in it has a text, a single CDATA section, or elements with only white space
 *       between them.
 *   <li>There are no comments and instructions, no {@code ]]>} in texts, no {@code <!} in sections,
 *       no carriage returns in either, and no references except the five predefined ones; all
 *       characters are those of XML.
 *   <li>Attributes follow a single space, are quoted, have no prefix and no white space other than
 *       spaces, and do not repeat.
 *   <li>End tags have the name of the start tag, and nothing else.
 * </ul>
 *
 * <p>What is in the element is for its reader to check.
 */
public final class RecordScanner {

  private static final int LONGEST_PAUSE = 64;
  private static final int MOST_TIMES = 4;
  private static final int MOST_BYTES = 64 * 1024;
  private static final int MOST_ATTRIBUTES = 16; // of an element
  private static final int MOST_DEPTH = 16;

  private final ByteWindow in;
  private final XmlNames names;
  private final RecordNamespaces namespaces;
  private final RecordText text;
  private final RecordTape record = new RecordTape();
  private final int mostElements;
  private final int mostAttributes;
  private final int mostBytes;
  private final int[] open; // the elements with others in them
  private int depth;
  private @Nullable XmlName last; // of a start tag
  private boolean empty; // the last start tag is that of an empty element
  private int version; // of the declarations
  private int refused; // elements in a row
  private int pause; // elements that are not scanned, because so many were refused

  /**
   * Creates a scanner.
   *
   * @param names the names of the document, of which no other is known
   * @param around the number of elements around each record
   */
  public RecordScanner(
      ByteWindow in, XmlNames names, RecordNamespaces namespaces, Limits limits, int around) {
    this.in = in;
    this.names = names;
    this.namespaces = namespaces;
    this.text = new RecordText(in);
    this.mostElements = limits.entryElements();
    this.mostAttributes = Math.min(MOST_ATTRIBUTES, limits.attributes());
    this.mostBytes =
        Math.min(
            Math.min(MOST_BYTES, limits.entryLength()),
            Math.min(limits.textLength(), limits.attributeLength()));
    this.open = new int[Math.max(0, Math.min(MOST_DEPTH, limits.depth() - around - 1))];
  }

  /** Returns the last element that was scanned. */
  public RecordTape record() {
    return record;
  }

  /**
   * Scans the element at a place, behind white space. May move the window, and sets its base to the
   * place.
   *
   * @return the number of bytes from the base on; 0 after a surprise
   */
  public int scan(int place) {
    in.base = place;
    if (pause > 0) {
      pause--;
      return 0;
    }
    refused++;
    pause = Math.min(refused / 8, LONGEST_PAUSE);
    version = namespaces.version();
    int end = scan();
    for (int i = 0; end == RecordText.CUT && isWorthAnother(i) && in.readAhead(); i++) {
      end = scan();
    }
    return end < 0 ? 0 : end - in.base;
  }

  /** Returns whether to scan again with more bytes, which may come one by one. */
  private boolean isWorthAnother(int times) {
    return times < MOST_TIMES && in.limit - in.base <= mostBytes;
  }

  /** Counts the lines of the element, which its reader takes. */
  public void pass() {
    refused = 0;
    pause = 0;
    text.pass();
  }

  /** Returns the end of the element behind the base, or a surprise. */
  private int scan() {
    byte[] bytes = in.bytes;
    text.begin();
    depth = 0;
    int at = text.space(bytes, in.base);
    record.begin(bytes, at, text.line(), text.column(at), in.offset(at));
    do {
      if (bytes[at] != '<') {
        return text.surprise(at);
      }
      at = bytes[at + 1] == '/' ? endOfElements(bytes, at) : element(bytes, at);
      if (at < 0) {
        return at;
      } else if (depth > 0) {
        at = text.space(bytes, at);
      }
    } while (depth > 0);
    record.endAt(at);
    boolean few = record.size() * (1 + MOST_ATTRIBUTES) <= mostElements; // as attributes count, too
    return few && at - in.base <= mostBytes ? at : RecordText.SURPRISE;
  }

  private int endOfElements(byte[] bytes, int at) {
    if (depth == 0) {
      return RecordText.SURPRISE;
    }
    int element = open[--depth];
    record.end(element);
    return endTag(bytes, at, record.name(element));
  }

  private int endTag(byte[] bytes, int at, XmlName name) {
    int behind = name.behindEndTag(bytes, at);
    return behind < 0 ? text.surprise(at) : behind;
  }

  /** Reads a start tag, and the text and end tag of a leaf. */
  private int element(byte[] bytes, int place) {
    int at = startTag(bytes, place);
    if (at < 0) {
      return at;
    }
    int element = record.size() - 1;
    if (empty) {
      record.leaf(element, at, at, 0);
      return at;
    } else if (hasElements(bytes, at)) {
      if (depth == open.length) {
        return RecordText.SURPRISE;
      }
      open[depth++] = element;
      return at;
    }
    boolean section = bytes[at] == '<' && bytes[at + 1] == '!';
    at += section ? RecordText.CDATA.length : 0;
    int end = section ? text.section(bytes, at) : text.text(bytes, at);
    if (end < 0) {
      return end;
    }
    record.leaf(element, at, end, text.flags());
    return endTag(bytes, section ? end + RecordText.CDATA_END : end, record.name(element));
  }

  private static boolean hasElements(byte[] bytes, int place) {
    int at = place;
    if (bytes[at] > '<') { // as most texts begin
      return false;
    }
    while (CharClasses.isSpace(bytes[at])) {
      at++;
    }
    return bytes[at] == '<' && bytes[at + 1] != '/' && bytes[at + 1] != '!';
  }

  private int startTag(byte[] bytes, int at) {
    XmlName before = last;
    XmlName likely = before == null ? null : before.next;
    if (likely != null && likely.scope == version && likely.isAt(bytes, at + 1)) {
      int end = at + 1 + likely.raw.length;
      if (bytes[end] == '>') {
        last = likely;
        empty = false;
        record.add(likely, at);
        return end + 1;
      }
    }
    XmlName name = name(bytes, at + 1);
    if (name == null || (name.scope != version && !namespaces.resolveUsed(name))) {
      return text.surprise(at);
    } else if (before != null) {
      before.next = name;
    }
    last = name;
    record.add(name, at);
    return attributes(bytes, at + 1 + name.raw.length, name);
  }

  /** Returns the name at a place; null if it was not read before, or cannot be one of a record. */
  private @Nullable XmlName name(byte[] bytes, int from) {
    int at = from;
    while (CharClasses.NAME[bytes[at] & 0xFF]) {
      at++;
    }
    XmlName name = at == from || at - from > RecordText.LONGEST_NAME ? null : names.known(from, at);
    return name != null && name.ofElement && !name.declares && name.extra == 0 ? name : null;
  }

  /** Reads the attributes of a start tag and its end. */
  private int attributes(byte[] bytes, int place, XmlName element) {
    XmlName before = element;
    int at = place;
    int count = 0;
    while (bytes[at] == ' ' && bytes[at + 1] != '/') {
      XmlName name = before.attribute;
      if (name == null || !isName(bytes, at + 1, name)) {
        name = name(bytes, at + 1);
        if (name == null || !name.prefix.isEmpty()) {
          return text.surprise(at);
        }
        before.attribute = name;
      }
      before = name;
      int from = at + 1 + name.raw.length + 2;
      int end = bytes[from - 2] == '=' ? text.value(bytes, from) : text.surprise(at);
      if (end < 0) {
        return end;
      } else if (++count > mostAttributes || !record.addAttribute(name, from, end, text.flags())) {
        return RecordText.SURPRISE;
      }
      at = end + 1;
    }
    at += bytes[at] == ' ' ? 1 : 0;
    empty = bytes[at] == '/';
    at += empty ? 1 : 0;
    return bytes[at] == '>' ? at + 1 : text.surprise(at);
  }

  private static boolean isName(byte[] bytes, int at, XmlName name) {
    return name.isAt(bytes, at) && !CharClasses.NAME[bytes[at + name.raw.length] & 0xFF];
  }
}
