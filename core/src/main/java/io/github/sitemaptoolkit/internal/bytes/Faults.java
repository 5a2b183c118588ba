package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.function.Supplier;

/** Handles faults of a document: throws them in strict mode, reports them in lenient mode. */
public final class Faults {

  private static final Code MISREAD = XmlCodes.ENCODING_CONFLICT.withSeverity(Severity.ERROR);

  private final String source;
  private final boolean strict;
  private final Reporter reporter;
  private boolean muted;
  private boolean quiet;
  private boolean repaired;
  private Supplier<Location> tag; // returns the place of the current token

  public Faults(boolean strict, Reporter reporter) {
    this.source = reporter.document().source();
    this.strict = strict;
    this.reporter = reporter;
    this.tag = reporter::document;
  }

  /** Sets what returns the place of the current token, from its first to its last byte. */
  public void tags(Supplier<Location> ofCurrent) {
    tag = ofCurrent;
  }

  /** Returns the place of the current token, which was read to its end. */
  public Location tag() {
    return tag.get();
  }

  /** Returns the name of the document. */
  public String source() {
    return source;
  }

  public boolean strict() {
    return strict;
  }

  /** Sets whether faults are not reported because they are in junk after the root element. */
  public void mute(boolean on) {
    muted = on;
  }

  /** Sets whether faults are not reported because they are inside something that is left out. */
  public void quiet(boolean on) {
    quiet = on;
  }

  /** Returns whether there was a fault that only lenient reading accepts. */
  public boolean repaired() {
    return repaired;
  }

  private boolean isMuted() {
    return muted || quiet;
  }

  /** Reports something that is no fault, in both modes. */
  public void note(Code code, String message, ByteWindow in, int at) {
    if (!isMuted()) {
      reporter.report(code, location(in, at), "", message);
    }
  }

  /** Reports something that is no fault at an earlier place, in both modes. */
  public void note(Code code, String message, Location at) {
    if (!isMuted()) {
      reporter.report(code, at, "", message);
    }
  }

