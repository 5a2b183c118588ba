package io.github.sitemaptoolkit.web.jdk;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.helper.Regex;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.jsoup.select.Evaluator;
import org.jspecify.annotations.Nullable;

/**
 * Methods that the class library of the compiler lacks. An object whose method is replaced is the
 * first argument.
 */
final class Gaps {

  private static final long HEAP = 1L << 30; // as for a JVM with a gigabyte

  private static final String CHAR_CLASSES = "io.github.sitemaptoolkit.internal.text.CharClasses.";

  private Gaps() {}

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

  /** Browsers do not say how much memory there is. */
  @Replaces("java.lang.Runtime.maxMemory()J")
  static long maxMemory(Runtime runtime) {
    return HEAP;
  }

  /** Files would be in memory, too: nothing is written to them. */
  @Replaces("io.github.sitemaptoolkit.batch.internal.sort.Memory.ofSorting(J)J")
  static long memoryOfSorting(long heap) {
    return Long.MAX_VALUE >> Byte.SIZE;
  }

  /** Numbers of 64 bits are slow in JavaScript, so bytes are looked at one by one. */
  @Replaces(CHAR_CLASSES + "plainEnd([BI)I")
  static int plainEnd(byte[] bytes, int from) {
    return PlainBytes.end(bytes, from);
  }

  @Replaces(CHAR_CLASSES + "isPlainUrl([BII)Z")
  static boolean isPlainUrl(byte[] bytes, int from, int to) {
    return PlainBytes.isUrl(bytes, from, to);
  }

