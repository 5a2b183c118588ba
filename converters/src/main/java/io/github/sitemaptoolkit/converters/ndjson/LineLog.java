package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.util.function.Supplier;

/** Reports problems of a line, with their place and, if it is known, the url of the entry. */
final class LineLog extends Reporter {

  private final String source;
  private long line;

  LineLog(Problems problems, String source) {
    super(problems, source);
    this.source = source;
  }

  /** Starts the next line. */
  void line(long number) {
    line = number;
    entry(null);
  }

  /** Returns a place in the line. */
  Location at(int column) {
    return new Location(source, line, column);
  }

  /** Returns the place of the current token of a parser. */
  Location at(JsonParser in) {
    return at(in.currentTokenLocation().getColumnNr());
  }

  /** Reports why a part of the line is left out. */
  void leftOut(Code code, Location at, Supplier<String> message) {
    missing(code, at, null, message);
  }

  /** Returns the exception to throw if the input ends in the middle of a line. */
  TruncatedException cut(Location at) {
    String message = "the input ends in the middle of a line; the line is left out";
    return new TruncatedException(Problem.of(DocumentCodes.TRUNCATED, message, at), null);
  }

  /** Reports a value of the wrong type, and skips it. */
  void wrongType(JsonParser in, String key, String expected) throws IOException {
    leftOut(
        NdjsonCodes.WRONG_TYPE,
        at(in),
        () -> "the value of " + Problem.quoted(key) + " must be " + expected + "; it is left out");
    in.skipChildren();
  }
}
