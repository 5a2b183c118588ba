package io.github.sitemaptoolkit.validator.internal.place;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.sort.Strings;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Writes places to temporary files and reads them back; most are in one line and in ASCII. */
public final class PlaceCodec {

  private static final byte POINT = 0;
  private static final byte PLAIN = 1; // in one line, with as many bytes as UTF-16 units
  private static final byte FULL = 2;

  private static final int BEGIN = 1 + Long.BYTES + Integer.BYTES;
  private static final int ENDS = 3 * Long.BYTES + Integer.BYTES;

  private PlaceCodec() {}

  private static byte kind(Location at) {
    Extent extent = at.extent();
    if (extent == null) {
      return POINT;
    }
    boolean plain =
        extent.endLine() == at.line()
            && extent.cell() == null
            && extent.offset() >= 0
            && extent.length() == extent.endColumn() - at.column();
    return plain ? PLAIN : FULL;
  }

  /** Returns the number of bytes of a place. */
  public static int size(Location at) {
    Extent extent = at.extent();
    byte kind = kind(at);
    return kind == POINT || extent == null
        ? BEGIN
        : BEGIN + (kind == PLAIN ? Long.BYTES + Integer.BYTES : ENDS + Strings.size(extent.cell()));
  }

  /** Writes a place, without the name of its document. */
  public static void write(Location at, ByteBuffer out) {
    byte kind = kind(at);
    out.put(kind).putLong(at.line()).putInt(at.column());
    writeExtent(kind, at.extent(), out);
  }

  /** Writes how far a place reaches, whose beginning is written elsewhere. */
  public static void writeExtent(Location at, ByteBuffer out) {
    byte kind = kind(at);
    writeExtent(kind, at.extent(), out.put(kind));
  }

  private static void writeExtent(byte kind, @Nullable Extent extent, ByteBuffer out) {
    if (extent != null && kind == PLAIN) {
      out.putLong(extent.offset()).putInt((int) extent.length());
    } else if (extent != null) {
      out.putLong(extent.endLine()).putInt(extent.endColumn());
      out.putLong(extent.offset()).putLong(extent.length());
      Strings.write(extent.cell(), out);
    }
  }

  /** Reads a place in a document. */
  public static Location read(String document, ByteBuffer in) {
    byte kind = in.get();
    long line = in.getLong();
    int column = in.getInt();
    return new Location(document, line, column, extent(kind, line, column, in));
  }

  /** Reads how far a place reaches that begins here. */
  public static @Nullable Extent readExtent(long line, int column, ByteBuffer in) {
    return extent(in.get(), line, column, in);
  }

  private static @Nullable Extent extent(byte kind, long line, int column, ByteBuffer in) {
    if (kind == POINT) {
      return null;
    } else if (kind == PLAIN) {
      long offset = in.getLong();
      int length = in.getInt();
      return new Extent(line, column + length, offset, length);
    }
    long endLine = in.getLong();
    int endColumn = in.getInt();
    long offset = in.getLong();
    return new Extent(endLine, endColumn, offset, in.getLong(), Strings.read(in));
  }
}
