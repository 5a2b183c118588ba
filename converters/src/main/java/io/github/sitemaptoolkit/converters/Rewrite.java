package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.format.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Rules that replace the beginnings of urls, in entries and in all their extensions and foreign
 * elements.
 *
 * <pre>{@code
 * var rewrite = Rewrite.NONE.with("https://cms.example/", "https://cdn.example/");
 * conversion.each(rewrite.step(context));
 * }</pre>
 *
 * <p>A text is changed if it is the whole value of an attribute or all the text between two tags,
 * begins with the beginning of a rule, and has no white space inside; white space around it is
 * kept. If several rules match, the one with the longest beginning is applied, and only that one.
 * Namespace names are not changed. Immutable, and safe for use by several threads.
 *
 * @since 0.1
 */
public final class Rewrite {

  /** No rules: nothing is changed. */
  public static final Rewrite NONE = new Rewrite(List.of());

  private record Rule(String from, String to) {
    @Override
    public String toString() {
      return from + '=' + to;
    }
  }

  private final List<Rule> rules; // the longest first

  private Rewrite(List<Rule> rules) {
    this.rules = rules;
  }

  /**
   * Returns a copy with one more rule, which replaces an earlier rule for the same beginning.
   *
   * @param from the beginning of the urls to change
   * @param to the text to replace it with; may be empty
   * @throws IllegalArgumentException if {@code from} is empty or contains white space
   */
  public Rewrite with(String from, String to) {
    if (from.isEmpty() || !hasNoSpace(from, 0, from.length())) {
      throw new IllegalArgumentException("\"" + from + "\" cannot be the beginning of a url");
    }
    List<Rule> all = new ArrayList<>(rules);
    all.removeIf(rule -> rule.from().equals(from));
    all.add(new Rule(from, to));
    all.sort(Comparator.comparing((Rule rule) -> rule.from().length()).reversed());
    return new Rewrite(List.copyOf(all));
  }

  /**
   * Returns a copy with one more rule, given as {@code FROM=TO}. As a url may contain {@code =},
   * the rule is split at the first {@code =} before {@code http:} or {@code https:}; if there is
   * none, at the first {@code =}.
   *
   * @throws IllegalArgumentException if there is no {@code =}, or nothing before it
   */
  public Rewrite with(String rule) {
    int at = indexOfUrl(rule);
    if (at <= 0) {
      throw new IllegalArgumentException(
          "\""
              + rule
              + "\" is not of the form FROM=TO, such as https://cms.example/=https://cdn.example/");
    }
    return with(rule.substring(0, at), rule.substring(at + 1));
  }

  private static int indexOfUrl(String rule) {
    for (int at = rule.indexOf('='); at >= 0; at = rule.indexOf('=', at + 1)) {
      if (rule.startsWith("http:", at + 1) || rule.startsWith("https:", at + 1)) {
        return at;
      }
    }
    return rule.indexOf('=');
  }

  /** Returns a text with these rules applied to it; the same text if no rule matches. */
  public String apply(String text) {
    int begin = 0;
    int end = text.length();
    while (begin < end && isSpace(text.charAt(begin))) {
      begin++;
    }
    while (end > begin && isSpace(text.charAt(end - 1))) {
      end--;
    }
    for (Rule rule : rules) {
      if (text.startsWith(rule.from(), begin)
          && begin + rule.from().length() <= end
          && hasNoSpace(text, begin, end)) {
        return text.substring(0, begin) + rule.to() + text.substring(begin + rule.from().length());
      }
    }
    return text;
  }

  private static boolean hasNoSpace(String text, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (isSpace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
  }

  /**
   * Returns a step that applies these rules to all urls of entries. The step is for one conversion.
   *
   * @param context provides the extensions; problems are reported to its problems or, if it was
   *     given none, to those of the conversion, at the end
   */
  public Step step(Context context) {
    return new RewriteStep(this, context);
  }

  /** Returns the rules. */
  @Override
  public String toString() {
    return "Rewrite" + rules;
  }
}
