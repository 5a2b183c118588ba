package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Code;
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

  public Faults(boolean strict, Reporter reporter) {
    this.source = reporter.document().source();
    this.strict = strict;
    this.reporter = reporter;
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

  /** Handles such a fault at an earlier place. */
  public void recover(Code code, String message, Location at) {
    if (strict) {
      throw new SitemapException(code, message, at);
    }
    repaired = true;
    note(code, message, at);
  }

  /** Handles such a fault; the message is only built if it is needed. */
  public void recover(Code code, Supplier<String> message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message.get(), in, at);
    }
    repaired = true;
    if (!isMuted()) {
      reporter.report(code, location(in, at), "", message);
    }
  }

  /** Handles a fault because of which something is left out in lenient mode. */
  public void lose(Code code, Supplier<String> message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message.get(), in, at);
    }
    repaired = true;
    if (!isMuted()) {
      reporter.missing(code, location(in, at), "", message);
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

  /** Handles such a fault; the message is only built if it is needed. */
  public void malformed(Supplier<String> message, ByteWindow in, int at) {
    recover(XmlCodes.MALFORMED, message, in, at);
  }

  /** Returns the exception that ends the reading. */
  SitemapException refuse(Code code, String message, ByteWindow in, int at) {
    return new SitemapException(code.withSeverity(Severity.ERROR), message, location(in, at));
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
            new Location(source, in.line, Math.max(1, in.column(at) - 1))),
        null);
  }

  /** Returns a place in the document. */
  public Location location(ByteWindow in, int at) {
    return new Location(source, in.line, in.column(at));
  }
}
