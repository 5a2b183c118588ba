package io.github.sitemaptoolkit.content.judge;

/**
 * Finds addresses of pictures in which a program has left the name of a value, such as <code>
 * {width}</code>, or written the word for one that is missing, such as {@code undefined}.
 */
final class MissingValues {

  private MissingValues() {}

  static boolean isIn(String url, MediaAddress address) {
    return (address.ending().isEmpty() && address.isMissingFile())
        || hasPlaceholder(url, address.query());
  }

  /** Returns whether a name stands in braces, or between two pairs of underscores. */
  private static boolean hasPlaceholder(String url, int end) {
    for (int i = 0; i < end; i++) {
      char c = url.charAt(i);
      if (c == '{' || (c == '%' && url.regionMatches(true, i, "%7B", 0, 3))) {
        return true;
      } else if (c == '_' && url.startsWith("/__", i - 1)) {
        int close = url.indexOf("__/", i + 2);
        if (close > 0 && close < end && url.indexOf('/', i) == close + 2) {
          return true;
        }
      }
    }
    return false;
  }
}