  /** Handles a fault after which reading continues in lenient mode. */
  public void recover(Code code, String message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message, in, at);
    }
    repaired = true;
    note(code, message, in, at);
  }

  /** Handles such a fault of a place that is not the current one. */
  public void recover(Code code, String message, Location at) {
    if (strict) {
      throw new SitemapException(code, message, at);
    }
    repaired = true;
    note(code, message, at);
  }

  /** Handles such a fault; the message is only built if it is needed. */
  public void recover(Code code, Supplier<String> message, ByteWindow in, int at) {
    recover(code, message, in, at, at);
  }

  /** Handles such a fault of the bytes between two places; see {@link #location}. */
  public void recover(Code code, Supplier<String> message, ByteWindow in, int from, int to) {
    if (strict) {
      throw refuse(code, message.get(), location(in, from, to));
    }
    repaired = true;
    if (!isMuted()) {
      reporter.report(code, location(in, from, to), "", message);
    }
  }

  /** Handles a fault because of which something is left out in lenient mode. */
  public void lose(Code code, Supplier<String> message, ByteWindow in, int at) {
    lose(code, message, location(in, at));
  }

  /** Handles such a fault of a place that is not the current one. */
  public void lose(Code code, Supplier<String> message, Location at) {
    if (strict) {
      throw refuse(code, message.get(), at);
    }
    repaired = true;
    if (!isMuted()) {
      reporter.missing(code, at, "", message);
    }
  }

  /** Reports that entries were left out because of such a fault at an earlier place. */
  public void lost(Code code, Supplier<String> message, Location at, long entries) {
    repaired = true;
    if (!isMuted()) {
      reporter.missing(code, at, "", entries, message);
    }
  }

  /** Reports that characters beyond ASCII are not read in the document's encoding. */
  void misread(String encoding, ByteWindow in) {
    String message =
        "characters other than ASCII are read as UTF-8, but the document declares "
            + encoding
            + ", which is not supported: urls from this line on may be wrong; convert it to UTF-8";
    reporter.missing(MISREAD, new Location(source, in.line, 0), "", message);
  }

  /** Handles a fault of the kind {@code xml.malformed}. */
  public void malformed(String message, ByteWindow in, int at) {
    recover(XmlCodes.MALFORMED, message, in, at);
  }

  /** Handles such a fault of the bytes between two places; see {@link #location}. */
  public void malformed(String message, ByteWindow in, int from, int to) {
    recover(XmlCodes.MALFORMED, () -> message, in, from, to);
  }

  /** Handles such a fault; the message is only built if it is needed. */
  public void malformed(Supplier<String> message, ByteWindow in, int at) {
    recover(XmlCodes.MALFORMED, message, in, at);
  }

  /** Returns the exception that ends the reading. */
  SitemapException refuse(Code code, String message, ByteWindow in, int at) {
    return refuse(code, message, location(in, at));
  }

  private static SitemapException refuse(Code code, String message, Location at) {
    return new SitemapException(code.withSeverity(Severity.ERROR), message, at);
  }

  /** Returns the exception for a limit of the document or an entry that is exceeded. */
  public LimitException passed(Limit limit, String what, long most, ByteWindow in, int at) {
    return passed(limit, what, most, location(in, at));
  }

  /** Returns the same exception for an earlier place. */
  public LimitException passed(Limit limit, String what, long most, Location at) {
    String message = what + " exceeds the limit of " + most + " (" + limit.id() + ")";
    return new LimitException(limit, Problem.of(XmlCodes.LIMIT, message, at));
  }

  /** Reports that something is left out because it exceeds a limit, in both modes. */
  public void leaveOut(Limit limit, String what, long most, String left, Location at) {
    if (!isMuted()) {
      String message =
          what
              + " exceeds the limit of "
              + most
              + " ("
              + limit.id()
              + "); "
              + left
              + " is left out";
      reporter.missing(XmlCodes.LIMIT, at, "", message);
    }
  }

  /**
   * Returns the exception for a document that ends too early, with the place of its last character.
   */
  public TruncatedException cut(ByteWindow in, int at) {
    return new TruncatedException(
        Problem.of(
            DocumentCodes.TRUNCATED,
            "the document ends before it is complete; get the file again",
            last(in, at)),
        null);
  }

  private Location last(ByteWindow in, int end) {
    int column = in.column(end);
    int before = Math.min(Math.max(0, column - 1), 1);
    long offset = in.offset(end);
    var extent =
        new Extent(in.line, column, offset < 0 ? -1 : offset - before, offset < 0 ? -1 : before);
    return new Location(source, in.line, Math.max(1, column - 1), extent);
  }

  /** Returns the place of a character of the document. */
  public Location location(ByteWindow in, int at) {
    return location(in, at, at);
  }

  /**
   * Returns the place of the bytes between two places, the first of which is in the current line.
   *
   * @param to where they end; if that is where they begin, only one character is meant
   */
  public Location location(ByteWindow in, int from, int to) {
    int end = to > from ? to : characterEnd(in, from);
    return location(in, in.line, in.column(from), from, end);
  }

  /**
   * Returns the place of the bytes between two places.
   *
   * @param line the line of the first one, from 1
   * @param column its column, from 1
   */
  public Location location(ByteWindow in, long line, int column, int from, int to) {
    long endLine = line;
    long lineStart = from - column + 1L;
    for (int i = from; i < to; i++) {
      byte b = in.bytes[i];
      if (b == '\n' || (b == '\r' && in.bytes[i + 1] != '\n')) {
        endLine++;
        lineStart = i + 1L;
      } else if (b < 0 && Utf8.length(in.bytes, i, in.limit) > 0) {
        lineStart += ByteWindow.extra(Utf8.length(in.bytes, i, in.limit));
      }
    }
    long offset = in.offset(from);
    var extent =
        new Extent(endLine, (int) (to - lineStart + 1), offset, offset < 0 ? -1 : to - from);
    return new Location(source, line, column, extent);
  }

  /** Returns the empty place before another one, where something is missing. */
  public Location before(Location at) {
    long offset = at.extent() == null ? -1 : at.extent().offset();
    var extent = new Extent(at.line(), at.column(), offset, offset < 0 ? -1 : 0);
    return new Location(at.source(), at.line(), at.column(), extent);
  }

  private static int characterEnd(ByteWindow in, int at) {
    if (at >= in.limit) {
      return at;
    }
    int length = in.bytes[at] < 0 ? Utf8.length(in.bytes, at, in.limit) : 1;
    return at + (length == Utf8.NO_CHARACTER ? 3 : Math.max(1, length));
  }
}
