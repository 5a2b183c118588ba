package io.github.sitemaptoolkit.io;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The first bytes of a document, decompressed: enough to tell what it is.
 *
 * <p>Immutable, safe for many threads.
 *
 * @since 0.1
 */
public final class Head {

  /** How many bytes a head has at most. */
  public static final int SIZE = 64 * 1024;

  private final String text;
  private final byte[] bytes;
  private final KnownRoots roots;

  Head(byte[] bytes) {
    this(bytes, decode(bytes), KnownRoots.SITEMAPS);
  }

  private Head(byte[] bytes, String text, KnownRoots roots) {
    this.bytes = bytes;
    this.text = text;
    this.roots = roots;
  }

  /** Returns a head of these bytes. */
  public static Head of(byte[] bytes) {
    return new Head(bytes.clone());
  }

  /** Returns this head, of a document that may have these roots. */
  public Head with(KnownRoots known) {
    return new Head(bytes, text, known);
  }

  private static String decode(byte[] bytes) {
    String text = new String(bytes, charset(bytes));
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** Tells by the mark, or by where the first character, which is ASCII, has its NULs. */
  private static Charset charset(byte[] bytes) {
    if (bytes.length >= 4) {
      int first = ByteBuffer.wrap(bytes).getInt();
      if (first == 0xFEFF || (first >>> 7 == 0 && first != 0)) {
        return Charset.forName("UTF-32BE");
      } else if (first == 0xFFFE0000 || ((first & 0x80FFFFFF) == 0 && first != 0)) {
        return Charset.forName("UTF-32LE");
      }
    }
    if (bytes.length >= 2) {
      int first = (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
      if (first == 0xFEFF || (first >>> 8 == 0 && first != 0)) {
        return StandardCharsets.UTF_16BE;
      } else if (first == 0xFFFE || ((first & 0xFF) == 0 && first != 0)) {
        return StandardCharsets.UTF_16LE;
      }
    }
    return StandardCharsets.UTF_8;
  }

  /** Returns the text, decoded well enough to recognise what is ASCII. */
  public String text() {
    return text;
  }

  /** Returns whether there is nothing but white space. */
  public boolean isBlank() {
    return text.isBlank();
  }

  /** Returns whether the first bytes are these (each 0 to 255). */
  public boolean startsWith(int... magic) {
    if (bytes.length < magic.length) {
      return false;
    }
    for (int i = 0; i < magic.length; i++) {
      if ((bytes[i] & 0xFF) != magic[i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the first character that is not white space opens markup. */
  public boolean isMarkup() {
    int at = skipSpace(0);
    return at < text.length() && text.charAt(at) == '<';
  }

  /**
   * Returns the local name of the root element, past declaration, comments and DOCTYPE, or null if
   * there is none in the head. What a server wrote before the document is passed over, too.
   */
  public @Nullable String rootElement() {
    String root = rootElement(0);
    if (root == null ? isMarkup() : roots.isKnown(root)) {
      return root;
    }
    int begin = roots.find(text);
    return begin < 0 ? root : rootElement(begin);
  }

  private @Nullable String rootElement(int from) {
    int at = skipSpace(from);
    while (at < text.length() && text.charAt(at) == '<') {
      int end;
      if (text.startsWith("<!--", at)) {
        end = text.indexOf("-->", at + 4);
      } else if (text.startsWith("<?", at)) {
        end = text.indexOf("?>", at + 2);
      } else if (text.startsWith("<!", at)) {
        end = endOfDoctype(at);
      } else {
        return name(at + 1);
      }
      if (end < 0) {
        return null;
      }
      at = skipSpace(text.indexOf('>', end) + 1);
    }
    return null;
  }

  /** Returns the encoding that an XML declaration at the beginning names, or null. */
  public @Nullable String encoding() {
    int at = skipSpace(0);
    if (!text.startsWith("<?xml", at)) {
      at = isMarkup() ? at : roots.find(text);
    }
    int end = at < 0 ? -1 : text.indexOf("?>", at);
    if (end < 0 || !text.startsWith("<?xml", at)) {
      return null;
    }
    String declaration = text.substring(at, end);
    int name = declaration.indexOf("encoding");
    int open = name;
    while (open >= 0
        && open < declaration.length()
        && "\"'".indexOf(declaration.charAt(open)) < 0) {
      open++;
    }
    int close =
        open < 0 || open == declaration.length()
            ? -1
            : declaration.indexOf(declaration.charAt(open), open + 1);
    return close < 0 ? null : declaration.substring(open + 1, close);
  }

  /** Returns whether this begins as an HTML page does. */
  public boolean isHtml() {
    String root = rootElement();
    String start = text.substring(skipSpace(0)).toLowerCase(Locale.ROOT);
    return start.startsWith("<!doctype html") || "html".equalsIgnoreCase(root);
  }

  private String name(int from) {
    int at = from;
    int begin = from;
    while (at < text.length() && " \t\r\n/>".indexOf(text.charAt(at)) < 0) {
      if (text.charAt(at) == ':') {
        begin = at + 1;
      }
      at++;
    }
    return text.substring(begin, at);
  }

  private int endOfDoctype(int from) {
    int depth = 0;
    for (int at = from; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '[') {
        depth++;
      } else if (c == ']') {
        depth--;
      } else if (c == '>' && depth <= 0) {
        return at;
      }
    }
    return -1;
  }

  private int skipSpace(int from) {
    int at = from;
    while (at < text.length()
        && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
      at++;
    }
    return at;
  }
}
