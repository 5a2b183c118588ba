package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The character encoding of a document, detected from its byte order mark, the pattern of its first
 * bytes and its XML declaration, in this order.
 *
 * @param charset the charset to decode the document with
 * @param mark the number of bytes of a byte order mark to skip; 0 for UTF-8, where the reader
 *     handles it
 * @param conflict how the declaration contradicts the bytes, for a message; null if it does not
 * @param unread the encoding that the document declares and probably has but that is not supported,
 *     so that characters other than ASCII may be wrong; null if there is no doubt
 * @since 0.1
 */
public record Encoding(
    Charset charset, int mark, @Nullable String conflict, @Nullable String unread) {

  /** Prefixes of the names of other supported encodings. UTF-7 is never supported. */
  private static final List<String> ALLOWED =
      List.of(
          "ISO-8859-",
          "WINDOWS-125",
          "CP125",
          "GB2312",
          "GBK",
          "GB18030",
          "BIG5",
          "SHIFT_JIS",
          "EUC-",
          "KOI8-");

  private static final Pattern WIDE =
      Pattern.compile("(ISO-10646-)?(UTF-?16|UTF-?32|UCS-?[24]|UNICODE)", Pattern.CASE_INSENSITIVE);

  /** Detects the encoding of a document. */
  public static Encoding of(Head head) {
    Charset wide = null;
    int mark = 0;
    if (head.startsWith(0, 0, 0xFE, 0xFF)) {
      wide = Charset.forName("UTF-32BE");
      mark = 4;
    } else if (head.startsWith(0xFF, 0xFE, 0, 0)) {
      wide = Charset.forName("UTF-32LE");
      mark = 4;
    } else if (head.startsWith(0xFE, 0xFF)) {
      wide = StandardCharsets.UTF_16BE;
      mark = 2;
    } else if (head.startsWith(0xFF, 0xFE)) {
      wide = StandardCharsets.UTF_16LE;
      mark = 2;
    } else if (head.startsWith(0, 0, 0, '<')) {
      wide = Charset.forName("UTF-32BE");
    } else if (head.startsWith('<', 0, 0, 0)) {
      wide = Charset.forName("UTF-32LE");
    } else if (head.startsWith(0, '<')) {
      wide = StandardCharsets.UTF_16BE;
    } else if (head.startsWith('<', 0)) {
      wide = StandardCharsets.UTF_16LE;
    }
    String declared = head.encoding();
    if (wide != null) {
      return new Encoding(wide, mark, conflict(declared, wide), null);
    }
    return head.startsWith(0xEF, 0xBB, 0xBF)
        ? new Encoding(StandardCharsets.UTF_8, 0, conflict(declared, StandardCharsets.UTF_8), null)
        : declared(declared);
  }

  /** The bytes win; a declaration of UTF-16 need not name the byte order. */
  private static @Nullable String conflict(@Nullable String declared, Charset charset) {
    if (declared == null) {
      return null;
    }
    String name = declared.toUpperCase(Locale.ROOT);
    return charset.name().startsWith(name.equals("UTF8") ? "UTF-8" : name)
        ? null
        : "it declares " + declared + " but is " + charset.name();
  }

  private static Encoding declared(@Nullable String declared) {
    String name = declared == null ? "UTF-8" : declared;
    Charset charset = charset(name);
    if (charset != null) {
      return new Encoding(charset, 0, null, null);
    }
    boolean wide = WIDE.matcher(name).lookingAt(); // it is not, or the bytes would show it
    return new Encoding(
        StandardCharsets.UTF_8,
        0,
        "it declares "
            + declared
            + (wide ? ", which it is not" : ", which is not supported")
            + "; it is read as UTF-8",
        wide ? null : declared);
  }

  /** Returns the charset with a name if it is supported, otherwise null; UTF-8 for ASCII. */
  private static @Nullable Charset charset(String name) {
    try {
      Charset charset = Charset.forName(name);
      if (charset.equals(StandardCharsets.UTF_8) || charset.equals(StandardCharsets.US_ASCII)) {
        return StandardCharsets.UTF_8;
      }
      return isAllowed(name) || isAllowed(charset.name()) ? charset : null;
    } catch (IllegalArgumentException e) { // not a name, or unknown to this Java
      return null;
    }
  }

  private static boolean isAllowed(String name) {
    return ALLOWED.stream().anyMatch(name.toUpperCase(Locale.ROOT)::startsWith);
  }

  /**
   * Converts a stream in this encoding to UTF-8, without the byte order mark.
   *
   * @throws IOException if the input fails
   */
  public InputStream utf8(InputStream bytes) throws IOException {
    if (isUtf8()) {
      return bytes;
    }
    bytes.skipNBytes(mark);
    return new Transcoder(bytes, charset);
  }

  /**
   * Converts a stream as {@link #utf8(InputStream)} does, for callers that throw no IOException.
   *
   * @param source the name of the source in messages
   * @throws java.io.UncheckedIOException if the input fails
   */
  public InputStream utf8(InputStream bytes, String source) {
    try {
      return utf8(bytes);
    } catch (IOException e) {
      throw Source.failure(e, Location.of(source));
    }
  }

  public boolean isUtf8() {
    return charset.equals(StandardCharsets.UTF_8);
  }
}
