package io.github.sitemaptoolkit.hosts.internal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A path with names, such as {@code /blog/:slug*}, in the language of path-to-regexp 6: names with
 * a colon, patterns in parentheses, groups in braces, and {@code ? * +} behind each.
 */
public final class PathTemplate {

  /**
   * A part of a template.
   *
   * @param text a text to be taken literally; empty if this is a group
   * @param name the name of a group, or its number; empty for a group without one
   * @param prefix what stands before its value
   * @param suffix what stands behind its value
   * @param pattern what the value has to be; empty if it has none
   * @param modifier a question mark, star or plus sign; or empty
   */
  private record Part(
      String text, String name, String prefix, String suffix, String pattern, String modifier) {}

  private static final String ANY = "[^\\/]+?";
  private static final String SPECIAL = "[.+*?=^!:${}()\\[\\]|/\\\\]";

  private final String template;
  private final List<Part> parts = new ArrayList<>();
  private int at;
  private int unnamed;

  private PathTemplate(String template) {
    this.template = template;
  }

  /** Thrown where a text is no template. */
  private static final class NoTemplateException extends Exception {
    private static final long serialVersionUID = 1;
  }

  /** Parses a template; null if it is none. */
  public static @Nullable PathTemplate parse(String template) {
    var parsed = new PathTemplate(template);
    try {
      parsed.read();
      return parsed;
    } catch (NoTemplateException e) {
      return null;
    }
  }

  private boolean is(String characters) {
    return at < template.length() && characters.indexOf(template.charAt(at)) >= 0;
  }

  private void read() throws NoTemplateException {
    var path = new StringBuilder();
    while (at < template.length()) {
      boolean plain = !is("*+?\\{}:(");
      String prefix = plain ? String.valueOf(template.charAt(at++)) : "";
      String name = name();
      String pattern = pattern();
      if (name != null || pattern != null) {
        boolean own = !prefix.isEmpty() && "./".contains(prefix);
        path.append(own ? "" : prefix);
        flush(path);
        String key = name == null ? String.valueOf(unnamed++) : name;
        add(key, own ? prefix : "", "", pattern == null ? ANY : pattern);
      } else if (plain) {
        path.append(prefix);
      } else if (is("\\")) {
        path.append(escaped());
      } else {
        flush(path);
        group();
      }
    }
    flush(path);
  }

  private void flush(StringBuilder path) {
    if (path.length() > 0) {
      parts.add(new Part(path.toString(), "", "", "", "", ""));
      path.setLength(0);
    }
  }

  private void add(String name, String prefix, String suffix, String pattern) {
    String modifier = is("*+?") ? String.valueOf(template.charAt(at++)) : "";
    parts.add(new Part("", name, prefix, suffix, pattern, modifier));
  }

  private String escaped() throws NoTemplateException {
    if (at + 1 >= template.length()) {
      throw new NoTemplateException();
    }
    at += 2;
    return template.substring(at - 1, at);
  }

  private void group() throws NoTemplateException {
    if (!is("{")) {
      throw new NoTemplateException();
    }
    at++;
    String prefix = text();
    String name = name();
    String pattern = pattern();
    String suffix = text();
    if (!is("}")) {
      throw new NoTemplateException();
    }
    at++;
    String key = name != null ? name : pattern == null ? "" : String.valueOf(unnamed++);
    add(key, prefix, suffix, pattern != null ? pattern : name == null ? "" : ANY);
  }

  private String text() throws NoTemplateException {
    var text = new StringBuilder();
    while (at < template.length() && !is("*+?{}:(")) {
      text.append(is("\\") ? escaped() : template.substring(at, ++at));
    }
    return text.toString();
  }

  private @Nullable String name() throws NoTemplateException {
    if (!is(":")) {
      return null;
    }
    int begin = ++at;
    while (at < template.length() && isName(template.charAt(at))) {
      at++;
    }
    if (at == begin) {
      throw new NoTemplateException();
    }
    return template.substring(begin, at);
  }

  private static boolean isName(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
  }

  private @Nullable String pattern() throws NoTemplateException {
    if (!is("(")) {
      return null;
    }
    int begin = ++at;
    int depth = 1;
    if (is("?")) {
      throw new NoTemplateException();
    }
    while (at < template.length()) {
      char c = template.charAt(at);
      if (c == '\\') {
        at++;
      } else if (c == ')' && --depth == 0) {
        break;
      } else if (c == '(') {
        depth++;
        if (!template.startsWith("?", at + 1)) {
          throw new NoTemplateException();
        }
      }
      at++;
    }
    if (at >= template.length() || at == begin) {
      throw new NoTemplateException();
    }
    return template.substring(begin, at++);
  }

  /** Returns the names of the groups with values, in their order; numbers for those without one. */
  public List<String> names() {
    return parts.stream().filter(part -> !part.pattern.isEmpty()).map(Part::name).toList();
  }

  /** Returns the text that each path begins with. */
  public String prefix() {
    return parts.isEmpty()
        ? ""
        : parts.get(0).text.isEmpty() ? parts.get(0).prefix : parts.get(0).text;
  }

  /** Returns whether it takes every path. */
  public boolean isForEverything() {
    return template.matches(
        "/\\((\\.\\*|\\.\\+)\\)|/:\\w+\\*|/:\\w+\\(\\.\\*\\)|/:\\w+\\(\\.\\*\\)\\*");
  }

  /** Returns the expression for paths; null if it may mean something else to a host. */
  public @Nullable BoundedRegex regex() {
    var route = new StringBuilder();
    for (Part part : parts) {
      route.append(part.text.isEmpty() ? expression(part) : quoted(part.text));
    }
    return BoundedRegex.of(route.toString(), false);
  }

  private static String quoted(String text) {
    return text.replaceAll(SPECIAL, "\\\\$0");
  }

  private static String expression(Part part) {
    String prefix = quoted(part.prefix);
    String suffix = quoted(part.suffix);
    boolean repeats = part.modifier.equals("*") || part.modifier.equals("+");
    if (part.pattern.isEmpty()) {
      return "(?:" + prefix + suffix + ")" + part.modifier;
    } else if (prefix.isEmpty() && suffix.isEmpty()) {
      return "(" + part.pattern + ")" + part.modifier;
    } else if (repeats) {
      String one = "(?:" + part.pattern + ")";
      String more = "(?:" + suffix + prefix + one + ")*";
      String optional = part.modifier.equals("*") ? "?" : "";
      return "(?:" + prefix + "(" + one + more + ")" + suffix + ")" + optional;
    }
    return "(?:" + prefix + "(" + part.pattern + ")" + suffix + ")" + part.modifier;
  }

  /** Returns the path with these values; empty if one is missing. */
  public Optional<String> format(Map<String, String> values) {
    var path = new StringBuilder();
    for (Part part : parts) {
      String value = values.get(part.name);
      boolean optional = part.modifier.equals("?") || part.modifier.equals("*");
      if (!part.text.isEmpty()) {
        path.append(part.text);
      } else if (value != null) {
        path.append(part.prefix).append(value).append(part.suffix);
      } else if (!optional) {
        return Optional.empty();
      }
    }
    return Optional.of(path.toString());
  }
}
