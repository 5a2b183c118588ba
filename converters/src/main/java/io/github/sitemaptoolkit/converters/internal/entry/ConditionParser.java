package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Parses conditions on entries: {@code has image and (loc~/blog/ or lastmod>=2026-11)}.
 *
 * <pre>
 * condition  = part { "or" part }
 * part       = term { "and" term }
 * term       = "not" term | "(" condition ")" | "has" [ "no" ] FIELD | FIELD OPERATOR VALUE
 * </pre>
 *
 * <p>A value ends before {@code and}, {@code or} and a closing bracket that was not opened in it,
 * unless it is quoted.
 */
public final class ConditionParser {

  private static final String SIGNS = "=!<>~";

  /** How many brackets may be open at the same time: each one takes a part of the stack. */
  private static final int DEEPEST = 100;

  private final String text;
  private final Extensions extensions;
  private int at;
  private int depth;

  private ConditionParser(String text, Extensions extensions) {
    this.text = text;
    this.extensions = extensions;
  }

  /**
   * Returns the condition.
   *
   * @throws UnknownFieldException if a field does not exist
   * @throws IllegalArgumentException if it is not a condition
   */
  public static ParsedCondition parse(String text, Extensions extensions) {
    var parser = new ConditionParser(text, extensions);
    ParsedCondition condition = parser.condition();
    parser.space();
    if (parser.at < text.length()) {
      throw parser.wrong();
    }
    return condition;
  }

  private ParsedCondition condition() {
    ParsedCondition first = part();
    if (!isAhead("or")) {
      return first;
    }
    List<ParsedCondition> parts = new ArrayList<>(List.of(first));
    while (word("or")) {
      parts.add(part());
    }
    return ParsedCondition.any(parts);
  }

  private ParsedCondition part() {
    ParsedCondition first = term();
    if (!isAhead("and")) {
      return first;
    }
    List<ParsedCondition> terms = new ArrayList<>(List.of(first));
    while (word("and")) {
      terms.add(term());
    }
    return ParsedCondition.all(terms);
  }

  private ParsedCondition term() {
    boolean negated = false;
    while (word("not")) {
      negated = !negated;
    }
    ParsedCondition plain = withoutNot();
    return negated ? plain.not() : plain;
  }

  private ParsedCondition withoutNot() {
    if (next("(")) {
      if (depth++ == DEEPEST) {
        throw new IllegalArgumentException(
            "more than " + DEEPEST + " brackets are open at the same time");
      }
      ParsedCondition inner = condition();
      if (!next(")")) {
        throw wrong();
      }
      depth--;
      return inner;
    } else if (word("has")) {
      boolean no = word("no");
      EntryField field = EntryField.of(field(), extensions);
      return new ParsedCondition(
          entry -> field.values(entry).isEmpty() == no, no ? Set.of() : field.extension());
    }
    String name = upTo(SIGNS).strip(); // a header, which may be meant, has spaces
    ValueCondition.Operator operator = operator();
    EntryField field = EntryField.of(name, extensions);
    ValueCondition test = new ValueCondition(operator, value());
    return new ParsedCondition(
        entry -> test.holds(field.values(entry)),
        operator.isNegative() ? Set.of() : field.extension());
  }

  private String field() {
    space();
    return upTo(" \t\n)");
  }

  /** Takes a name that ends before one of the characters, or at the end. */
  private String upTo(String ends) {
    int begin = at;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (text.substring(begin, at).isBlank()) {
      throw wrong();
    }
    return text.substring(begin, at);
  }

  private ValueCondition.Operator operator() {
    for (ValueCondition.Operator operator : ValueCondition.Operator.values()) {
      if (next(operator.sign())) {
        return operator;
      }
    }
    throw wrong();
  }

  private String value() {
    space();
    char first = at < text.length() ? text.charAt(at) : ' ';
    if (first == '"' || first == '\'') {
      int end = text.indexOf(first, at + 1);
      if (end < 0) {
        throw new IllegalArgumentException("the quote " + first + " is not closed");
      }
      String value = text.substring(at + 1, end);
      at = end + 1;
      return value;
    }
    int begin = at;
    int open = 0; // brackets, as urls have them
    while (at < text.length() && !endsValue(open)) {
      char c = text.charAt(at++);
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
    }
    return text.substring(begin, at).strip();
  }

  private boolean endsValue(int open) {
    char c = text.charAt(at);
    return (c == ')' && open == 0)
        || (Character.isWhitespace(c) && (isAhead("and") || isAhead("or")));
  }

  /** Takes a word, if it is the next one. */
  private boolean word(String word) {
    boolean ahead = isAhead(word);
    if (ahead) {
      space();
      at += word.length();
    }
    return ahead;
  }

  private boolean isAhead(String word) {
    int begin = at;
    while (begin < text.length() && Character.isWhitespace(text.charAt(begin))) {
      begin++;
    }
    int end = begin + word.length();
    return text.regionMatches(true, begin, word, 0, word.length())
        && end < text.length()
        && (Character.isWhitespace(text.charAt(end)) || text.charAt(end) == '(');
  }

  private boolean next(String sign) {
    space();
    boolean there = text.startsWith(sign, at);
    at += there ? sign.length() : 0;
    return there;
  }

  private void space() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private IllegalArgumentException wrong() {
    String rest = text.substring(at).strip();
    boolean word = text.strip().indexOf(' ') < 0; // such as the name of an extension
    String fault =
        word || at == 0
            ? ""
            : rest.isEmpty()
                ? "something is missing at its end; "
                : Problem.quoted(rest) + " is not understood; ";
    return new IllegalArgumentException(
        fault
            + "a condition is such as \"has news\", \"has no video\", \"changefreq=daily\","
            + " \"loc~/blog/\" (contains) or \"lastmod>=2026-11-01\"; and, or, not and brackets"
            + " combine conditions, and a value may be quoted");
  }
}
