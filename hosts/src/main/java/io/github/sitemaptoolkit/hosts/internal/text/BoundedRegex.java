package io.github.sitemaptoolkit.hosts.internal.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression of a rule file, which may be anybody's: it gives up after a number of steps,
 * and is refused if it is long, nested deeply, or uses what the languages of hosts read
 * differently.
 */
public final class BoundedRegex {

  /**
   * What came of a search.
   *
   * @param found whether the expression is there
   * @param givenUp whether the search was given up
   * @param groups what its groups took, the whole first; null for a group that took nothing
   */
  public record Found(boolean found, boolean givenUp, List<@Nullable String> groups) {}

  /** A text that counts how often it is looked at. */
  private static final class Counted implements CharSequence {
    private final String text;
    private int left = MOST_STEPS;

    Counted(String text) {
      this.text = text;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      if (left-- <= 0) {
        throw new TooManyStepsException();
      }
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.substring(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  private static final class TooManyStepsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooManyStepsException() {
      super("the pattern takes too long", null, false, false);
    }
  }

  private static final Found NOT_FOUND = new Found(false, false, List.of());
  private static final Found GIVEN_UP = new Found(false, true, List.of());
  private static final int MOST_STEPS = 200_000;
  private static final int LONGEST = 4000;
  private static final int DEEPEST = 20;

  private final Pattern pattern;
  private final Map<String, Integer> names;

  private BoundedRegex(Pattern pattern, Map<String, Integer> names) {
    this.pattern = pattern;
    this.names = names;
  }

  /**
   * Compiles an expression.
   *
   * @param ignoreCase whether the case of the letters of ASCII does not count
   * @return null if it is none, or one that may mean something else to a host
   */
  public static @Nullable BoundedRegex of(String expression, boolean ignoreCase) {
    Map<String, Integer> names = new LinkedHashMap<>();
    String plain = expression.length() > LONGEST ? null : plain(expression, names);
    if (plain == null) {
      return null;
    }
    try {
      return new BoundedRegex(
          Pattern.compile(plain, ignoreCase ? Pattern.CASE_INSENSITIVE : 0), names);
    } catch (PatternSyntaxException | StackOverflowError e) {
      return null;
    }
  }

  /**
   * Returns an expression without the names of its groups; null if Java, JavaScript, RE2 and PCRE
   * do not take it for the same.
   */
  private static @Nullable String plain(String expression, Map<String, Integer> names) {
    var out = new StringBuilder();
    int depth = 0;
    int groups = 0;
    boolean set = false;
    for (int i = 0; i < expression.length(); i++) {
      char c = expression.charAt(i);
      char next = i + 1 < expression.length() ? expression.charAt(i + 1) : 0;
      out.append(c);
      if (c == '\\') {
        if (next == 0 || (Character.isLetterOrDigit(next) && "dDwWsSbBnrt".indexOf(next) < 0)) {
          return null;
        }
        out.append(next);
        i++;
      } else if (set) {
        if (c == '[' || (c == '&' && next == '&')) {
          return null;
        }
        set = c != ']';
      } else if (c == '[') {
        set = true;
        int first = next == '^' ? i + 2 : i + 1;
        if (expression.startsWith("]", first)) {
          return null;
        }
      } else if (c == '(') {
        int end = name(expression, i);
        groups += next != '?' || end > 0 ? 1 : 0;
        if (end > 0) {
          names.put(expression.substring(expression.indexOf('<', i) + 1, end), groups);
          i = end;
        }
        depth++;
        boolean known = next != '?' || end > 0 || ":=!".indexOf(charAt(expression, i + 2)) >= 0;
        if (depth > DEEPEST || !known) {
          return null;
        }
      } else if (c == ')') {
        depth--;
      } else if ("+*?}".indexOf(c) >= 0 && next == '+') {
        return null; // possessive in Java and PCRE
      }
    }
    return out.toString();
  }

  private static char charAt(String text, int at) {
    return at < text.length() ? text.charAt(at) : 0;
  }

  /** Returns where the name of a group ends that begins at an index; -1 if it has none. */
  private static int name(String expression, int at) {
    boolean named = expression.startsWith("(?<", at) || expression.startsWith("(?P<", at);
    char first = named ? charAt(expression, expression.indexOf('<', at) + 1) : 0;
    return Character.isLetter(first) ? expression.indexOf('>', at) : -1;
  }

  /** Returns the numbers of the groups with names. */
  public Map<String, Integer> names() {
    return names;
  }

  /** Looks whether a text is what the expression says. */
  public Found match(String text) {
    return search(text, true);
  }

  /** Looks whether a part of a text is what the expression says. */
  public Found find(String text) {
    return search(text, false);
  }

  private Found search(String text, boolean whole) {
    if (text.length() > WebUrl.LONGEST || text.chars().anyMatch(BoundedRegex::endsLine)) {
      return GIVEN_UP;
    }
    Matcher matcher = pattern.matcher(new Counted(text));
    try {
      if (!(whole ? matcher.matches() : matcher.find())) {
        return NOT_FOUND;
      }
      List<@Nullable String> groups = new ArrayList<>();
      for (int i = 0; i <= matcher.groupCount(); i++) {
        groups.add(matcher.start(i) < 0 ? null : text.substring(matcher.start(i), matcher.end(i)));
      }
      return new Found(true, false, groups);
    } catch (TooManyStepsException | StackOverflowError e) {
      return GIVEN_UP;
    }
  }

  private static boolean endsLine(int c) {
    return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
  }
}
