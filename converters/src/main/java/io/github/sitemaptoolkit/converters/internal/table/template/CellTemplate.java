package io.github.sitemaptoolkit.converters.internal.table.template;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text with the names of columns in braces, as in {@code https://e.com/products/{handle}}. In
 * urls, the value of {@code {x}} is percent-encoded, and that of {@code {+x}} keeps the characters
 * with a meaning in urls. Source: RFC 6570, levels 1 and 2; names may have any characters but
 * braces and commas.
 */
public final class CellTemplate {

  private static final String UNRESERVED = "-._~";
  private static final String RESERVED = UNRESERVED + ":/?#[]@!$&'()*+,;=";
  private static final String OTHER_OPERATORS = "#./;?&=!|";
  private static final Pattern MODIFIER = Pattern.compile(".*(\\*|:\\d+)", Pattern.DOTALL);
  private static final Pattern ESCAPE = Pattern.compile("(%[0-9A-Fa-f]{2})");
  private static final Set<String> DOTS = Set.of(".", "..");

  /**
   * A literal or the name of a column.
   *
   * @param keeps whether reserved characters of the value are kept
   */
  private record Part(String text, boolean name, boolean keeps) {}

  /**
   * What a template became.
   *
   * @param value null if it has none
   * @param fault why it has none; null if it has one
   * @param name the name in braces that has the fault; empty if there is none
   */
  record Expansion(@Nullable String value, @Nullable TemplateFault fault, String name) {}

  private final String text;
  private final List<Part> parts = new ArrayList<>();
  private final List<String> names;

  private CellTemplate(String text) {
    this.text = text;
    int at = 0;
    while (at < text.length()) {
      int open = text.indexOf('{', at);
      int end = open < 0 ? text.length() : open;
      String literal = text.substring(at, end);
      if (literal.indexOf('}') >= 0) {
        throw refused("a } has no { before it");
      }
      if (!literal.isEmpty()) {
        parts.add(new Part(literal, false, true));
      }
      int close = open < 0 ? end : text.indexOf('}', open);
      if (close < 0) {
        throw refused("a { has no } behind it");
      } else if (open >= 0) {
        parts.add(expression(text.substring(open + 1, close)));
      }
      at = open < 0 ? end : close + 1;
    }
    this.names = parts.stream().filter(Part::name).map(Part::text).toList();
    if (names.isEmpty()) {
      throw refused("it has no name in braces");
    }
  }

  private Part expression(String inner) {
    boolean keeps = inner.startsWith("+");
    String name = inner.substring(keeps ? 1 : 0).strip();
    if (name.isEmpty() || name.indexOf('{') >= 0 || name.indexOf(',') >= 0) {
      throw refused("braces hold the name of one column");
    } else if (OTHER_OPERATORS.indexOf(name.charAt(0)) >= 0 || MODIFIER.matcher(name).matches()) {
      throw refused("{" + inner + "} is not understood, only {name} and {+name} are");
    }
    return new Part(name, true, keeps);
  }

  private IllegalArgumentException refused(String reason) {
    return new IllegalArgumentException("the template " + Problem.quoted(text) + ": " + reason);
  }

  /** Returns whether a text is a template, or was meant as one: whether it has braces. */
  public static boolean is(String text) {
    return text.indexOf('{') >= 0 || text.indexOf('}') >= 0;
  }

  /**
   * Parses a template.
   *
   * @throws IllegalArgumentException if it is malformed
   */
  public static CellTemplate parse(String text) {
    return new CellTemplate(text);
  }

  /** Returns the names in braces, in their order; a name may occur twice. */
  public List<String> names() {
    return names;
  }

  /** Returns whether it begins with a literal of a url with a host. */
  public boolean hasHost() {
    Part first = parts.get(0);
    return !first.name() && UrlParts.authority(first.text()) > 0;
  }

  /** Returns the text that some values make, whatever they are; empty ones are left out. */
  Expansion text(List<String> values) {
    var out = new StringBuilder();
    int next = 0;
    for (Part part : parts) {
      String value = part.name() ? values.get(next++) : part.text();
      if (value.isEmpty()) {
        return new Expansion(null, TemplateFault.EMPTY, part.text());
      }
      out.append(value);
    }
    return new Expansion(out.toString(), null, "");
  }

  /**
   * Returns the url that some values make.
   *
   * @param values the values of the {@link #names}
   * @param base what it will be resolved against if it is relative; null for nothing
   */
  Expansion url(List<String> values, @Nullable String base) {
    var url = new StringBuilder();
    var skeleton = new StringBuilder(); // without the values that could hold more than a part
    String name = "";
    int next = 0;
    for (Part part : parts) {
      String value = part.name() ? values.get(next++) : part.text();
      if (part.name()) {
        TemplateFault fault = fault(value, part.keeps());
        if (fault != null) {
          return new Expansion(null, fault, part.text());
        }
        name = name.isEmpty() || part.keeps() ? part.text() : name;
      }
      boolean host = !part.name() && url.isEmpty() && UrlParts.authority(value) > 0;
      String encoded = host ? literal(value) : encoded(value, part.keeps());
      url.append(encoded);
      skeleton.append(part.name() && part.keeps() ? "" : encoded);
    }
    String whole = url.toString();
    if (!isOfHost(whole, skeleton.toString(), base)) {
      return new Expansion(null, TemplateFault.HOST, name);
    }
    return hasDots(whole)
        ? new Expansion(null, TemplateFault.DOTS, name)
        : new Expansion(whole, null, "");
  }

  private static @Nullable TemplateFault fault(String value, boolean keeps) {
    if (value.isEmpty()) {
      return TemplateFault.EMPTY;
    } else if (DOTS.contains(value) || (keeps && hasDots(value))) {
      return TemplateFault.DOTS;
    }
    boolean half = value.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE);
    return half ? TemplateFault.ENCODING : null;
  }

  /** Returns a literal with a host, which is kept as it is. */
  private static String literal(String text) {
    int path = UrlParts.path(text);
    return text.substring(0, path) + encoded(text.substring(path), true);
  }

  private static String encoded(String value, boolean keeps) {
    if (!keeps) {
      return PercentEncoding.encode(value, UNRESERVED);
    }
    String encoded = PercentEncoding.encode(value, RESERVED + '%');
    return encoded.indexOf('%') < 0 ? encoded : withPercents(encoded, value);
  }

  /** Percent signs of a value that begin no escape are escaped, as RFC 6570, 3.2.1, says. */
  private static String withPercents(String encoded, String value) {
    if (value.indexOf('%') < 0) {
      return encoded;
    }
    var out = new StringBuilder(encoded.length());
    var escapes = ESCAPE.matcher(encoded);
    int at = 0;
    while (escapes.find()) {
      out.append(encoded.substring(at, escapes.start()).replace("%", "%25"))
          .append(escapes.group());
      at = escapes.end();
    }
    return out.append(encoded.substring(at).replace("%", "%25")).toString();
  }

  /** Returns whether a url has the host that the template says, or that of the base. */
  private boolean isOfHost(String url, String skeleton, @Nullable String base) {
    int authority = UrlParts.authority(skeleton);
    if (authority > 0) {
      String expected = origin(skeleton);
      return expected.indexOf('%') < 0 && expected.equals(origin(url));
    } else if (url.startsWith("//")) {
      return false;
    } else if (!UrlText.isAbsolute(url)) {
      return true;
    }
    Part first = parts.get(0);
    return first.name() && first.keeps() && (base == null || origin(base).equals(origin(url)));
  }

  private static String origin(String url) {
    return url.substring(0, UrlParts.path(url)).toLowerCase(Locale.ROOT);
  }

  /** Returns whether a step of a path is {@code .} or {@code ..}, escaped or not. */
  private static boolean hasDots(String url) {
    if (url.indexOf('.') < 0 && url.indexOf('%') < 0) {
      return false;
    }
    int path = UrlParts.path(url);
    int end = Math.max(path, UrlParts.pathEnd(url));
    for (String step : url.substring(path, end).split("/", -1)) {
      if (DOTS.contains(PercentEncoding.decode(step))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return text;
  }
}
