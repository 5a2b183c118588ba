package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.problem.Problem;

/**
 * Which characters of a text stand for bytes that are not UTF-8, and were read as windows-1252.
 * Those that lie far back are forgotten. Not thread-safe.
 */
public final class GuessedChars {

  private static final int MOST = 64 * 1024;

  private final long[] places = new long[MOST];
  private int first;
  private int kept;
  private long forgotten = -1; // the last that was, because there were too many
  private long count;

  /** Returns the beginning of a message about a url that has such characters. */
  public static String notUtf8(String url) {
    return "the url " + Problem.quoted(url) + " is not UTF-8, so it is not sure what it is; ";
  }

  /** Adds the character at a place, from 0, behind those that were added. */
  void add(long place) {
    count++;
    if (kept == MOST) {
      forgotten = places[first];
      first = (first + 1) % MOST;
      kept--;
    }
    places[(first + kept) % MOST] = place;
    kept++;
  }

  /** Returns how many characters were added. */
  public long count() {
    return count;
  }

  /** Starts over with another text; the count goes on. */
  public void clear() {
    kept = 0;
    forgotten = -1;
  }

  /**
   * Returns whether such a character lies in a range; true if that is forgotten. Ranges have to be
   * asked for in their order in the text.
   */
  public boolean isIn(long from, long to) {
    while (kept > 0 && places[first] < from) {
      first = (first + 1) % MOST;
      kept--;
    }
    return from <= forgotten || (kept > 0 && places[first] < to);
  }
}
