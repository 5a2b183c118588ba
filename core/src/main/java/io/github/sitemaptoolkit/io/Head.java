package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.url.UrlText;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The first bytes of a document, decompressed, by which its format and encoding are recognised.
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
public final class Head {

  /** The maximum number of bytes. */
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

  /** Returns the head with these bytes. */
  public static Head of(byte[] bytes) {
    return new Head(bytes.clone());
  }

  /** Returns a copy that recognises these root elements. */
  public Head with(KnownRoots known) {
    return new Head(bytes, text, known);
  }

  private static String decode(byte[] bytes) {
    String text = new String(bytes, charset(bytes));
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /**
   * Detects the charset by the byte order mark, or by the NUL bytes around the first ASCII
   * character.
   */
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

  /** Returns a copy of the bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** Returns the text; its ASCII characters are decoded correctly in any supported encoding. */
  public String text() {
    return text;
  }

  /** Returns whether the text is empty or only white space. */
  public boolean isBlank() {
    return text.isBlank();
  }

  /** Returns whether the document begins with these bytes (each 0 to 255). */
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

  /** Returns whether the first character other than white space is {@code <}. */
  public boolean isMarkup() {
    int at = skipSpace(0);
    return at < text.length() && text.charAt(at) == '<';
  }

  /**
   * Returns the local name of the root element; null if it is not in the head. Skips declaration,
   * comments, DOCTYPE, and other output of a server before the document.
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
      at = behindTemplate(skipSpace(text.indexOf('>', end) + 1));
    }
    return null;
  }

  /** Returns where the markup after the text of a template begins, such as {% if page.xsl %}. */
  private int behindTemplate(int from) {
    int end = text.indexOf('<', from);
    return end > from && UrlText.isTemplate(text.substring(from, end)) ? end : from;
  }

  /** Returns the encoding in the XML declaration; null if there is none. */
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

  /** Returns whether this is the beginning of an HTML page. */
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

  /** Returns the number of bytes. */
  @Override
  public String toString() {
    return "Head[" + bytes.length + " bytes]";
  }
}
