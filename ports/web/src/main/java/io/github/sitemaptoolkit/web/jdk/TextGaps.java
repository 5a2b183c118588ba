package io.github.sitemaptoolkit.web.jdk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Methods of texts, characters, charsets and numbers that the class library of the compiler lacks,
 * or has slower or larger ones than the toolkit needs. An object whose method is replaced is the
 * first argument.
 */
final class TextGaps {

  private TextGaps() {}

  @Replaces("java.lang.Character.toString(I)Ljava/lang/String;")
  static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  /** That of the class library accepts invisible characters. */
  @Replaces("java.lang.Character.isJavaIdentifierStart(C)Z")
  static boolean isJavaIdentifierStart(char c) {
    return isJavaIdentifierStart((int) c);
  }

  @Replaces("java.lang.Character.isJavaIdentifierStart(I)Z")
  static boolean isJavaIdentifierStart(int c) {
    int type = Character.getType(c);
    return Character.isLetter(c)
        || type == Character.LETTER_NUMBER
        || type == Character.CURRENCY_SYMBOL
        || type == Character.CONNECTOR_PUNCTUATION;
  }

  @Replaces("java.lang.String.isBlank()Z")
  static boolean isBlank(String text) {
    return Blanks.begin(text) == text.length();
  }

  @Replaces("java.lang.String.strip()Ljava/lang/String;")
  static String strip(String text) {
    return Blanks.strip(text);
  }

  @Replaces("java.lang.String.stripLeading()Ljava/lang/String;")
  static String stripLeading(String text) {
    return text.substring(Blanks.begin(text));
  }

  @Replaces("java.lang.String.stripTrailing()Ljava/lang/String;")
  static String stripTrailing(String text) {
    return text.substring(0, Blanks.end(text, 0));
  }

  @Replaces("java.lang.String.lines()Ljava/util/stream/Stream;")
  static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        lines.add(text.substring(from, i));
        i += c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n' ? 1 : 0;
        from = i + 1;
      }
    }
    if (from < text.length()) {
      lines.add(text.substring(from));
    }
    return lines.stream();
  }

  @Replaces("java.lang.String.getBytes(Ljava/nio/charset/Charset;)[B")
  static byte[] bytes(String text, Charset charset) {
    return charset == StandardCharsets.UTF_8
            || charset == StandardCharsets.ISO_8859_1
            || charset == StandardCharsets.US_ASCII
        ? Decoded.bytes(text, charset)
        : text.getBytes(charset);
  }

  @Replaces("java.lang.String.indent(I)Ljava/lang/String;")
  static String indent(String text, int spaces) {
    var indented = new StringBuilder();
    lines(text).forEach(line -> indented.append(" ".repeat(spaces)).append(line).append('\n'));
    return indented.toString();
  }

  @Replaces("java.nio.charset.Charset.isSupported(Ljava/lang/String;)Z")
  static boolean isSupported(String name) {
    try {
      return Charsets.of(name) != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @Replaces("java.nio.charset.Charset.forName(Ljava/lang/String;)Ljava/nio/charset/Charset;")
  static Charset charset(String name) {
    return Charsets.of(name);
  }

  @Replaces("java.lang.String.split(Ljava/lang/String;I)[Ljava/lang/String;")
  static String[] split(String text, String regex, int limit) {
    return Split.isPlain(regex) ? Split.of(text, regex.charAt(0), limit) : text.split(regex, limit);
  }

  @Replaces("java.lang.String.split(Ljava/lang/String;)[Ljava/lang/String;")
  static String[] split(String text, String regex) {
    return split(text, regex, 0);
  }

  @Replaces("java.lang.Double.parseDouble(Ljava/lang/String;)D")
  static double parseDouble(String text) {
    return Doubles.number(text);
  }

  @Replaces("java.lang.Double.toString(D)Ljava/lang/String;")
  static String text(double number) {
    return Doubles.text(number);
  }

  @Replaces("java.lang.Float.toString(F)Ljava/lang/String;")
  static String text(float number) {
    return Doubles.text(number); // longer, but none is shown
  }

  @Replaces("java.lang.StringBuilder.append(D)Ljava/lang/StringBuilder;")
  static StringBuilder append(StringBuilder out, double number) {
    return out.append(Doubles.text(number));
  }

  @Replaces("java.lang.StringBuilder.append(F)Ljava/lang/StringBuilder;")
  static StringBuilder append(StringBuilder out, float number) {
    return out.append(Doubles.text(number));
  }

  /** Locales are slow, and the toolkit uses only the one of no language. */
  @Replaces("java.lang.String.toLowerCase(Ljava/util/Locale;)Ljava/lang/String;")
  static String toLowerCase(String text, Locale locale) {
    return text.toLowerCase();
  }

  @Replaces("java.lang.String.toUpperCase(Ljava/util/Locale;)Ljava/lang/String;")
  static String toUpperCase(String text, Locale locale) {
    return text.toUpperCase();
  }

  @Replaces(
      "java.lang.String.format(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)"
          + "Ljava/lang/String;")
  static String format(Locale locale, String format, Object... arguments) {
    return Formatted.of(format, arguments);
  }

  @Replaces("java.lang.String.formatted([Ljava/lang/Object;)Ljava/lang/String;")
  static String formatted(String format, Object... arguments) {
    return Formatted.of(format, arguments);
  }

  /** The class library's brings the formats of all countries. */
  @Replaces("java.lang.String.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;")
  static String format(String format, Object... arguments) {
    return Formatted.of(format, arguments);
  }

  @Replaces("java.nio.charset.Charset.newDecoder()Ljava/nio/charset/CharsetDecoder;")
  static CharsetDecoder decoder(Charset charset) {
    return charset.name().equals("UTF-8") ? new Utf8Decoder() : charset.newDecoder();
  }

  /** That of the class library accepts a character that is cut at the end. */
  @Replaces("java.nio.charset.CharsetDecoder.decode(Ljava/nio/ByteBuffer;)Ljava/nio/CharBuffer;")
  static CharBuffer decode(CharsetDecoder decoder, ByteBuffer in) throws CharacterCodingException {
    CharBuffer out = CharBuffer.allocate(in.remaining());
    CoderResult result = decoder.reset().decode(in, out, true);
    if (result.isError()) {
      result.throwException();
    } else if (in.hasRemaining() && decoder.malformedInputAction() == CodingErrorAction.REPORT) {
      throw new MalformedInputException(in.remaining());
    } else if (in.hasRemaining() && decoder.malformedInputAction() == CodingErrorAction.REPLACE) {
      out.put(decoder.replacement());
    }
    decoder.flush(out);
    return out.flip();
  }
}
