package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The line of a finding with its text marked below, for people at a terminal.
 *
 * <p>It is read from the file once more, where the finding says. So there is none for standard
 * input, for compressed files, and where the place in bytes is unknown.
 */
final class Excerpt {

  private static final int MOST_BYTES = 1024; // before the text, and from there on
  private static final int FEWEST_COLUMNS = 20;
  private static final String CUT = "...";

  private final StringBuilder line = new StringBuilder();
  private final StringBuilder marks = new StringBuilder();

  private Excerpt() {}

  /**
   * Returns two lines, each with a line break; empty if the text cannot be shown.
   *
   * @param width how many columns they may have
   */
  static String of(Location at, int width) {
    Extent extent = at.extent();
    if (extent == null || extent.offset() < 0 || extent.length() <= 0) {
      return "";
    }
    try {
      Path file = Path.of(at.source());
      return Files.isRegularFile(file) ? read(file, extent, Math.max(width, FEWEST_COLUMNS)) : "";
    } catch (IOException | InvalidPathException e) {
      return ""; // the finding itself says what is wrong
    }
  }

  private static String read(Path file, Extent extent, int width) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer head = bytes(channel, 0, 2);
      if (head.remaining() == 2 && head.get(0) == 0x1F && head.get(1) == (byte) 0x8B) {
        return ""; // gzip: the place is one in what it holds
      }
      long from = Math.max(0, extent.offset() - MOST_BYTES);
      String before = text(bytes(channel, from, (int) (extent.offset() - from)), true);
      int marked = (int) Math.min(extent.length(), MOST_BYTES);
      String text = text(bytes(channel, extent.offset(), marked), false);
      String after = text(bytes(channel, extent.offset() + marked, MOST_BYTES), false);
      if (text.isEmpty()) {
        return ""; // the file is another one by now
      }
      int end = firstBreak(text);
      boolean whole = end == text.length();
      var excerpt = new Excerpt();
      excerpt.add(
          before.substring(lastBreak(before)),
          text.substring(0, end),
          whole ? after.substring(0, firstBreak(after)) : "",
          width);
      return excerpt.line + "\n" + excerpt.marks + "\n";
    } catch (CharacterCodingException e) {
      return ""; // the file is another one by now
    }
  }

  private static ByteBuffer bytes(FileChannel channel, long from, int count) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(count);
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, from + bytes.position());
    }
    return bytes.flip();
  }

  /** Decodes bytes without a character that is cut at the beginning, or else at the end. */
  private static String text(ByteBuffer bytes, boolean cutBegin) throws CharacterCodingException {
    while (cutBegin && bytes.hasRemaining() && isInside(bytes.get(bytes.position()))) {
      bytes.get();
    }
    int last = bytes.limit() - 1;
    while (!cutBegin && last >= 0 && isInside(bytes.get(last))) {
      last--;
    }
    if (!cutBegin && last >= 0 && bytes.get(last) < 0) {
      int length = Integer.numberOfLeadingZeros(~(bytes.get(last) << (Integer.SIZE - Byte.SIZE)));
      bytes.limit(bytes.limit() - last < length ? last : bytes.limit());
    }
    return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
  }

  private static boolean isInside(byte b) {
    return (b & 0xC0) == 0x80;
  }

  private static int firstBreak(String text) {
    int at = 0;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }

  private static int lastBreak(String text) {
    return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
  }

  /** Adds as much of a line as fits, with some of what is around the text if it is long. */
  private void add(String before, String text, String after, int width) {
    int around = (width - 2 * CUT.length()) / 3;
    int begin = before.length();
    int columns = 0;
    while (begin > 0) {
      int c = before.codePointBefore(begin);
      columns += width(shown(c));
      if (columns > around) {
        break;
      }
      begin -= Character.charCount(c);
    }
    int most = width - CUT.length();
    int used = 0;
    if (begin > 0) {
      used = add(CUT, ' ');
    }
    used += add(before.substring(begin), ' ', most);
    int marked = add(text, '^', most - used);
    used += marked < 0 ? most : marked;
    boolean cut = marked < 0 || add(after, ' ', most - used) < 0;
    line.append(cut ? CUT : "");
    String shown = marks.toString().stripTrailing();
    marks.setLength(0);
    marks.append(shown);
  }

  private int add(String text, char mark) {
    line.append(text);
    int columns = width(text);
    marks.append(String.valueOf(mark).repeat(columns));
    return columns;
  }

  /** Adds characters, as many as fit; returns how many columns they have, -1 if not all fit. */
  private int add(String text, char mark, int most) {
    int columns = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      String shown = shown(c);
      if (columns + width(shown) > most) {
        return -1;
      }
      columns += add(shown, mark);
      i += Character.charCount(c);
    }
    return columns;
  }

  private static String shown(int c) {
    return c == '\t' ? " " : PrintableText.line(Character.toString(c));
  }

  private static int width(String shown) {
    return shown.codePoints().map(Excerpt::width).sum();
  }

  /** Returns how many columns of a terminal a character takes. */
  private static int width(int c) {
    int type = Character.getType(c);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    boolean wide =
        (c >= 0x1100 && c <= 0x115F)
            || (c >= 0x2E80 && c <= 0xA4CF)
            || (c >= 0xAC00 && c <= 0xD7A3)
            || (c >= 0xF900 && c <= 0xFAFF)
            || (c >= 0xFE30 && c <= 0xFE6F)
            || (c >= 0xFF00 && c <= 0xFF60)
            || (c >= 0xFFE0 && c <= 0xFFE6)
            || (c >= 0x1F300 && c <= 0x1FAFF)
            || (c >= 0x20000 && c <= 0x3FFFD);
    return wide ? 2 : 1;
  }
}
