package io.github.sitemaptoolkit.problem;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reports the problems of one document: it knows the document's name, the entry that is read or
 * written, and where problems go.
 *
 * <p>A problem is only worded if somebody will see it: {@link Problems} keeps the first ones whole
 * and counts the others. So a message that has to be put together is given as a function.
 *
 * <p>Readers that know more of a place override {@link #loc()}, {@link #path} or {@link #place}.
 * Not safe for use by several threads.
 *
 * @since 0.1
 */
public class Reporter {

  private final Problems problems;
  private final Location document;
  private Location here;
  private @Nullable String loc;

  /**
   * Creates a reporter for a document.
   *
   * @param source the document's name
   */
  public Reporter(Problems problems, String source) {
    this.problems = problems;
    this.document = Location.of(source);
    this.here = document;
  }

  /** Returns where problems go. */
  public final Problems problems() {
    return problems;
  }

  /** Returns the place that means the document as a whole. */
  public final Location document() {
    return document;
  }

  /** Returns whether the next problem will be kept or heard, and not only counted. */
  public final boolean wants() {
    return problems.wants();
  }

  /** Sets the place of problems that are reported without one; first, it is the document. */
  public final void at(Location place) {
    here = place;
  }

  /** Sets the url of the entry that the next problems belong to; null for the document. */
  public final void entry(@Nullable String url) {
    loc = url;
  }

  /** Returns the url of the entry that the next problem belongs to; null if none is known. */
  protected @Nullable String loc() {
    return loc;
  }

  /** Returns the path that people see for one that was reported; null where there is none. */
  protected @Nullable String path(@Nullable String path) {
    return path == null || path.isEmpty() ? null : path;
  }

  /** Returns the place that people see for one that was reported. */
  protected Location place(Location at) {
    return at;
  }

  /** Returns a reporter of the same entry for what stands at one place of it as a whole. */
  public final Reporter fixedAt(Location at) {
    var fixed =
        new Reporter(problems, document.source()) {
          @Override
          protected Location place(Location inner) {
            return at;
          }
        };
    fixed.entry(loc());
    return fixed;
  }

  /** Reports a problem of the current place as a whole. */
  public final void report(Code code, String message) {
    report(code, here, null, message);
  }

  /** Reports a problem of the current place as a whole. */
  public final void report(Code code, Supplier<String> message) {
    report(code, here, null, message);
  }

  /** Reports that something of the current place was left out. */
  public final void missing(Code code, String message) {
    missing(code, here, null, message);
  }

  /** Reports that something of the current place was left out. */
  public final void missing(Code code, Supplier<String> message) {
    missing(code, here, null, message);
  }

  /**
   * Reports a problem.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void report(Code code, Location at, @Nullable String path, String message) {
    if (counted(code, path, false)) {
      keep(code, at, path, message, false);
    }
  }

  /**
   * Reports a problem.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void report(
      Code code, Location at, @Nullable String path, Supplier<String> message) {
    if (counted(code, path, false)) {
      keep(code, at, path, message.get(), false);
    }
  }

  /**
   * Reports that something was left out.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void missing(Code code, Location at, @Nullable String path, String message) {
    if (counted(code, path, true)) {
      keep(code, at, path, message, true);
    }
  }

  /**
   * Reports that something was left out.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void missing(
      Code code, Location at, @Nullable String path, Supplier<String> message) {
    if (counted(code, path, true)) {
      keep(code, at, path, message.get(), true);
    }
  }

  /**
   * Reports a problem.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   * @param missing whether something was left out because of it
   */
  public final void report(
      Code code, Location at, @Nullable String path, boolean missing, Supplier<String> message) {
    if (counted(code, path, missing)) {
      keep(code, at, path, message.get(), missing);
    }
  }

  /** Counts a problem that nobody will see; returns whether somebody will. */
  private boolean counted(Code code, @Nullable String path, boolean missing) {
    if (missing ? problems.wantsMissing() : problems.wants()) {
      return true;
    }
    problems.count(code, path, missing);
    return false;
  }

  private void keep(
      Code code, Location at, @Nullable String path, String message, boolean missing) {
    problems.report(
        new Problem(
            code.severity(),
            code.id(),
            message,
            place(at),
            path(path),
            loc(),
            missing,
            code.ofValue()));
  }
}
