package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What is wrong with a line, with its place and the url of its entry, as far as that is known. */
final class LineLog {

  private final Problems problems;
  private final String source;
  private long line;
  private @Nullable String loc;

  LineLog(Problems problems, String source) {
    this.problems = problems;
    this.source = source;
  }

  /** Begins the next line. */
  void line(long number) {
    line = number;
    loc = null;
  }

  /** Sets the url of the entry. */
  void loc(@Nullable String url) {
    loc = url;
  }

  /** Returns a place in the line. */
  Location at(int column) {
    return new Location(source, line, column);
  }

  /** Returns the place of what a parser stands on. */
  Location at(JsonParser in) {
    return at(in.currentTokenLocation().getColumnNr());
  }

  /** Reports why something of the line is left out. */
  void leftOut(String code, String message, Location at) {
    report(Severity.ERROR, code, message, at, null, true);
  }

  /** Returns what is thrown where the input ends in the middle of a line. */
  TruncatedException cut(Location at) {
    String message = "the input ends in the middle of a line; the line is left out";
    return new TruncatedException(Problem.of(Severity.ERROR, "doc.truncated", message, at), null);
  }

  /** Reports a value that its key cannot have, and passes over it. */
  void wrongType(JsonParser in, String key, String expected) throws IOException {
    leftOut(
        "json.wrong-type",
        "the value of " + Problem.quoted(key) + " must be " + expected + "; it is left out",
        at(in));
    in.skipChildren();
  }

  /** Reports a problem. */
  void report(
      Severity severity,
      String code,
      String message,
      Location at,
      @Nullable String path,
      boolean missing) {
    problems.report(new Problem(severity, code, message, at, path, loc, missing));
  }
}
