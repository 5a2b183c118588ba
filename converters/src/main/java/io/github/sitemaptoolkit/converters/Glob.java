package io.github.sitemaptoolkit.converters;

/**
 * A pattern for whole texts: {@code *} stands for any characters, {@code ?} for one, all others for
 * themselves.
 *
 * @param pattern the pattern
 */
record Glob(String pattern) {

  /**
   * Returns whether a text is of this pattern. Where a character does not fit, only the last star
   * passed can take more: so the time is at most the product of the two lengths.
   */
  boolean matches(String text) {
    int at = 0;
    int star = -1;
    int taken = 0; // where what the star did not take begins
    int in = 0;
    while (at < text.length()) {
      char expected = in < pattern.length() ? pattern.charAt(in) : 0;
      if (in < pattern.length() && expected == '*') {
        star = in++;
        taken = at;
      } else if (in < pattern.length() && (expected == '?' || expected == text.charAt(at))) {
        in++;
        at += expected == '?' ? Character.charCount(text.codePointAt(at)) : 1;
      } else if (star >= 0) {
        in = star + 1;
        at = ++taken;
      } else {
        return false;
      }
    }
    while (in < pattern.length() && pattern.charAt(in) == '*') {
      in++;
    }
    return in == pattern.length();
  }
}
