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

/** What is wrong with a document: the end of it in strict mode, a problem in lenient mode. */
public final class Faults {

  private static final Code MISREAD = XmlCodes.ENCODING_CONFLICT.withSeverity(Severity.ERROR);

  private final String source;
  private final boolean strict;
  private final Reporter reporter;
  private boolean muted;
  private boolean quiet;

  public Faults(boolean strict, Reporter reporter) {
    this.source = reporter.document().source();
    this.strict = strict;
    this.reporter = reporter;
  }

  public boolean strict() {
    return strict;
  }

  /** Sets whether problems are kept back: what follows the root element is junk as a whole. */
  public void mute(boolean on) {
    muted = on;
  }

  /** Sets whether problems are kept back: what is read is left out, as was reported. */
  public void quiet(boolean on) {
    quiet = on;
  }

  private boolean isMuted() {
    return muted || quiet;
  }

  /** Says what is worth knowing, in both modes. */
  public void note(Code code, String message, ByteWindow in, int at) {
    note(code, message, location(in, at));
  }

  /** Says what is worth knowing of a place that was passed, in both modes. */
  public void note(Code code, String message, Location at) {
    if (!isMuted()) {
      reporter.report(code, at, "", message);
    }
  }

  /** Says that the document is not well-formed, and that reading goes on all the same. */
  public void recover(Code code, String message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message, in, at);
    }
    note(code, message, in, at);
  }

  /** Says the same of a place that was passed. */
  public void recover(Code code, String message, Location at) {
    if (strict) {
      throw new SitemapException(Problem.of(code, message, at));
    }
    note(code, message, at);
  }

  /** Says the same; the message is only worded if somebody will see it. */
  public void recover(Code code, Supplier<String> message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message.get(), in, at);
    }
    if (!isMuted()) {
      reporter.report(code, location(in, at), "", message);
    }
  }

  /** Says that the document is not well-formed, and that something of it is left out. */
  public void lose(Code code, Supplier<String> message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message.get(), in, at);
    }
    if (!isMuted()) {
      reporter.missing(code, location(in, at), "", message);
    }
  }

  /** Says that what is beyond ASCII is read in another encoding than the document's. */
  void misread(String encoding, ByteWindow in) {
    String message =
        "what is not ASCII is read as UTF-8, but the document declares "
            + encoding
            + ", which cannot be read here: from this line on, urls may be others; give it as UTF-8";
    reporter.missing(MISREAD, new Location(source, in.line, 0), "", message);
  }

  /** Says that the document is not well-formed here. */
  public void malformed(String message, ByteWindow in, int at) {
    recover(XmlCodes.MALFORMED, message, in, at);
  }

  /** Says the same; the message is only worded if somebody will see it. */
  public void malformed(Supplier<String> message, ByteWindow in, int at) {
    recover(XmlCodes.MALFORMED, message, in, at);
  }

  /** Returns the exception that ends the reading. */
  SitemapException refuse(Code code, String message, ByteWindow in, int at) {
    return new SitemapException(
        Problem.of(code.withSeverity(Severity.ERROR), message, location(in, at)));
  }

  /** Returns the exception for a limit of the document or of an entry that was passed. */
  public LimitException passed(Limit limit, String what, long most, ByteWindow in, int at) {
    return passed(limit, what, most, location(in, at));
  }

  /** Returns the same for a place that was passed. */
  public LimitException passed(Limit limit, String what, long most, Location at) {
    String message = what + " passes the limit of " + most + " (" + limit.id() + ")";
    return new LimitException(limit, Problem.of(XmlCodes.LIMIT, message, at));
  }

  /** Says that something passes a limit, and is left out for that, in both modes. */
  public void leaveOut(Limit limit, String what, long most, String left, Location at) {
    if (!isMuted()) {
      String message =
          what + " passes the limit of " + most + " (" + limit.id() + "); " + left + " is left out";
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

  Location location(ByteWindow in, int at) {
    return new Location(source, in.line, in.column(at));
  }
}
