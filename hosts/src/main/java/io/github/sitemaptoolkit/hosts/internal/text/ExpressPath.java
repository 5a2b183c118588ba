package io.github.sitemaptoolkit.hosts.internal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A path with names in the language of path-to-regexp 1, as Express reads it: {@code /:id}, {@code
 * /:rest*}, {@code /:n(\d+)}. Case does not count, nor does a slash at the end.
 */
public final class ExpressPath {

  /**
   * A part of a path.
   *
   * @param text a text to be taken literally; null for a value
   */
  private record Part(
      @Nullable String text,
      String name,
      String prefix,
      boolean optional,
      boolean repeat,
      boolean partial,
      boolean star,
      String pattern) {

    String delimiter() {
      return prefix.isEmpty() ? "/" : prefix;
    }
  }

  private static final Pattern PARTS =
      Pattern.compile(
          "(\\\\.)|([/.])?(?:(?::(\\w+)(?:\\(((?:\\\\.|[^\\\\()])+)\\))?|\\(((?:\\\\.|[^\\\\()])+)\\))"
              + "([+*?])?|(\\*))");

  private final List<Part> parts = new ArrayList<>();

  /** Parses a path; each text is one. */
  public ExpressPath(String path) {
    Matcher part = PARTS.matcher(path);
    var text = new StringBuilder();
    int index = 0;
    int unnamed = 0;
    while (index < path.length() && part.find(index)) {
      text.append(path, index, part.start());
      index = part.end();
      if (part.group(1) != null) {
        text.append(part.group(1).charAt(1));
        continue;
      }
      String before = flush(text);
      String prefix = part.group(2) == null ? "" : part.group(2);
      String modifier = part.group(6) == null ? "" : part.group(6);
      boolean next = index < path.length() && !path.startsWith(prefix, index);
      String pattern = part.group(4) == null ? part.group(5) : part.group(4);
      boolean star = part.group(7) != null;
      String delimiter = prefix.isEmpty() ? "/" : prefix;
      parts.add(
          new Part(
              null,
              part.group(3) == null ? String.valueOf(unnamed++) : part.group(3),
              prefix,
              modifier.equals("?") || modifier.equals("*"),
              modifier.equals("+") || modifier.equals("*"),
              !prefix.isEmpty() && next,
              star,
              pattern != null
                  ? pattern.replaceAll("[=!:$/()]", "\\\\$0")
                  : star ? ".*" : any(delimiter, prefix.isEmpty() ? before : prefix)));
    }
    text.append(path.substring(index));
    flush(text);
  }

  private String flush(StringBuilder text) {
    if (text.length() > 0) {
      parts.add(new Part(text.toString(), "", "", false, false, false, false, ""));
      text.setLength(0);
    }
    String last = parts.isEmpty() ? null : parts.get(parts.size() - 1).text;
    return last == null ? "" : last;
  }

  private static String any(String delimiter, String before) {
    String not = "[^" + quoted(delimiter) + "]";
    return before.isEmpty() || before.contains(delimiter)
        ? not + "+?"
        : quoted(before) + "|(?:(?!" + quoted(before) + ")" + not + ")+?";
  }

  private static String quoted(String text) {
    return text.replaceAll("[.+*?=^!:${}()\\[\\]|/\\\\]", "\\\\$0");
  }

  /** Returns the names of the values, in their order. */
  public List<String> names() {
    return parts.stream().filter(part -> part.text == null).map(Part::name).toList();
  }

  /** Returns the expression for paths; null if it may mean something else to a host. */
  public @Nullable BoundedRegex regex() {
    var route = new StringBuilder();
    for (Part part : parts) {
      if (part.text != null) {
        route.append(quoted(part.text));
        continue;
      }
      String prefix = quoted(part.prefix);
      String capture = "(?:" + part.pattern + ")";
      capture += part.repeat ? "(?:" + prefix + capture + ")*" : "";
      if (!part.optional) {
        capture = prefix + "(" + capture + ")";
      } else if (part.partial) {
        capture = prefix + "(" + capture + ")?";
      } else {
        capture = "(?:" + prefix + "(" + capture + "))?";
      }
      route.append(capture);
    }
    boolean slash = route.toString().endsWith("\\/");
    String plain = slash ? route.substring(0, route.length() - 2) : route.toString();
    return BoundedRegex.of(plain + "(?:\\/(?=$))?", true);
  }

  /**
   * Returns the path with these values, escaped; null if one is missing, or not what it has to be.
   */
  public @Nullable String format(Map<String, String> values, boolean split) {
    var path = new StringBuilder();
    for (Part part : parts) {
      String value = part.text == null ? values.get(part.name) : null;
      if (part.text != null) {
        path.append(part.text);
      } else if (value == null && part.optional) {
        path.append(part.partial ? part.prefix : "");
      } else if (value == null || (split && value.contains("/") && !part.repeat)) {
        return null;
      } else {
        BoundedRegex regex = BoundedRegex.of(part.pattern, true);
        String[] pieces =
            split && value.contains("/") ? value.split("/", -1) : new String[] {value};
        for (int i = 0; i < pieces.length; i++) {
          boolean whole = part.star && pieces.length == 1;
          String piece =
              whole
                  ? WebUrl.encodeUri(pieces[i]).replace("?", "%3F").replace("#", "%23")
                  : WebUrl.encodeUriComponent(pieces[i]);
          if (regex == null || !regex.match(piece).found()) {
            return null;
          }
          path.append(i == 0 ? part.prefix : part.delimiter()).append(piece);
        }
      }
    }
    return path.toString();
  }
}
