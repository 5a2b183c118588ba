package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.url.PictureSize;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The address of a file that may be served in several sizes.
 *
 * @param key what is the same for all sizes; never the url of anything
 * @param size how large it says to be; 0 if it does not
 */
record SizedName(String key, int size) {

  /** The words of sizes and of the qualities of films, and about how large they are. */
  private static final Map<String, Integer> WORDS =
      Map.ofEntries(
          Map.entry("tiny", 60),
          Map.entry("square", 75),
          Map.entry("thumb", 100),
          Map.entry("thumbnail", 100),
          Map.entry("default", 120),
          Map.entry("small", 240),
          Map.entry("low", 360),
          Map.entry("medium", 400),
          Map.entry("sd", 480),
          Map.entry("hd", 720),
          Map.entry("high", 800),
          Map.entry("large", 1024),
          Map.entry("fullhd", 1080),
          Map.entry("fhd", 1080),
          Map.entry("uhd", 2160),
          Map.entry("4k", 2160),
          Map.entry("full", 4000),
          Map.entry("original", 5000));

  /** The usual numbers of lines of films. */
  private static final Set<Integer> LINES =
      Set.of(144, 180, 234, 240, 270, 288, 360, 404, 432, 480, 540, 576, 720, 1080, 1440, 2160);

  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{javaLetterOrDigit}]+");
  private static final Pattern NO_DIGITS = Pattern.compile("[^0-9]+");
  private static final int LONGEST = 5; // digits
  private static final String UNITS = "wpsxh";

  /**
   * Reads an address.
   *
   * @param known the width and height that stand beside it: these numbers say the size, too
   * @param any whether each number may be a size, as all addresses are known to be of sizes
   */
  static SizedName of(String url, Set<Integer> known, boolean any) {
    boolean film = UrlEnding.kind(UrlEnding.of(url)) == UrlEnding.Kind.FILM;
    String plain = PictureSize.withoutSize(url);
    var key = new StringBuilder();
    int size = largestNumber(url, plain);
    int end = UrlParts.pathEnd(plain);
    int dot = plain.lastIndexOf('.', end - 1);
    boolean ending = dot > plain.lastIndexOf('/', end - 1);
    String path = plain.substring(0, ending ? dot : end);
    for (String word : NO_LETTERS.split(path, -1)) {
      int says = size(word.toLowerCase(Locale.ROOT), known, film, any);
      if (says == 0) {
        key.append(word).append(' ');
      }
      size = Math.max(size, says);
    }
    return new SizedName(key.append(plain, end, plain.length()).toString(), size);
  }

  private static int size(String word, Set<Integer> known, boolean film, boolean any) {
    Integer quality = WORDS.get(word);
    int digits = digits(word, 0);
    int number = digits == 0 || digits > LONGEST ? 0 : Integer.parseInt(word.substring(0, digits));
    if (quality != null) {
      return quality;
    } else if (digits > 0 && digits < word.length()) {
      char unit = word.charAt(digits);
      boolean whole = digits + 1 == word.length() && UNITS.indexOf(unit) >= 0;
      return whole || (unit == 'x' && digits(word, digits + 1) > 0) ? number : 0;
    } else if (digits == 0) {
      boolean unit = word.length() > 1 && UNITS.indexOf(word.charAt(0)) >= 0;
      int after = unit ? digits(word, 1) : 0;
      return after > 1 && after <= LONGEST && after + 1 == word.length()
          ? Integer.parseInt(word.substring(1))
          : 0;
    }
    return any || known.contains(number) || (film && LINES.contains(number)) ? number : 0;
  }

  /** Returns the largest number of a url that is not in what is left of it without its size. */
  private static int largestNumber(String url, String plain) {
    int largest = 0;
    for (String word : NO_DIGITS.split(url, -1)) {
      if (!word.isEmpty() && word.length() <= LONGEST && !plain.contains(word)) {
        largest = Math.max(largest, Integer.parseInt(word));
      }
    }
    return largest;
  }

  private static int digits(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - from;
  }
}
