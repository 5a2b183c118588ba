package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.MixedText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits bytes into lines that end in LF, CR or CR LF. Of a line that is longer than the limit,
 * only the bytes up to the limit are kept.
 */
public final class Lines {

  /** The message about a line that is read as windows-1252. */
  public static final String GUESSED = "the line is not UTF-8; it is read as windows-1252";

  private static final int FIRST_SIZE = 8 * 1024;
  private static final int BUFFER = 32 * 1024;
  private static final int FIRST_LINE = 1024;
  private static final int MARK = 3; // bytes of a byte order mark
  private static final char REPLACEMENT = '\uFFFD';

  private final InputStream in;
  private final int most;
  private byte[] buffer = new byte[FIRST_SIZE];
  private int position;
  private int limit;
  private long passed; // bytes before the buffer
  private long start; // of the line, in bytes
  private byte[] line = new byte[FIRST_LINE];
  private int length;
  private boolean tooLong;
  private long passedOver; // bytes of a line that is too long, behind those that are kept
  private long unitsPassedOver; // UTF-16 units of these
  private boolean unended;
  private boolean afterReturn;
  private long number;
  private int fault;
  private boolean guessed;

  /**
   * Creates lines.
   *
   * @param most the maximum length of a line in bytes
   */
  public Lines(InputStream in, int most) {
    this.in = in;
    this.most = most;
  }

  /**
   * Returns the lines of a text in UTF-8. A text with the byte order mark of UTF-16 or UTF-32 is
   * read in that encoding, and reported. No more is read than the context's limits allow.
   *
   * @param most the maximum length of a line in bytes of UTF-8
   */
  public static Lines of(Source source, int most, Context context) {
    TextInput.reportWide(source, context, TextCodes.ENCODING, "text");
    try {
      return new Lines(TextInput.utf8(source, context), most);
    } catch (IOException e) {
      throw Source.failure(e, Location.of(source.name()));
    }
  }

  /**
   * Moves to the next line; false at the end.
   *
   * @throws IOException if the input cannot be read; the line up to there is discarded
   */
  public boolean next() throws IOException {
    length = 0;
    tooLong = false;
    passedOver = 0;
    unitsPassedOver = 0;
    unended = true;
    if (afterReturn && !atEnd() && buffer[position] == '\n') {
      position++;
    }
    afterReturn = false;
    if (atEnd()) {
      return false;
    }
    number++;
    start = passed + position;
    while (!atEnd()) {
      int begin = position;
      position = end(buffer, begin, limit);
      hold(begin);
      if (position < limit) {
        afterReturn = buffer[position++] == '\r';
        unended = false;
        break;
      }
    }
    return true;
  }

  /** Returns where the first line break is; the limit if there is none. */
  private static int end(byte[] bytes, int from, int limit) {
    int at = from;
    while (at < limit && (bytes[at] > '\r' || !isEnd(bytes[at]))) {
      at++;
    }
    return at;
  }

  private static boolean isEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  private void hold(int begin) {
    int count = position - begin;
    if (count > most - length) {
      tooLong = true;
      passOver(begin + most - length);
      count = most - length;
    }
    if (count > line.length - length) {
      line = Arrays.copyOf(line, Math.min(most, Math.max(line.length * 2, length + count)));
    }
    System.arraycopy(buffer, begin, line, length, count);
    length += count;
  }

  private void passOver(int from) {
    passedOver += position - from;
    for (int i = from; i < position; i++) {
      unitsPassedOver += units(buffer[i]);
    }
  }

  /** Returns with how many UTF-16 units a byte of UTF-8 begins a character; 0 within one. */
  public static int units(byte b) {
    return (b & 0xC0) == 0x80 ? 0 : (b & 0xF8) == 0xF0 ? 2 : 1;
  }

  private boolean atEnd() throws IOException {
    if (position == limit) {
      passed += limit;
      if (limit == buffer.length && limit < BUFFER) {
        buffer = new byte[2 * limit]; // small inputs do not need a large buffer
      }
      limit = Math.max(0, in.read(buffer));
      position = 0;
    }
    return limit == 0;
  }

  /** Returns the number of the line, from 1. */
  public long number() {
    return number;
  }

  /** Returns the number of bytes of the stream before the {@link #text} of the line. */
  public long offset() {
    return start + (startsWithMark() ? MARK : 0);
  }

