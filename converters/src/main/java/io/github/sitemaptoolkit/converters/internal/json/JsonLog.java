package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reports problems of entries, with their place, their path and, if it is known, the url of the
 * entry. Places are ranges if those of the values are kept; otherwise points.
 */
public final class JsonLog extends Reporter {

  private final String source;
  private long line;
  private long entries;
  private Location begin;
  private @Nullable Places places;
  private @Nullable JsonText text;
  private final GuessedChars guessed = new GuessedChars();

  public JsonLog(Problems problems, String source) {
    super(problems, source);
    this.source = source;
    this.begin = document();
  }

  /**
   * Sets where to keep the places of values.
   *
   * @param written the text that is parsed, in which they are found
   */
  public void keep(Places kept, JsonText written) {
    places = kept;
    text = written;
  }

  /** Sets the text that is parsed, so that the places of tokens are ranges. */
  public void written(@Nullable JsonText parsed) {
    text = parsed;
  }

  /** Returns which characters of the text that is parsed are not UTF-8. */
  public GuessedChars guessed() {
    return guessed;
  }

  /** Returns whether the current text of a parser has characters that are not UTF-8. */
  public boolean isGuessed(JsonParser in) throws IOException {
    if (guessed.count() == 0) {
      return false; // as nearly always
    }
    in.finishToken(); // so that its end is known
    long begin = in.currentTokenLocation().getCharOffset();
    return guessed.isIn(begin, in.currentLocation().getCharOffset());
  }

  /** Returns the places of the current entry's values; null if they are not kept. */
  public @Nullable Places places() {
    return places;
  }

  /** Begins the next entry, or what stands where one should be. */
  public void begin(Location at) {
    entries++;
    begin = at;
    entry(null);
    if (places != null) {
      places.begin(at);
    }
  }

  /** Sets what returns the brace that ends the current entry; see {@link Places#endLater}. */
  public void endLater(Supplier<Location> brace) {
    if (places != null) {
      places.endLater(brace);
    }
  }

  /** Returns the place of the last character of the line, before white space. */
  public Location last(String whole) {
    int at = Math.max(0, whole.stripTrailing().length() - 1);
    return text == null ? at(at + 1) : text.character(at(at + 1), at);
  }

  /** Returns where the current entry begins. */
  Location begin() {
    return begin;
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

  /**
   * Returns the place of the current token of a parser: of a text or a key, without its quotes; of
   * an object or array, its bracket. That is a range if places are kept, otherwise the point where
   * the token begins, with its quote.
   */
  public Location at(JsonParser in) {
    JsonLocation token = in.currentTokenLocation();
    return text == null ? at(token) : text.token(at(token), token.getCharOffset());
  }

  /** Returns the place of a part of the current value of a parser; of all if the part is empty. */
  public Location at(JsonParser in, String value, String part) {
    if (text == null || part.isEmpty()) {
      return at(in);
    }
    JsonLocation token = in.currentTokenLocation();
    int skipped = value.indexOf(part);
    return text.part(at(token), token.getCharOffset(), skipped, part.length());
  }

  /** Returns the place of what is malformed; a range if places are kept. */
  public Location fault(JsonLocation in) {
    return text == null ? at(in) : text.fault(at(in), in.getCharOffset());
  }

  /** Returns the place of the bracket or brace that was read last; a range if places are kept. */
  Location bracket(JsonParser in) {
    JsonLocation behind = in.currentLocation();
    Location at = new Location(source, line + behind.getLineNr() - 1, behind.getColumnNr() - 1);
    return text == null ? at : text.character(at, behind.getCharOffset() - 1);
  }

  /** Returns the place of a character in the line that is not UTF-8. */
  public Location undecoded(int column) {
    Extent one = text == null ? null : new Extent(line, column + 1, -1, -1);
    return new Location(source, line, column, one);
  }

  /** Returns the place of the rest of a line; if places are kept, of the text in it. */
  Location rest(String whole, int from) {
    if (text == null) {
      return at(from + 1);
    }
    String rest = whole.substring(from).strip();
    int begin = whole.indexOf(rest, from);
    return text.range(at(begin + 1), begin, begin + rest.length());
  }

  /** Returns the place of a location in the text that begins with the line. */
  public Location at(JsonLocation in) {
    return new Location(source, line + in.getLineNr() - 1, in.getColumnNr());
  }

  /** Returns a reporter of problems inside values, whose place is known by their path only. */
  Reporter inside() {
    return new Reporter(problems(), source) {
      @Override
      protected @Nullable String loc() {
        return JsonLog.this.loc();
      }

      @Override
      protected @Nullable String path(@Nullable String path) {
        return JsonLog.this.path(path);
      }

      @Override
      protected Location place(Location at, @Nullable String path) {
        return places == null || path == null ? at : places.of(path);
      }
    };
  }

  @Override
  protected @Nullable String path(@Nullable String path) {
    return path == null || entries == 0 ? super.path(path) : FieldPath.of("url", entries, path);
  }

  /** Reports why something is left out that is no part of an entry. */
  public void leftOut(Code code, Location at, Supplier<String> message) {
    missing(code, at, null, message);
  }

  /** Reports why the current entry is left out. */
  public void entryLeftOut(Code code, Location at, Supplier<String> message) {
    missing(code, at, "", message);
  }

  /** Returns the exception to throw if the input ends in the middle of a line. */
  public TruncatedException cut(Location at) {
    String message = "the input ends in the middle of a line; the line is left out";
    return new TruncatedException(Problem.of(DocumentCodes.TRUNCATED, message, at), null);
  }

  /**
   * Reports a value of the wrong type, and skips it.
   *
   * @param path the path of the value in the entry; null if unknown
   */
  void wrongType(JsonParser in, @Nullable String path, String key, String expected)
      throws IOException {
    in.finishToken(); // so that its end is known
    missing(
        JsonCodes.WRONG_TYPE,
        at(in),
        path,
        () -> "the value of " + Problem.quoted(key) + " must be " + expected + "; it is left out");
    in.skipChildren();
  }
}
