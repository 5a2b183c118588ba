package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.text.Sha256;

/**
 * What stands for the name of a feed in what is published: names are paths and addresses, perhaps
 * with a token, and the files of a set are served.
 */
@Incubating
public final class FeedKey {

  /** What is between the names of a directory and of a feed in it. */
  static final String SEPARATOR = ": ";

  private static final int DIGITS = 16;
  private static final char MARK = '~';

  private FeedKey() {}

  /** Returns the key of a name; a key itself stays as it is. */
  public static String of(String feed) {
    String directory = directory(feed);
    if (isHash(directory, 0)
        && (directory.equals(feed) || isHash(feed, directory.length() + SEPARATOR.length()))) {
      return feed;
    }
    return directory.equals(feed)
        ? hash(feed)
        : hash(directory) + SEPARATOR + hash(feed.substring(directory.length()));
  }

  private static boolean isHash(String text, int from) {
    if (text.length() - from != 1 + DIGITS || text.charAt(from) != MARK) {
      return false;
    }
    for (int i = from + 1; i < text.length(); i++) {
      if (Character.digit(text.charAt(i), 16) < 0) {
        return false;
      }
    }
    return true;
  }

  private static String hash(String name) {
    return MARK + Sha256.hex(name).substring(0, DIGITS);
  }

  /** Returns the directory of a feed, be it a name or a key; the same if it is in none. */
  static String directory(String feed) {
    int end = feed.lastIndexOf(SEPARATOR);
    return end < 0 ? feed : feed.substring(0, end);
  }
}