  /**
   * Returns the place of a part of the {@link #text} of the line.
   *
   * @param source the name of the document
   * @param from where the part begins in the text, from 0
   * @param to where it ends
   * @param exact whether the input is the document as it is, so that its bytes can be counted
   */
  public Location place(String source, int from, int to, boolean exact) {
    int begin = index(startsWithMark() ? MARK : 0, from);
    int end = index(begin, to - from);
    boolean known = exact && !guessed;
    var extent =
        new Extent(number, to + 1, known ? start + begin : -1, known ? (long) end - begin : -1);
    return new Location(source, number, from + 1, extent);
  }

  /** Returns the place of the line as a whole, even if it is too long or not UTF-8. */
  public Location whole(String source, boolean exact) {
    int begin = startsWithMark() ? MARK : 0;
    int units = new String(line, begin, length - begin, StandardCharsets.UTF_8).length();
    long bytes = length - begin + passedOver;
    int end = (int) Math.min(Integer.MAX_VALUE, 1 + units + unitsPassedOver);
    var extent = new Extent(number, end, exact ? start + begin : -1, exact ? bytes : -1);
    return new Location(source, number, 1, extent);
  }

  /** Returns which byte is a number of UTF-16 units behind another one. */
  private int index(int from, int units) {
    int at = from;
    int left = units;
    while (at < length && (left > 0 || units(line[at]) == 0)) {
      left -= units(line[at++]);
    }
    return at;
  }

  /** Returns whether the input ends without ending the line. */
  public boolean unended() {
    return unended;
  }

  /** Returns whether the line is longer than the limit. */
  public boolean tooLong() {
    return tooLong;
  }

  /**
   * Returns the line, without its line break and without a byte order mark (concatenated files have
   * some inside); null if it is not UTF-8.
   */
  public @Nullable String text() {
    int from = startsWithMark() ? MARK : 0;
    String text = new String(line, from, length - from, StandardCharsets.UTF_8);
    return text.indexOf(REPLACEMENT) < 0 || isUtf8(from) ? text : null;
  }

  /**
   * Returns the line like {@link #text()}, but reads bytes that are not UTF-8 as windows-1252
   * unless the context is strict. {@link #guessed} returns whether there were such bytes. Null if
   * they are not windows-1252, either.
   */
  public @Nullable String text(Context context) {
    String text = text();
    guessed = text == null && !context.strict();
    return guessed ? MixedText.read(line, startsWithMark() ? MARK : 0, length) : text;
  }

  /**
   * Returns the line like {@link #text()}, but reads bytes that are not UTF-8 as windows-1252.
   *
   * @param places takes the places of such characters in the line
   */
  public String text(GuessedChars places) {
    int from = startsWithMark() ? MARK : 0;
    var text = new StringBuilder(length);
    char[] read = new char[FIRST_LINE];
    try (var in = new MixedReader(new ByteArrayInputStream(line, from, length - from), places)) {
      for (int count = in.read(read); count >= 0; count = in.read(read)) {
        text.append(read, 0, count);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
    return text.toString();
  }

  /** Returns whether a part of the text was read as windows-1252. */
  public boolean guessed() {
    return guessed;
  }

  /** Returns the line with each byte as a character, to recognize the parts that are ASCII. */
  public String bytes() {
    return new String(line, 0, length, StandardCharsets.ISO_8859_1);
  }

  private boolean startsWithMark() {
    return length >= MARK
        && line[0] == (byte) 0xEF
        && line[1] == (byte) 0xBB
        && line[2] == (byte) 0xBF;
  }

  /** Distinguishes a replacement character of the line from one that decoding inserted. */
  private boolean isUtf8(int from) {
    ByteBuffer bytes = ByteBuffer.wrap(line, from, length - from);
    try {
      StandardCharsets.UTF_8.newDecoder().decode(bytes);
      return true;
    } catch (CharacterCodingException e) {
      int before = bytes.position() - from;
      fault = new String(line, from, before, StandardCharsets.UTF_8).length() + 1;
      return false;
    }
  }

  /**
   * Returns the column, from 1, of the first bytes that are not UTF-8, if {@link #text} is null.
   */
  public int fault() {
    return fault;
  }
}
