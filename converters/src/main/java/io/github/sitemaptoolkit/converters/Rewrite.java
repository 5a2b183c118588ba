package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.format.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Other beginnings for urls: of the entries themselves and of all that stands in their extensions
 * and foreign elements.
 *
 * <pre>{@code
 * var rewrite = Rewrite.NONE.with("https://cms.example/", "https://cdn.example/");
 * conversion.each(rewrite.step(context));
 * }</pre>
 *
 * <p>A url is, wherever it stands, the whole value of an attribute or a whole text between two tags
 * that begins with one of the beginnings given and has no white space in it; white space around it
 * stays. Of several beginnings that fit the longest counts, and what it gives is not looked at
 * again. Names of namespaces are no urls. Immutable.
 *
 * @since 0.1
 */
public final class Rewrite {

  /** Changes nothing. */
  public static final Rewrite NONE = new Rewrite(List.of());

  private record Rule(String from, String to) {}

  private final List<Rule> rules; // the longest first

  private Rewrite(List<Rule> rules) {
    this.rules = rules;
  }

  /**
   * Returns this with one more rule; of two for the same beginning the later counts.
   *
   * @throws IllegalArgumentException if the beginning is empty or holds white space
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
   * Returns this with one more rule, written {@code FROM=TO}. A url may have a {@code =} in it: the
   * first counts that {@code http:} or {@code https:} follows, else the first.
   *
   * @throws IllegalArgumentException if there is no {@code =}, or nothing before it
   */
  public Rewrite with(String rule) {
    int at = indexOfUrl(rule);
    if (at <= 0) {
      throw new IllegalArgumentException(
          "\"" + rule + "\" is not FROM=TO, such as https://cms.example/=https://cdn.example/");
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

  /** Returns a text as it is written by these rules: itself if it is no url that one is for. */
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

  /** Returns whether nothing is changed. */
  public boolean isEmpty() {
    return rules.isEmpty();
  }

  /**
   * Returns the step that writes the urls of entries in this way, for one conversion.
   *
   * @param context knows the extensions, and takes what goes wrong
   */
  public Step step(Context context) {
    return new RewriteStep(this, context);
  }
}
