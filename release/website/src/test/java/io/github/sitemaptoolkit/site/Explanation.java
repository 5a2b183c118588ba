package io.github.sitemaptoolkit.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a document says of a code.
 *
 * @param texts what it means, why it matters, how to fix it
 * @param links the sentence with links to the files of the example; null if there is none
 * @param finding what is printed for the example; null if there is no example
 * @param levels the table of profiles; empty if there is none
 * @param example the example; null if there is none
 */
record Explanation(
    String texts,
    @Nullable String links,
    @Nullable String finding,
    String levels,
    @Nullable Example example) {

  private static final Pattern EXAMPLE =
      Pattern.compile(
          "(?s)^(.*?)\\n\\n(Example: \\[before]\\(([^)#]+)\\)[^\\n]*)"
              + "(?:\\n\\n```text\\n([^\\n]*)\\n```)?(?:\\n\\n(.*))?$");

  private static final Pattern FINDING = Pattern.compile("^(\\S+: \\w+: \\S+: )(.*)$");

  /**
   * Takes a text apart.
   *
   * @param base the directory that links are relative to
   */
  static Explanation of(Path base, String text) throws IOException {
    Matcher parts = EXAMPLE.matcher(text);
    if (!parts.matches()) {
      int table = text.indexOf("\n\n| Profile |");
      return table < 0
          ? new Explanation(text, null, null, "", null)
          : new Explanation(text.substring(0, table), null, null, text.substring(table + 2), null);
    }
    String levels = parts.group(5) == null ? "" : parts.group(5);
    Example example = example(base.resolve(parts.group(3)).normalize());
    return new Explanation(parts.group(1), parts.group(2), parts.group(4), levels, example);
  }

  /** Returns the case that a file or directory of the corpus belongs to. */
  private static @Nullable Example example(Path before) throws IOException {
    Path directory = before.getParent();
    Example found = Example.of(directory);
    return found != null ? found : Example.of(directory.getParent());
  }

  /** Returns the first paragraph: what the code means. */
  String meaning() {
    return texts.lines().findFirst().orElse("");
  }

  /** Returns the finding as HTML, in which the message is marked; empty if there is none. */
  String shownFinding() {
    if (finding == null) {
      return "";
    }
    Matcher parts = FINDING.matcher(finding);
    String html =
        parts.matches()
            ? Html.escape(parts.group(1)) + Page.message(Html.escape(parts.group(2)))
            : Html.escape(finding);
    return "<p class=\"finding\"><code>" + html + "</code></p>\n\n";
  }
}
