package io.github.sitemaptoolkit.problem;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reports the problems of one document to its {@link Problems}, with the document's name, the
 * current place and the url of the current entry.
 *
 * <p>Messages are only built for problems that are kept or passed to a listener: {@link Problems}
 * merely counts the others. That is why messages may be given as a supplier.
 *
 * <p>Subclasses override {@link #loc()}, {@link #path}, {@link #documentPath} or {@link #place} to
 * add what they know of a place. Not thread-safe.
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
   * @param problems receives the problems
   * @param source the document's name
   */
  public Reporter(Problems problems, String source) {
    this.problems = problems;
    this.document = Location.of(source);
    this.here = document;
  }

  /** Returns the problems that this reporter adds to. */
  public final Problems problems() {
    return problems;
  }

  /** Returns the location of the document as a whole. */
  public final Location document() {
    return document;
  }

  /** Returns whether the next problem will be kept or passed to a listener, not just counted. */
  public final boolean wants() {
    return problems.wants();
  }

  /**
   * Sets the place of problems that are reported without one. Initially the document as a whole.
   */
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

  /** Returns the {@link FieldPath} to report for a path within an entry; null if there is none. */
  protected @Nullable String path(@Nullable String path) {
    return path == null || path.isEmpty() ? null : path;
  }

  /**
   * Returns the path in the terms of the document for a problem at a place; null if there is none.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  protected @Nullable String documentPath(Location at, @Nullable String path) {
    return null;
  }

  /**
   * Returns the place to report for a problem at a place; by default the same place.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  protected Location place(Location at, @Nullable String path) {
    return at;
  }

  /** Returns a reporter for the same entry that reports every problem of it at one place. */
  public final Reporter withFixedPlace(Location at) {
    var fixed =
        new Reporter(problems, document.source()) {
          @Override
          protected Location place(Location inner, @Nullable String path) {
            return at;
          }

          @Override
          protected @Nullable String path(@Nullable String path) {
            return Reporter.this.path(path);
          }
        };
    fixed.entry(loc());
    return fixed;
  }

  /** Reports a problem at the current place. */
  public final void report(Code code, String message) {
    report(code, here, null, message);
  }

  /** Reports a problem at the current place. */
  public final void report(Code code, Supplier<String> message) {
    report(code, here, null, message);
  }

  /** Reports a problem at the current place because of which something was left out. */
  public final void missing(Code code, String message) {
    missing(code, here, null, message);
  }

  /** Reports a problem at the current place because of which something was left out. */
  public final void missing(Code code, Supplier<String> message) {
    missing(code, here, null, message);
  }

  /**
   * Reports a problem.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void report(Code code, Location at, @Nullable String path, String message) {
    report(code, at, path, false, () -> message);
  }

  /**
   * Reports a problem.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void report(
      Code code, Location at, @Nullable String path, Supplier<String> message) {
    report(code, at, path, false, message);
  }

  /**
   * Reports that something was left out.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void missing(Code code, Location at, @Nullable String path, String message) {
    report(code, at, path, true, () -> message);
  }

  /**
   * Reports that something was left out.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   */
  public final void missing(
      Code code, Location at, @Nullable String path, Supplier<String> message) {
    report(code, at, path, true, message);
  }

  /**
   * Reports that some entries were left out.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   * @param entries how many, at least 1
   */
  public final void missing(
      Code code, Location at, @Nullable String path, long entries, Supplier<String> message) {
    report(code, at, path, true, message);
    problems.more(entries - 1);
  }

  /**
   * Reports a problem.
   *
   * @param path the element or field, from the entry; empty for the entry itself, null if unknown
   * @param missing whether something was left out because of it
   */
  public final void report(
      Code code, Location at, @Nullable String path, boolean missing, Supplier<String> message) {
    if (missing ? problems.wantsMissing() : problems.wants()) {
      problems.report(
          new Problem(
              code.severity(),
              code.id(),
              message.get(),
              place(at, path),
              path(path),
              documentPath(at, path),
              loc(),
              missing,
              code.valueOnly()));
    } else {
      problems.count(code, path, missing); // needs no message
    }
  }
}
