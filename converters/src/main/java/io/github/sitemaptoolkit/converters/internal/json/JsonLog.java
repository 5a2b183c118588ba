package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonLocation;
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
public final class JsonLog extends Reporter {

  private final String source;
  private long line;

  public JsonLog(Problems problems, String source) {
    super(problems, source);
    this.source = source;
  }

  /** Starts the next line; the lines of a document are counted from its first. */
  public void line(long number) {
    line = number;
    entry(null);
  }

  /** Returns a place in the line. */
  public Location at(int column) {
    return new Location(source, line, column);
  }

  /** Returns the place of the current token of a parser. */
  public Location at(JsonParser in) {
    return at(in.currentTokenLocation());
  }

  /** Returns the place of a location in the text that begins with the line. */
  public Location at(JsonLocation in) {
    return new Location(source, line + in.getLineNr() - 1, in.getColumnNr());
  }

  /** Reports why a part of the line is left out. */
  public void leftOut(Code code, Location at, Supplier<String> message) {
    missing(code, at, null, message);
  }

  /** Returns the exception to throw if the input ends in the middle of a line. */
  public TruncatedException cut(Location at) {
    String message = "the input ends in the middle of a line; the line is left out";
    return new TruncatedException(Problem.of(DocumentCodes.TRUNCATED, message, at), null);
  }

  /** Reports a value of the wrong type, and skips it. */
  void wrongType(JsonParser in, String key, String expected) throws IOException {
    leftOut(
        JsonCodes.WRONG_TYPE,
        at(in),
        () -> "the value of " + Problem.quoted(key) + " must be " + expected + "; it is left out");
    in.skipChildren();
  }
}
