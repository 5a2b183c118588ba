package io.github.sitemaptoolkit.text;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The width of texts on a terminal, where some characters take two columns and some none. */
public final class DisplayWidth {

  private static final Pattern CHARACTER = Pattern.compile("\\X"); // as people count
  private static final String CUT = "...";
  private static final Set<UnicodeScript> WIDE =
      EnumSet.of(
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.HANGUL,
          UnicodeScript.BOPOMOFO,
          UnicodeScript.YI);

  private DisplayWidth() {}

  /** Returns how many columns a text takes. */
  public static int of(String text) {
    int width = 0;
    Matcher character = CHARACTER.matcher(text);
    while (character.find()) {
      width += ofCharacter(character.group());
    }
    return width;
  }

  private static int ofCharacter(String character) {
    int width = character.codePoints().map(DisplayWidth::ofCodePoint).max().orElse(0);
    return character.indexOf('\uFE0F') > 0 ? 2 : width; // shown as a picture
  }

  private static int ofCodePoint(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT,
          Character.CONTROL ->
          0;
      default -> isWide(c) ? 2 : 1;
    };
  }

  private static boolean isWide(int c) {
    boolean narrow = c >= 0xFF61 && c <= 0xFFDC; // half of Katakana and Hangul
    return c >= 0x1100
        && !narrow
        && (WIDE.contains(UnicodeScript.of(c))
            || (c >= 0x3000 && c <= 0x303E)
            || (c >= 0xFF01 && c <= 0xFF60)
            || (c >= 0xFFE0 && c <= 0xFFE6)
            || (c >= 0x1F300 && c <= 0x1FAFF));
  }

  /** Returns a text in at most so many columns, cut between characters, with spaces behind it. */
  public static String fit(String text, int columns) {
    int width = of(text);
    if (width <= columns) {
      return text + " ".repeat(columns - width);
    }
    String end = CUT.substring(0, Math.min(CUT.length(), columns));
    var kept = new StringBuilder();
    int used = end.length();
    Matcher character = CHARACTER.matcher(text);
    while (character.find() && used + ofCharacter(character.group()) <= columns) {
      kept.append(character.group());
      used += ofCharacter(character.group());
    }
    return kept.append(end) + " ".repeat(columns - used);
  }

  /** Returns the end of a text in at most so many columns, cut between characters. */
  public static String end(String text, int columns) {
    int left = of(text);
    if (left <= columns) {
      return text;
    }
    int begin = 0;
    Matcher character = CHARACTER.matcher(text);
    while (left > columns - CUT.length() && character.find()) {
      left -= ofCharacter(character.group());
      begin = character.end();
    }
    return CUT + text.substring(begin);
  }
}