  @Replaces(CHAR_CLASSES + "ampersand([BII)I")
  static int ampersand(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && bytes[at] != '&') {
      at++;
    }
    return at;
  }

  @Replaces("io.github.sitemaptoolkit.url.PageKey.hash(Ljava/lang/String;IIJ)J")
  static long hash(String text, int from, int to, long factor) {
    return Hash.of(text, from, to, factor);
  }

  @Replaces(CHAR_CLASSES + "spaces([BI)I")
  static int spaces(byte[] bytes, int at) {
    int count = 0;
    while (count < Long.BYTES && bytes[at + count] == ' ') {
      count++;
    }
    return count;
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

  @Replaces("java.lang.Class.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;")
  static InputStream resource(Class<?> owner, String name) {
    return Embedded.stream(name);
  }

  @Replaces("java.util.Locale.getISOLanguages()[Ljava/lang/String;")
  static String[] languages() {
    return IsoTables.LANGUAGES.keySet().toArray(String[]::new);
  }

  @Replaces("java.util.Locale.getISO3Language()Ljava/lang/String;")
  static @Nullable String language(Locale locale) {
    return IsoTables.LANGUAGES.get(locale.getLanguage());
  }

  @Replaces("java.util.Locale.getISOCountries()[Ljava/lang/String;")
  static String[] countries() {
    return IsoTables.COUNTRIES.keySet().toArray(String[]::new);
  }

  @Replaces("java.util.Locale.getISOCountries(Ljava/util/Locale$IsoCountryCode;)Ljava/util/Set;")
  static Set<String> countries(Locale.IsoCountryCode type) {
    return IsoTables.COUNTRIES.keySet();
  }

  @Replaces("java.util.Locale.getISO3Country()Ljava/lang/String;")
  static @Nullable String country(Locale locale) {
    return IsoTables.COUNTRIES.get(locale.getCountry());
  }

  @Replaces(
      "java.lang.invoke.MethodHandles.byteArrayViewVarHandle"
          + "(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/lang/invoke/VarHandle;")
  static @Nullable VarHandle view(Class<?> type, ByteOrder order) {
    return null; // only that of numbers in big-endian order is used
  }

  @Replaces("java.lang.invoke.VarHandle.get([BI)I")
  static int get(VarHandle handle, byte[] bytes, int at) {
    return bytes[at] << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | bytes[at + 3] & 0xFF;
  }

  @Replaces("java.lang.invoke.VarHandle.set([BII)V")
  static void set(VarHandle handle, byte[] bytes, int at, int value) {
    for (int i = 0; i < Integer.BYTES; i++) {
      bytes[at + i] = (byte) (value >>> (24 - Byte.SIZE * i));
    }
  }

  /** There are no files but in memory, which others open. */
  @Replaces(
      "java.nio.channels.FileChannel.open(Ljava/nio/file/Path;[Ljava/nio/file/OpenOption;)"
          + "Ljava/nio/channels/FileChannel;")
  static FileChannel open(Path path, OpenOption... options) throws IOException {
    throw new FileNotFoundException(path.toString());
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

  /** Rows of tables stay in memory: there are no files. */
  @Replaces("io.github.sitemaptoolkit.converters.internal.csv.write.HeldRows.most()I")
  static int mostHeld() {
    return 1 << 30;
  }

  /** Another library that jsoup would use if it were there. */
  @Replaces("org.jsoup.helper.Re2jRegex.compile(Ljava/lang/String;)Lorg/jsoup/helper/Regex;")
  static Regex compile(String expression) {
    throw new UnsupportedOperationException(expression);
  }

  /** Patterns need the formats, names and zones of the JDK. */
  @Replaces(
      "io.github.sitemaptoolkit.converters.internal.table.cell.DateCells.compile"
          + "(Ljava/lang/String;)Ljava/time/format/DateTimeFormatter;")
  static DateTimeFormatter pattern(String pattern) {
    throw new IllegalArgumentException("patterns of dates are read by the command for Java only");
  }

  /** Says when a page was made; the names of months are those of the JDK. */
  @Replaces(
      "io.github.sitemaptoolkit.report.html.Made.by"
          + "(Ljava/lang/String;Ljava/time/Instant;)Ljava/lang/String;")
  static String by(String version, Instant time) {
    LocalDate day = time.atOffset(ZoneOffset.UTC).toLocalDate();
    String month = day.getMonth().name();
    return day.getDayOfMonth()
        + " "
        + month.charAt(0)
        + month.substring(1).toLowerCase(Locale.ROOT)
        + " "
        + day.getYear()
        + ", Sitemap Toolkit "
        + version;
  }

  @Replaces(
      "java.time.format.DateTimeFormatter.parseBest"
          + "(Ljava/lang/CharSequence;[Ljava/time/temporal/TemporalQuery;)"
          + "Ljava/time/temporal/TemporalAccessor;")
  static TemporalAccessor parseBest(
      DateTimeFormatter formatter, CharSequence text, TemporalQuery<?>... queries) {
    throw new DateTimeException("there are no patterns");
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

  /** Selectors are only used where {@link Selected} knows them. */
  @Replaces("org.jsoup.select.Selector.evaluatorOf(Ljava/lang/String;)Lorg/jsoup/select/Evaluator;")
  static @Nullable Evaluator evaluator(String selector) {
    return null;
  }

  /** One generator is enough: for characters. */
  @Replaces(
      "com.fasterxml.jackson.core.JsonFactory.createGenerator"
          + "(Ljava/io/OutputStream;)Lcom/fasterxml/jackson/core/JsonGenerator;")
  static JsonGenerator generator(JsonFactory factory, OutputStream out) throws IOException {
    return factory.createGenerator(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Replaces("org.jsoup.nodes.Element.selectFirst(Ljava/lang/String;)Lorg/jsoup/nodes/Element;")
  static @Nullable Element selectFirst(Element root, String selector) {
    return Selected.first(root, selector);
  }

  @Replaces("org.jsoup.nodes.Element.select(Ljava/lang/String;)Lorg/jsoup/select/Elements;")
  static Elements select(Element root, String selector) {
    return Selected.all(root, selector);
  }

  @Replaces("java.util.Arrays.compareUnsigned([BII[BII)I")
  static int compareUnsigned(byte[] a, int fromA, int toA, byte[] b, int fromB, int toB) {
    int length = Math.min(toA - fromA, toB - fromB);
    for (int i = 0; i < length; i++) {
      int difference = (a[fromA + i] & 0xFF) - (b[fromB + i] & 0xFF);
      if (difference != 0) {
        return difference;
      }
    }
    return (toA - fromA) - (toB - fromB);
  }

  @Replaces("java.lang.Runtime.removeShutdownHook(Ljava/lang/Thread;)Z")
  static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    return false; // nothing is added
  }

  /** Files in memory have no permissions. */
  @Replaces(
      "io.github.sitemaptoolkit.io.Sink.keepPermissions"
          + "(Ljava/nio/file/Path;Ljava/nio/file/Path;)V")
  static void keepPermissions(Path from, Path to) {}

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
