package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import java.io.IOException;
import java.io.Reader;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Parses records that hold quotes with Commons CSV. It gets one well-formed record at a time,
 * because it would read the text after a closing quote as a row, and all text after an opening
 * quote as one cell.
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
  RecordParser(CsvSyntax syntax) throws IOException {
    rows = CSVParser.builder().setReader(feed).setFormat(syntax.format()).get().iterator();
  }

  /** Returns the fields of a record that ends in a line feed. */
  List<String> parse(CharBuffer record) {
    feed.record = record;
    CSVRecord row = rows.next();
    if (record.hasRemaining()) {
      throw new IllegalStateException("a record is not read to its end");
    }
    return Arrays.asList(row.values());
  }
}
