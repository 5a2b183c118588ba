package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.ProgramWords;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a person would not want to be shown in a title or a description: what programs write
 * by mistake. A text without any of it is scanned once.
 */
final class TextCheck {

  private static final String[] ENTITIES = {"amp;", "lt;", "gt;", "quot;", "apos;", "nbsp;"};

  private static final Set<String> TAGS =
      Set.of(
          "a", "b", "br", "div", "em", "i", "iframe", "img", "li", "p", "script", "span", "strong");

  private static final Map<Code, String> EXPLANATIONS =
      Map.of(
          CheckCodes.TEXT_DOUBLE_ESCAPED,
          "which was escaped twice; write the character, escaped once",
          CheckCodes.TEXT_MARKUP,
          "which is shown as it is; write text without tags",
          CheckCodes.TEXT_TEMPLATE,
          "a template that was not rendered",
          CheckCodes.TEXT_REPLACEMENT_CHAR,
          "which stands for a character that was lost",
          CheckCodes.TEXT_MOJIBAKE,
          "UTF-8 that was read in another encoding");

  private static final int SHOWN = 20; // characters

  /** Characters up to the last of those that begin UTF-8 that was read in another encoding. */
  private static final boolean[] SUSPECT = new boolean[0xE3];

  static {
    Arrays.fill(SUSPECT, 0xC2, SUSPECT.length, true);
    SUSPECT['&'] = true;
    SUSPECT['<'] = true;
    SUSPECT['{'] = true;
  }

  private TextCheck() {}

  /**
   * Checks a text, and reports the first fault of each kind.
   *
   * @param text without white space around it
   */
  static void check(String text, FaultSink out) {
    if (ProgramWords.isMissing(text, 0, text.length(), false)) {
      out.rule(
          CheckCodes.TEXT_PROGRAM_WORD,
          () -> Problem.quoted(text) + " is what programs write if a value is missing");
      return;
    }
    Set<Code> told = Set.of();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < SUSPECT.length ? SUSPECT[c] : c == '\uFFFD') {
        Code code = fault(text, i, c);
        if (code != null && !told.contains(code)) {
          told = new HashSet<>(told);
          told.add(code);
          report(code, text, i, out);
        }
      }
    }
  }

  private static @Nullable Code fault(String text, int at, char c) {
    return switch (c) {
      case '&' -> isEntity(text, at + 1) ? CheckCodes.TEXT_DOUBLE_ESCAPED : null;
      case '<' -> isTag(text, at) ? CheckCodes.TEXT_MARKUP : null;
      case '{' -> UrlText.isTemplate(text, at) ? CheckCodes.TEXT_TEMPLATE : null;
      case '\uFFFD' -> CheckCodes.TEXT_REPLACEMENT_CHAR;
      default -> isMojibake(text, at, c) ? CheckCodes.TEXT_MOJIBAKE : null;
    };
  }

  private static void report(Code code, String text, int at, FaultSink out) {
    int end = text.offsetByCodePoints(at, Math.min(SHOWN, text.codePointCount(at, text.length())));
    out.rule(
        code,
        () -> "has " + Problem.quoted(text.substring(at, end)) + ", " + EXPLANATIONS.get(code));
  }

  private static boolean isEntity(String text, int at) {
    for (String name : ENTITIES) {
      if (text.startsWith(name, at)) {
        return true;
      }
    }
    int digits = text.startsWith("#", at) ? at + 1 : text.length();
    int end = digits;
    while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0) {
      end++;
    }
    return end > digits && text.startsWith(";", end);
  }

  private static boolean isTag(String text, int at) {
    int begin = at + (text.startsWith("/", at + 1) ? 2 : 1);
    int end = begin;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return TAGS.contains(text.substring(begin, end).toLowerCase(Locale.ROOT))
        && text.indexOf('>', end) >= 0;
  }

  /** Returns whether a character and its next are two bytes of UTF-8, each read as one. */
  private static boolean isMojibake(String text, int at, char c) {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : 0;
    return switch (c) {
      case '\u00C2', '\u00C3' -> next >= 0x80 && next <= 0xBF;
      case '\u00E2' -> next == '\u20AC' || next == '\u0080';
      default -> false;
    };
  }
}
