package io.github.sitemaptoolkit.web.jdk;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Set;
import org.jsoup.helper.Regex;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.jsoup.select.Evaluator;
import org.jspecify.annotations.Nullable;

/**
 * Methods that the class library of the compiler lacks, but for those of {@link TextGaps}. An
 * object whose method is replaced is the first argument.
 */
final class Gaps {

  private static final long HEAP = 1L << 30; // as for a JVM with a gigabyte

  private static final String CHAR_CLASSES = "io.github.sitemaptoolkit.internal.text.CharClasses.";

  private Gaps() {}

  /** Browsers do not say how much memory there is. */
  @Replaces("java.lang.Runtime.maxMemory()J")
  static long maxMemory(Runtime runtime) {
    return HEAP;
  }

  /** Files would be in memory, too: nothing is written to them. */
  @Replaces("io.github.sitemaptoolkit.sort.HeapShare.ofSorting(J)J")
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

  @Replaces(CHAR_CLASSES + "find(C[BII)I")
  static int find(char c, byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && bytes[at] != c) {
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

  @Replaces(
      "java.time.format.DateTimeFormatter.parseBest"
          + "(Ljava/lang/CharSequence;[Ljava/time/temporal/TemporalQuery;)"
          + "Ljava/time/temporal/TemporalAccessor;")
  static TemporalAccessor parseBest(
      DateTimeFormatter formatter, CharSequence text, TemporalQuery<?>... queries) {
    throw new DateTimeException("there are no patterns");
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
}
