package io.github.sitemaptoolkit.site;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Colours code when the site is made, so that pages need no script. A language is one expression,
 * whose named groups are the classes of its tokens; what no group matches stays as it is.
 */
final class Highlighter {

  private static final String NUMBER = "(?<number>\\b\\d[\\w.]*\\b)";
  private static final String QUOTED = "\"(?:[^\"\\\\\\n]++|\\\\.)*+\"";
  private static final String SINGLE_QUOTED = "'(?:[^'\\\\\\n]++|\\\\.)*+'";
  private static final String HASH_COMMENT = "(?<comment>(?<!\\S)#[^\\n]*)";

  private static final Pattern JAVA =
      Pattern.compile(
          "(?<comment>//[^\\n]*|(?s:/\\*.*?\\*/))"
              + "|(?<string>(?s:\"\"\".*?\"\"\")|"
              + QUOTED
              + "|"
              + SINGLE_QUOTED
              + ")|(?<name>@\\w+)"
              + "|(?<keyword>\\b(?:abstract|assert|boolean|break|byte|case|catch|char|class|continue"
              + "|default|def|do|double|else|enum|exports|extends|false|final|finally|float|for|fun|if"
              + "|implements|import|instanceof|int|interface|long|module|new|null|object|opens|package"
              + "|private|protected|provides|public|record|requires|return|sealed|short|static|super"
              + "|switch|synchronized|this|throw|throws|transient|true|try|uses|val|var|void|volatile"
              + "|while|with|yield)\\b)|"
              + NUMBER);

  private static final Pattern SHELL =
      Pattern.compile(
          HASH_COMMENT
              + "|(?<string>\"(?:[^\"\\\\]++|\\\\.)*+\"|'[^']*+')"
              + "|(?<name>\\$\\w+|\\$\\{[^}\\n]*})"
              + "|(?<keyword>(?m:^)[./\\w-]+)"
              + "|(?<attribute>(?<=\\s)--?[a-zA-Z][\\w-]*)");

  private static final Pattern XML =
      Pattern.compile(
          "(?<comment>(?s:<!--.*?-->|<\\?.*?\\?>))"
              + "|(?<name>(?s:<!\\[CDATA\\[.*?\\]\\]>))"
              + "|(?<keyword></?[\\w:.-]+|/?>)"
              + "|(?<attribute>(?<=\\s)[\\w:.-]++(?=\\s*=\\s*[\"']))"
              + "|(?<string>(?<==)\\s*(?:\"[^\"<]*\"|'[^'<]*'))");

  private static final Pattern TOML =
      Pattern.compile(
          HASH_COMMENT
              + "|(?<keyword>(?m:^)\\[+[^\\]\\n]+\\]+)"
              + "|(?<attribute>(?m:^)\\s*[\\w.\"-]+(?=\\s*=))"
              + "|(?<string>"
              + QUOTED
              + "|'[^'\\n]*+')|(?<name>\\b(?:true|false)\\b)|"
              + NUMBER);

  private static final Pattern YAML =
      Pattern.compile(
          HASH_COMMENT
              + "|(?<attribute>(?<![\\w.-])[\\w.-]++(?=:(?:\\s|$)))"
              + "|(?<string>"
              + QUOTED
              + "|'[^'\\n]*+')|(?<name>\\$\\{\\{[^}\\n]*}}|\\b(?:true|false)\\b)");

  private static final Pattern JSON =
      Pattern.compile(
          "(?<attribute>"
              + QUOTED
              + "(?=\\s*:))|(?<string>"
              + QUOTED
              + ")|(?<name>\\b(?:true|false|null)\\b)|"
              + NUMBER);

  private static final Pattern CSV =
      Pattern.compile("(?<attribute>\\A[^\\n]+)|(?<string>\"(?:[^\"]++|\"\")*+\")");

  private static final Pattern SQL =
      Pattern.compile(
          "(?i)(?<comment>--[^\\n]*)|(?<string>'[^']*+')"
              + "|(?<keyword>\\b(?:and|as|asc|by|case|copy|create|desc|distinct|else|end|from|group"
              + "|having|in|inner|insert|into|is|join|left|limit|not|null|on|or|order|outer|select|table"
              + "|then|to|union|values|view|when|where|with)\\b)|"
              + NUMBER);

  private static final Pattern PYTHON =
      Pattern.compile(
          HASH_COMMENT
              + "|(?<string>(?s:\"\"\".*?\"\"\")|"
              + QUOTED
              + "|"
              + SINGLE_QUOTED
              + ")|(?<keyword>\\b(?:and|as|assert|async|await|class|def|elif|else|except|False|finally"
              + "|for|from|if|import|in|is|lambda|None|not|or|pass|raise|return|True|try|while|with"
              + "|yield)\\b)|"
              + NUMBER);

  /** By the word behind a fence, and by the ending of a file. */
  private static final Map<String, Pattern> LANGUAGES =
      Map.ofEntries(
          entry("java", JAVA),
          entry("kotlin", JAVA),
          entry("scala", JAVA),
          entry("groovy", JAVA),
          entry("sh", SHELL),
          entry("xml", XML),
          entry("rss", XML),
          entry("atom", XML),
          entry("toml", TOML),
          entry("yaml", YAML),
          entry("yml", YAML),
          entry("json", JSON),
          entry("ndjson", JSON),
          entry("csv", CSV),
          entry("sql", SQL),
          entry("python", PYTHON),
          entry("py", PYTHON));

  private static final String[] CLASSES = {
    "comment", "string", "keyword", "attribute", "name", "number"
  };

  private Highlighter() {}

  /** Returns code as HTML; without colours if the language is not known. */
  static String highlight(String code, String language) {
    @Nullable Pattern tokens = LANGUAGES.get(language.toLowerCase(Locale.ROOT));
    if (tokens == null) {
      return Html.escape(code);
    }
    var html = new StringBuilder();
    Matcher matcher = tokens.matcher(code);
    int end = 0;
    while (matcher.find()) {
      html.append(Html.escape(code.substring(end, matcher.start())));
      html.append("<span class=\"").append(classOf(matcher, tokens)).append("\">");
      html.append(Html.escape(matcher.group())).append("</span>");
      end = matcher.end();
    }
    return html.append(Html.escape(code.substring(end))).toString();
  }

  private static String classOf(Matcher matcher, Pattern tokens) {
    for (String name : CLASSES) {
      if (tokens.pattern().contains("(?<" + name + ">") && matcher.group(name) != null) {
        return name;
      }
    }
    throw new IllegalStateException(tokens + " matched outside of its groups");
  }
}
