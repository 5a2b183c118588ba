package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.text.MixedText;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** The text of one record after the other: UTF-8, or windows-1252 where a record is not. */
final class RecordDecoder {

  private static final int FIRST_SIZE = 8 << 10; // most records are small

  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private CharBuffer text = CharBuffer.allocate(FIRST_SIZE);
  private int fault;

  /**
   * Reads a record.
   *
   * @param strict whether nothing but UTF-8 is read
   * @return whether it could be read
   */
  boolean read(byte[] bytes, int begin, int end, boolean strict) {
    int length = end - begin;
    if (text.capacity() <= length) {
      text = CharBuffer.allocate(Integer.highestOneBit(length) * 2);
    }
    text.clear();
    fault = -1;
    ByteBuffer source = ByteBuffer.wrap(bytes, begin, length);
    CoderResult result = decoder.reset().decode(source, text, true);
    if (result.isError()) {
      fault = source.position() - begin;
      String mixed = strict ? null : MixedText.read(bytes, begin, end);
      if (mixed == null) {
        return false;
      }
      text.clear().put(mixed);
    }
    text.put('\n').flip();
    return true;
  }

  /** Returns the first byte that is not UTF-8, counted from the record's beginning; -1 if none. */
  int fault() {
    return fault;
  }

  /** Returns the text of the record, and a line feed after it. Valid until the next is read. */
  CharBuffer line() {
    return text;
  }
}
