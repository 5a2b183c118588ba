package io.github.sitemaptoolkit.validator.excerpt;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The line of a document that a finding is about, in its three parts. Of a long line, only about
 * {@value #MOST_BYTES} bytes before and behind the text are there.
 *
 * @param before what stands before the text
 * @param marked the text, or what of it is in its first line
 * @param after what stands behind it
 * @since 0.1
 */
public record DocumentLine(String before, String marked, String after) {

  private static final int MOST_BYTES = 1024;

  /**
   * Reads the line of a place from its file once more. There is none for standard input, for
   * compressed files, where the place in bytes is unknown, and if the file cannot be read or has
   * changed.
   *
   * @return the line; null if it cannot be shown
   */
  public static @Nullable DocumentLine at(Location at) {
    Extent extent = at.extent();
    if (extent == null || extent.offset() < 0 || extent.length() <= 0) {
      return null;
    }
    try {
      Path file = Path.of(at.source());
      return Files.isRegularFile(file) ? read(file, extent) : null;
    } catch (IOException | InvalidPathException e) {
      return null; // the finding itself says what is wrong
    }
  }

  private static @Nullable DocumentLine read(Path file, Extent extent) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer head = bytes(channel, 0, 2);
      if (head.remaining() == 2 && head.get(0) == 0x1F && head.get(1) == (byte) 0x8B) {
        return null; // gzip: the place is one in what it holds
      }
      long from = Math.max(0, extent.offset() - MOST_BYTES);
      String before = text(bytes(channel, from, (int) (extent.offset() - from)), true);
      int marked = (int) Math.min(extent.length(), MOST_BYTES);
      String text = text(bytes(channel, extent.offset(), marked), false);
      String after = text(bytes(channel, extent.offset() + marked, MOST_BYTES), false);
      if (text.isEmpty()) {
        return null; // the file is another one by now
      }
      int end = firstBreak(text);
      boolean whole = end == text.length();
      return new DocumentLine(
          before.substring(lastBreak(before)),
          text.substring(0, end),
          whole ? after.substring(0, firstBreak(after)) : "");
    } catch (CharacterCodingException e) {
      return null; // the file is another one by now
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
}
