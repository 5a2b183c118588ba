package io.github.sitemaptoolkit.content.picture;

/** Compares two files of one picture by the sizes in their addresses. */
public final class PictureFiles {

  private static final int LONGEST = 5; // digits of a size

  private PictureFiles() {}

  /**
   * Compares the numbers in which two addresses differ.
   *
   * @return more than 0 if the first is larger, less if it is smaller; 0 if they are equal, or if
   *     one of them has no number there
   */
  public static int compare(String one, String other) {
    int begin = 0;
    int shorter = Math.min(one.length(), other.length());
    while (begin < shorter && one.charAt(begin) == other.charAt(begin)) {
      begin++;
    }
    while (begin > 0 && isDigit(one.charAt(begin - 1))) {
      begin--;
    }
    int first = number(one, begin);
    int second = number(other, begin);
    return first < 0 || second < 0 ? 0 : Integer.compare(first, second);
  }

  /** Returns the first number behind an index, before the next slash; -1 if there is none. */
  private static int number(String url, int from) {
    int at = from;
    while (at < url.length() && !isDigit(url.charAt(at))) {
      if (url.charAt(at) == '/') {
        return -1;
      }
      at++;
    }
    int number = 0;
    int end = at;
    while (end < url.length() && isDigit(url.charAt(end))) {
      number = end - at < LONGEST ? number * 10 + url.charAt(end) - '0' : number;
      end++;
    }
    return end == at || end - at > LONGEST ? -1 : number;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
