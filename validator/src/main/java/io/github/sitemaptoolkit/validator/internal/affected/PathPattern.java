package io.github.sitemaptoolkit.validator.internal.affected;

/** The path of a url with each run of digits as a number sign. */
final class PathPattern {

  private static final char NUMBER = '#';

  private PathPattern() {}

  /**
   * Returns such as {@code /video/#.html}.
   *
   * @param path where the path of the url begins
   */
  static String of(String url, int path) {
    int end = end(url, path);
    int digits = 0;
    for (int i = path; i < end; i++) {
      digits += isDigit(url.charAt(i)) ? 1 : 0;
    }
    if (digits == 0) {
      return path >= end ? "/" : url.substring(path, end);
    }
    var pattern = new StringBuilder(end - path);
    for (int i = path; i < end; i++) {
      char c = url.charAt(i);
      if (!isDigit(c)) {
        pattern.append(c);
      } else if (i == path || !isDigit(url.charAt(i - 1))) {
        pattern.append(NUMBER);
      }
    }
    return pattern.toString();
  }

  private static int end(String url, int path) {
    for (int i = path; i < url.length(); i++) {
      char c = url.charAt(i);
      if (c == '?' || c == '#') {
        return i;
      }
    }
    return url.length();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
