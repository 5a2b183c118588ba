package io.github.sitemaptoolkit.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * A document with marks, <code>&#x27E6;</code> and <code>&#x27E7;</code>, around the texts that
 * findings speak of. In it, <code>&#x27E8;E9&#x27E9;</code> stands for a byte in hexadecimal, and
 * <code>&#x27E8;text*3&#x27E9;</code> for a text three times.
 */
final class RangeDocument {

  static final char BEGIN = '\u27E6';
  static final char END = '\u27E7';
  private static final char OPEN = '\u27E8';
  private static final char CLOSE = '\u27E9';

  /** A marked text: bytes, without those of marks. */
  record Range(int from, int to) {}

  private final String name;
  private final byte[] bytes;
  private final List<Range> ranges = new ArrayList<>();
  private final List<String> cells = new ArrayList<>(); // of a workbook, for each range

  RangeDocument(String name, String marked) {
    this.name = name;
    if (name.endsWith(".xlsx")) {
      this.bytes = RangeWorkbook.of(marked, cells);
      cells.forEach(cell -> ranges.add(new Range(0, 0)));
      return;
    }
    var out = new ByteArrayOutputStream();
    List<Integer> open = new ArrayList<>();
    int at = 0;
    while (at < marked.length()) {
      char c = marked.charAt(at);
      int length = Character.charCount(marked.codePointAt(at));
      if (c == BEGIN) {
        open.add(ranges.size());
        ranges.add(new Range(out.size(), -1));
      } else if (c == END) {
        int which = open.remove(open.size() - 1);
        ranges.set(which, new Range(ranges.get(which).from(), out.size()));
      } else if (c == OPEN) {
        int close = marked.indexOf(CLOSE, at);
        write(marked.substring(at + 1, close), out);
        length = close + 1 - at;
      } else {
        out.writeBytes(marked.substring(at, at + length).getBytes(UTF_8));
      }
      at += length;
    }
    this.bytes = out.toByteArray();
  }

  RangeDocument(String name, byte[] bytes, List<Range> ranges) {
    this.name = name;
    this.bytes = bytes;
    this.ranges.addAll(ranges);
  }

  private static void write(String escape, ByteArrayOutputStream out) {
    int star = escape.lastIndexOf('*');
    if (star < 0) {
      out.write(Integer.parseInt(escape, 16));
    } else {
      int times = Integer.parseInt(escape.substring(star + 1));
      out.writeBytes(escape.substring(0, star).repeat(times).getBytes(UTF_8));
    }
  }

  String name() {
    return name;
  }

  /** Returns the marked texts, in the order of their beginnings. */
  int ranges() {
    return ranges.size();
  }

  /** Returns the document as a file holds it. */
  byte[] file() throws IOException {
    if (!name.endsWith(".gz")) {
      return bytes;
    }
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }

  /** Returns whether a place is that of a marked text. */
  boolean isAt(int range, Location at) {
    Extent extent = at.extent();
    if (extent == null) {
      return false;
    } else if (!cells.isEmpty()) {
      return cells.get(range).equals(extent.cell());
    }
    Range expected = ranges.get(range);
    boolean offset =
        extent.offset() < 0
            || (extent.offset() == expected.from()
                && extent.length() == expected.to() - expected.from());
    return offset
        && lineAndColumn(expected.from()).equals(at.line() + ":" + at.column())
        && lineAndColumn(expected.to()).equals(extent.endLine() + ":" + extent.endColumn());
  }

  /** Returns what stands at a place, for people. */
  String textAt(Location at) {
    Extent extent = at.extent();
    if (at.line() == 0) {
      return "the file";
    } else if (extent == null) {
      return at + " without an end";
    } else if (extent.cell() != null) {
      return extent.cell();
    } else if (extent.offset() < 0 || extent.offset() + extent.length() > bytes.length) {
      return at + " to " + extent.endLine() + ':' + extent.endColumn();
    }
    return at + " " + quoted((int) extent.offset(), (int) extent.length());
  }

  /** Returns where a marked text begins, for people. */
  String begin(int range) {
    return cells.isEmpty()
        ? name + ':' + lineAndColumn(ranges.get(range).from())
        : name + ':' + cells.get(range);
  }

  /** Returns a marked text, for people. */
  String text(int range) {
    Range it = ranges.get(range);
    return cells.isEmpty() ? quoted(it.from(), it.to() - it.from()) : cells.get(range);
  }

  private String quoted(int from, int length) {
    String text = new String(bytes, from, length, UTF_8).replace("\n", "\\n");
    return BEGIN
        + (text.length() < 200
            ? text
            : text.substring(0, 90) + "..." + text.substring(text.length() - 90))
        + END;
  }

  private String lineAndColumn(int offset) {
    boolean mark = bytes.length > 2 && (bytes[0] & 0xFF) == 0xEF && (bytes[1] & 0xFF) == 0xBB;
    int from = mark ? Math.min(3, offset) : 0;
    String before = new String(bytes, from, offset - from, UTF_8);
    String[] lines = before.split("\r\n|\n|\r", -1);
    return lines.length + ":" + (lines[lines.length - 1].length() + 1);
  }
}
