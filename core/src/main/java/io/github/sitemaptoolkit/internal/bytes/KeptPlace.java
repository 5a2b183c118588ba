package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;

/** A place in a document that is remembered while its window moves on. */
public final class KeptPlace {

  private long line = 1;
  private int column = 1;
  private long position;

  /** Remembers a place in the current line. */
  public void keep(ByteWindow in, int at) {
    line = in.line;
    column = in.column(at);
    position = in.position(at);
  }

  /** Remembers a place in the current line, a number of bytes of ASCII before another one. */
  public void keepBefore(ByteWindow in, int at, int bytes) {
    line = in.line;
    column = in.column(at) - bytes;
    position = in.position(at) - bytes;
  }

  /** Returns the place of a number of bytes of ASCII from the remembered place on. */
  public Location first(String source, ByteWindow in, int bytes) {
    var extent = new Extent(line, column + bytes, in.exact ? position : -1, in.exact ? bytes : -1);
    return new Location(source, line, column, extent);
  }

  /** Returns the place from the remembered one to another one, which is in the current line. */
  public Location to(String source, ByteWindow in, int end) {
    long length = in.position(end) - position;
    var extent =
        new Extent(in.line, in.column(end), in.exact ? position : -1, in.exact ? length : -1);
    return new Location(source, line, column, extent);
  }

  /** Returns the remembered place as a point. */
  public Location point(String source) {
    return new Location(source, line, column);
  }
}
