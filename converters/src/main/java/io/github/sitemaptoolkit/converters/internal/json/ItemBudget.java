package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;

/**
 * How many values an object may have, and how long they may be, because all of them are kept in
 * memory: {@link Limit#ENTRY_ELEMENTS}, {@link Limit#ENTRY_LENGTH} and, for texts of elements,
 * {@link Limit#TEXT_LENGTH}. What exceeds them is left out, and reported once for each object.
 */
public final class ItemBudget {

  private static final int SHORT = 2048;

  private final JsonLog log;
  private final Limits limits;
  private long values;
  private long length;
  private boolean reported;

  public ItemBudget(JsonLog log, Limits limits) {
    this.log = log;
    this.limits = limits;
  }

  /** Begins the next object. */
  public void begin() {
    values = 0;
    length = 0;
    reported = false;
  }

  /** Returns whether the current scalar value of a parser may be kept, and counts it. */
  public boolean takes(JsonParser in) throws IOException {
    return takesText(in, 0) && takesOne(in);
  }

  /** Returns whether the text of an element may be kept, and counts its length. */
  boolean takesText(JsonParser in) throws IOException {
    if (in.getTextLength() > limits.textLength()) {
      log.leftOut(
          JsonCodes.TOO_LONG,
          log.at(in),
          () ->
              "a text has more than "
                  + limits.textLength()
                  + " characters (text-length); it is left out");
      return false;
    }
    return takesText(in, 0);
  }

  /**
   * Returns whether the current scalar value of a parser may be kept that is a member of the object
   * itself, and counts its length. Short ones always may: a url is not lost for what is before it.
   */
  public boolean takesMember(JsonParser in) throws IOException {
    return takesText(in, SHORT);
  }

  private boolean takesText(JsonParser in, int free) throws IOException {
    int more = in.getTextLength();
    if (more > free && length + more > limits.entryLength()) {
      exceeded(in, Limit.ENTRY_LENGTH, " characters");
      return false;
    }
    length += more;
    return true;
  }

  /** Returns whether one more value may be kept, whatever its length, and counts it. */
  public boolean takesOne(JsonParser in) {
    if (values >= limits.entryElements()) {
      exceeded(in, Limit.ENTRY_ELEMENTS, " values");
      return false;
    }
    values++;
    return true;
  }

  private void exceeded(JsonParser in, Limit limit, String unit) {
    if (!reported) {
      reported = true;
      log.leftOut(
          JsonCodes.TOO_LONG,
          log.at(in),
          () ->
              "the object has more than "
                  + limits.get(limit)
                  + unit
                  + " ("
                  + limit.id()
                  + "); the others are left out");
    }
  }
}
