package io.github.sitemaptoolkit.converters.llms;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;

/**
 * The lines of any number of sections in bounded memory: the root first, then each section where
 * its first line was added. Not thread-safe.
 */
final class LinkSections implements Closeable {

  /** The section of pages that are in no directory. */
  static final String ROOT = "";

  /** A line, and where it belongs. */
  static final class Line {

    private final long begin; // the number of its section's first line; 0 if unknown, or the root's
    private final String section;
    private final long number; // how many lines were before it
    private final byte[] text; // as it is written: it is sorted twice

    private Line(long begin, String section, long number, byte[] text) {
      this.begin = begin;
      this.section = section;
      this.number = number;
      this.text = text;
    }

    String section() {
      return section;
    }

    /** Writes the line. */
    void writeTo(OutputStream out) throws IOException {
      out.write(text);
    }
  }

  private static final Comparator<Line> ORDER =
      Comparator.<Line>comparingLong(line -> line.begin)
          .thenComparing(Line::section)
          .thenComparingLong(line -> line.number);

  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-sections-");
  private final Sorter<Line> bySection = sorter("lines");
  private final Sorter<Line> byBegin = sorter("sections");
  private long count;

  private Sorter<Line> sorter(String name) {
    return new Sorter<>(directory, name, SortOrder.byKey(ORDER), new LineCodec());
  }

  /** Adds a line. */
  void add(String section, String text) throws IOException {
    bySection.add(new Line(0, section, ++count, utf8(text + '\n')));
  }

  /** Returns all lines, section by section. To be called once, after the last was added. */
  ItemStream<Line> lines() throws IOException {
    ItemStream<Line> sorted = bySection.sorted();
    String section = ROOT;
    long begin = 0;
    for (Line line = sorted.next(); line != null; line = sorted.next()) {
      if (!line.section.equals(section)) {
        section = line.section;
        begin = line.number;
      }
      byBegin.add(new Line(begin, section, line.number, line.text));
    }
    return byBegin.sorted();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    try (directory;
        bySection) {
      byBegin.close();
    }
  }

  /** Writes all but the text as the key, so that no two are equal. */
  private static final class LineCodec implements Codec<Line> {

    private static final int NUMBERS = 2 * Long.BYTES + Integer.BYTES;

    @Override
    public int size(Line line) {
      return Integer.BYTES + NUMBERS + utf8(line.section).length + line.text.length;
    }

    @Override
    public void write(Line line, ByteBuffer target) {
      byte[] section = utf8(line.section);
      target.putInt(NUMBERS + section.length);
      target.putLong(line.begin).putInt(section.length).put(section).putLong(line.number);
      target.put(line.text);
    }

    @Override
    public Line read(ByteBuffer source) {
      source.getInt();
      long begin = source.getLong();
      String section = new String(read(source, source.getInt()), StandardCharsets.UTF_8);
      long number = source.getLong();
      return new Line(begin, section, number, read(source, source.remaining()));
    }

    private static byte[] read(ByteBuffer source, int length) {
      byte[] bytes = new byte[length];
      source.get(bytes);
      return bytes;
    }
  }
}
