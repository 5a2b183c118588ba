package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Rules that replace the beginnings of urls, and leave out parameters of their queries, in entries
 * and in all their extensions and foreign elements.
 *
 * <pre>{@code
 * var rewrite = Rewrite.NONE.with("https://cms.example/", "https://cdn.example/");
 * conversion.each(rewrite.step(context));
 * }</pre>
 *
 * <p>A text is changed if it is the whole value of an attribute or all the text between two tags,
 * begins with the beginning of a rule, and has no white space inside; white space around it is
 * kept. If several rules match, the one with the longest beginning is applied, and only that one.
 * Parameters are left out of what has become an http or https url by then. Namespace names are not
 * changed. Immutable, and safe for use by several threads.
 *
 * @since 0.1
 */
public final class Rewrite {

  /** No rules: nothing is changed. */
  public static final Rewrite NONE = new Rewrite(List.of(), List.of());

  private record Rule(String from, String to) {
    @Override
    public String toString() {
      return from + '=' + to;
    }
  }

  private static final String ANY_END = "*";
  private static final String NOT_IN_NAMES = "*=&;?#/ \n\t\r";

  private final List<Rule> rules; // the longest first
  private final List<String> dropped; // names of parameters in lower case; * for any end

  private Rewrite(List<Rule> rules, List<String> dropped) {
    this.rules = rules;
    this.dropped = dropped;
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
    return new Rewrite(List.copyOf(all), dropped);
  }

  /**
   * Returns a copy that also leaves parameters out of the queries of urls. A query of which nothing
   * is left goes with its question mark; what stays is kept as it is written.
   *
   * @param name the name of the parameters, such as {@code gclid}; {@code *} at its end stands for
   *     any end, as in {@code utm_*}. Letters of both cases are the same
   * @throws IllegalArgumentException if no parameter can have that name
   */
  public Rewrite withoutParameters(String name) {
    String begin = name.endsWith(ANY_END) ? name.substring(0, name.length() - 1) : name;
    if (name.isEmpty() || begin.chars().anyMatch(c -> NOT_IN_NAMES.indexOf(c) >= 0)) {
      throw new IllegalArgumentException(
          "\"" + name + "\" is not the name of a parameter, such as gclid or utm_*");
    }
    List<String> all = new ArrayList<>(dropped);
    all.add(name.toLowerCase(Locale.ROOT));
    return new Rewrite(rules, List.copyOf(all));
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
        String rest = text.substring(begin + rule.from().length());
        return withoutDropped(text.substring(0, begin) + rule.to() + rest);
      }
    }
    return withoutDropped(text);
  }

  private String withoutDropped(String text) {
    if (dropped.isEmpty() || text.indexOf('?') < 0) {
      return text;
    }
    String url = text.strip();
    String without = UrlParts.withoutParameters(url, this::isDropped);
    boolean changed = without.length() < url.length();
    return changed && UrlParts.isHttp(url) && hasNoSpace(url, 0, url.length())
        ? text.replace(url, without)
        : text;
  }

  private boolean isDropped(String parameter) {
    String name = parameter.toLowerCase(Locale.ROOT);
    for (String each : dropped) {
      if (each.endsWith(ANY_END)
          ? name.startsWith(each.substring(0, each.length() - 1))
          : name.equals(each)) {
        return true;
      }
    }
    return false;
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
    return dropped.isEmpty() ? "Rewrite" + rules : "Rewrite" + rules + " without " + dropped;
  }
}
