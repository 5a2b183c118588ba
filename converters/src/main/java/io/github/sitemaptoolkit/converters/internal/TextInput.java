package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.io.WideText;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/** Opens texts that are not XML as UTF-8. */
public final class TextInput {

  private static final String WINDOWS = "windows-1252";

  private TextInput() {}

  /**
   * Returns a text as UTF-8, from the encoding that was asked for, else from that of its byte order
   * mark. No more is read than the context's limits allow.
   *
   * @throws IOException if the input fails
   */
  public static InputStream utf8(Source source, Context context) throws IOException {
    Charset asked = asked(context);
    InputStream bytes =
        asked == null
            ? WideText.utf8(source)
            : new Encoding(asked, 0, null, null).utf8(source.stream());
    return BoundedInput.of(source, bytes, context);
  }

  /** Returns whether {@link #utf8} returns other bytes than those of the source. */
  public static boolean isConverted(Source source, Context context) {
    return asked(context) != null || WideText.isMarked(source);
  }

  /**
   * Reports that a text has a byte order mark of UTF-16 or UTF-32, unless its encoding was asked
   * for.
   *
   * @param text what messages call it, such as {@code table}
   */
  public static void reportWide(Source source, Context context, Code encoding, String text) {
    if (asked(context) == null && WideText.isMarked(source)) {
      context
          .problems()
          .report(
              Problem.of(
                  encoding.withSeverity(Severity.WARNING),
                  "the " + text + " is UTF-16 or UTF-32, not UTF-8; it is read in that encoding",
                  Location.of(source.name())));
    }
  }

  /**
   * Returns the encoding of a text, by the option or its first bytes; empty if they are ASCII, so
   * that it may be any.
   */
  public static String encoding(Source source, Context context) {
    Charset asked = asked(context);
    if (asked != null) {
      return asked.name();
    } else if (WideText.isMarked(source)) {
      return "UTF-16 or UTF-32";
    }
    byte[] head = source.head().bytes();
    for (byte b : head) {
      if (b < 0) {
        return isUtf8(head) ? "UTF-8" : "not UTF-8";
      }
    }
    return "";
  }

  /** Returns whether bytes are UTF-8; the last character may be cut. */
  private static boolean isUtf8(byte[] bytes) {
    var text = CharBuffer.allocate(bytes.length);
    return !StandardCharsets.UTF_8
        .newDecoder()
        .decode(ByteBuffer.wrap(bytes), text, false)
        .isError();
  }

  private static @Nullable Charset asked(Context context) {
    return context.options(EncodingOptions.DEFAULTS).charset();
  }

  /** Returns the name of the encoding that a text should have: the one that was asked for. */
  public static String expected(Context context) {
    Charset asked = asked(context);
    return asked == null ? "UTF-8" : asked.name();
  }

  /** Returns what bytes are read as that are not in the encoding that a text should have. */
  public static String otherwise(Source source, Context context) {
    Charset asked = asked(context);
    boolean utf8 =
        asked == null ? !WideText.isMarked(source) : asked.equals(StandardCharsets.UTF_8);
    return utf8 ? WINDOWS : "U+FFFD";
  }

  /**
   * Returns the end of a message about bytes that are not in the encoding that a text should have:
   * the option that reads another encoding, and which one it may be, unless it was read in that. A
   * guess is often wrong, so that it only words the message; it is made once, when the first
   * message needs it.
   *
   * @param asWindows whether such bytes were read as windows-1252
   */
  public static Supplier<String> hint(Source source, Context context, boolean asWindows) {
    Head head = source.head();
    Charset asked = asked(context);
    boolean windows = asWindows && otherwise(source, context).equals(WINDOWS);
    return new Supplier<>() {
      private @Nullable String hint;

      @Override
      public String get() {
        String known = hint == null ? hint(head, asked, windows) : hint;
        hint = known;
        return known;
      }
    };
  }

  private static String hint(Head head, @Nullable Charset asked, boolean asWindows) {
    Charset guess = guessed(head);
    boolean done = guess == null || guess.equals(asked) || (asWindows && isWindows(guess));
    String name = guess == null || done ? "" : ", perhaps " + guess.name().toUpperCase(Locale.ROOT);
    return asked == null
        ? "; --encoding reads another encoding" + name
        : "; --encoding "
            + asked.name()
            + " does not fit all of it"
            + (name.isEmpty() ? "" : name + " does");
  }

  private static boolean isWindows(Charset charset) {
    return charset.equals(StandardCharsets.ISO_8859_1) || charset.name().equalsIgnoreCase(WINDOWS);
  }

  private static @Nullable Charset guessed(Head head) {
    var detector = new UniversalDetector();
    detector.handleData(head.bytes());
    detector.dataEnd();
    String name = detector.getDetectedCharset();
    return name != null && Charset.isSupported(name) && !name.startsWith("UTF-")
        ? Charset.forName(name)
        : null;
  }
}
