package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.util.function.Consumer;

/** What is wrong with a document: the end of it in strict mode, a problem in lenient mode. */
public final class Faults {

  static final String LIMIT = "xml.limit";
  public static final String MALFORMED = "xml.malformed";
  static final String INVALID_CHARACTER = "xml.invalid-char";
  static final String ENCODING = "xml.encoding-not-utf8";
  public static final String UNESCAPED = "xml.unescaped-entity";

  private final String source;
  private final boolean strict;
  private final Consumer<Problem> sink;
  private boolean muted;
  private boolean quiet;

  public Faults(String source, boolean strict, Consumer<Problem> sink) {
    this.source = source;
    this.strict = strict;
    this.sink = sink;
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
  public void note(Severity severity, String code, String message, ByteWindow in, int at) {
    note(severity, code, message, location(in, at));
  }

  /** Says what is worth knowing of a place that was passed, in both modes. */
  public void note(Severity severity, String code, String message, Location at) {
    if (!isMuted()) {
      sink.accept(Problem.of(severity, code, message, at));
    }
  }

  /** Says that the document is not well-formed, and that reading goes on all the same. */
  public void recover(Severity severity, String code, String message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message, in, at);
    }
    note(severity, code, message, in, at);
  }

  /** Says the same of a place that was passed. */
  public void recover(Severity severity, String code, String message, Location at) {
    var problem = Problem.of(severity, code, message, at);
    if (strict) {
      throw new SitemapException(problem);
    } else if (!isMuted()) {
      sink.accept(problem);
    }
  }

  /** Says that the document is not well-formed, and that something of it is left out. */
  public void lose(Severity severity, String code, String message, ByteWindow in, int at) {
    if (strict) {
      throw refuse(code, message, in, at);
    }
    if (!isMuted()) {
      sink.accept(Problem.of(severity, code, message, location(in, at)).asMissing());
    }
  }

  /** Says that what is beyond ASCII is read in another encoding than the document's. */
  void misread(String encoding, ByteWindow in) {
    String message =
        "what is not ASCII is read as UTF-8, but the document declares "
            + encoding
            + ", which cannot be read here: from this line on, urls may be others; give it as UTF-8";
    sink.accept(
        Problem.of(
                Severity.ERROR, "xml.encoding-conflict", message, new Location(source, in.line, 0))
            .asMissing());
  }

  /** Says that the document is not well-formed here. */
  public void malformed(String message, ByteWindow in, int at) {
    recover(Severity.ERROR, MALFORMED, message, in, at);
  }

  /** Returns the exception that ends the reading. */
  SitemapException refuse(String code, String message, ByteWindow in, int at) {
    return new SitemapException(Problem.of(Severity.ERROR, code, message, location(in, at)));
  }

  /** Returns the exception for a limit of the document or of an entry that was passed. */
  public LimitException passed(Limit limit, String what, long most, ByteWindow in, int at) {
    return passed(limit, what, most, location(in, at));
  }

  /** Returns the same for a place that was passed. */
  public LimitException passed(Limit limit, String what, long most, Location at) {
    String message = what + " passes the limit of " + most + " (" + limit.id() + ")";
    return new LimitException(limit, Problem.of(Severity.ERROR, LIMIT, message, at));
  }

  /** Says that something passes a limit, and is left out for that, in both modes. */
  public void leaveOut(Limit limit, String what, long most, String left, Location at) {
    if (!isMuted()) {
      String message =
          what + " passes the limit of " + most + " (" + limit.id() + "); " + left + " is left out";
      sink.accept(Problem.of(Severity.ERROR, LIMIT, message, at).asMissing());
    }
  }

  /**
   * Returns the exception for a document that ends too early, with the place of its last character.
   */
  public TruncatedException cut(ByteWindow in, int at) {
    return new TruncatedException(
        Problem.of(
            Severity.ERROR,
            "doc.truncated",
            "the document ends before it is complete; get the file again",
            new Location(source, in.line, Math.max(1, in.column(at) - 1))),
        null);
  }

  Location location(ByteWindow in, int at) {
    return new Location(source, in.line, in.column(at));
  }
}
