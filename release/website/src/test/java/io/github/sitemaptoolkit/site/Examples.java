package io.github.sitemaptoolkit.site;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Shows the example of a rule: as blocks of code, which need no script, and with what {@code
 * try.js} needs to replace them by an editor.
 */
final class Examples {

  private static final String FENCE = "~".repeat(12);

  private Examples() {}

  /**
   * Returns the section as Markdown.
   *
   * @param links a sentence with links to its files
   * @param live whether the site has the engine, so that examples can be edited
   */
  static String section(Example example, String links, boolean live) throws IOException {
    var section = new StringBuilder("\n\n## Example\n\n");
    String reason = example.reason();
    if (live && reason == null) {
      section.append("<div class=\"try\" data-example=\"");
      section.append(Html.escape(example.json())).append("\" hidden></div>\n\n");
    }
    section.append("<div class=\"written\">\n\n");
    section.append(links.replaceFirst("^Example: \\[before]", "[Before]"));
    if (live && reason != null) {
      section.append(' ').append(reason);
    }
    section.append("\n\n");
    for (String kind : new String[] {"bad", "good"}) {
      for (Path file : example.files(kind)) {
        append(kind.equals("bad") ? "Before" : "After", file, section);
      }
    }
    return section.append("\n\n</div>\n").toString();
  }

  private static void append(String title, Path file, StringBuilder section) throws IOException {
    String text = Example.text(file);
    if (text != null) {
      String name = file.getFileName().toString();
      boolean many = !name.matches("(bad|good)\\..*");
      section.append("\n\n### ").append(title).append(many ? ": `" + name + "`" : "");
      section.append("\n\n").append(FENCE).append(' ').append(name.replaceFirst(".*\\.", ""));
      section.append('\n').append(text.stripTrailing()).append('\n').append(FENCE);
    }
  }
}
