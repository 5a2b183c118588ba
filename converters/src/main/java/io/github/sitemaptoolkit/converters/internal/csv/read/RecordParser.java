package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.cell.Delimiters;
import java.io.IOException;
import java.io.Reader;
import java.nio.CharBuffer;
import java.util.Iterator;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Has Commons CSV take records apart, each of them cut out and found well-formed before: given a
 * whole table, it would make a row of what follows a closing quote, and one of all that follows an
 * opening one.
 */
final class RecordParser {

  /** Gives one record at a time, and never says that it is the end. */
  private static final class Feed extends Reader {

    private CharBuffer record = CharBuffer.allocate(0);

    @Override
    public int read(char[] target, int offset, int length) {
      if (!record.hasRemaining()) {
        throw new IllegalStateException("a record is read past its end");
      }
      int count = Math.min(length, record.remaining());
      record.get(target, offset, count);
      return count;
    }

    @Override
    public void close() {
      // there is nothing to release
    }
  }

  private final Feed feed = new Feed();
  private final Iterator<CSVRecord> rows;

  @SuppressWarnings("resource") // closing it would close the feed, which holds nothing
  RecordParser(char delimiter) throws IOException {
    rows =
        CSVParser.builder()
            .setReader(feed)
            .setFormat(Delimiters.format(delimiter))
            .get()
            .iterator();
  }

  /** Returns the fields of a record that ends in a line feed. */
  CSVRecord parse(CharBuffer record) {
    feed.record = record;
    CSVRecord row = rows.next();
    if (record.hasRemaining()) {
      throw new IllegalStateException("a record is not read to its end");
    }
    return row;
  }
}
