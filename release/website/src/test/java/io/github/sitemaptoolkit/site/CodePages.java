package io.github.sitemaptoolkit.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pages of a document that explains codes of rules or problems: a page for each code, and an
 * index of them, which has the anchors that the document has.
 */
final class CodePages {

  /** An anchor, and the heading with a code. */
  private static final Pattern CODE =
      Pattern.compile("(?m)^<a id=\"([a-z0-9-]+)\"></a>\n\n## `([^`]+)`\n");

  private final Path source;
  private final Path base;
  private final String directory;
  private final String file;
  private final String text;
  private final List<MatchResult> codes;
  private final boolean live;
  private final CodeNotes notes;

  private CodePages(Path root, Path source, String text, boolean live) throws IOException {
    base = root.resolve(source).getParent();
    this.source = source;
    directory = Page.slashes(source).replaceFirst("\\.md$", "");
    file = source.getFileName().toString();
    this.text = text;
    codes = CODE.matcher(text).results().toList();
    this.live = live;
    notes = CodeNotes.load();
  }

  /** Whether a document explains codes. */
  static boolean isList(String text) {
    Matcher matcher = CODE.matcher(text);
    return matcher.find() && matcher.find();
  }

  /**
   * Returns the index, then the page of each code.
   *
   * @param live whether examples can be edited
   */
  static List<Page> of(Path root, Path source, String text, boolean live) throws IOException {
    var pages = new CodePages(root, source, text, live);
    List<Page> all = new ArrayList<>();
    all.add(new Page(source, Path.of(pages.directory + ".html"), Markdown.html(pages.index())));
    for (int i = 0; i < pages.codes.size(); i++) {
      Path target = Path.of(pages.directory, pages.codes.get(i).group(1) + ".html");
      all.add(new Page(source, target, Markdown.html(pages.page(i))));
    }
    return all;
  }

  /** Returns what the document says of a code. */
  private Explanation explanation(int i) throws IOException {
    int end = i + 1 < codes.size() ? codes.get(i + 1).start() : text.length();
    return Explanation.of(base, text.substring(codes.get(i).end(), end).strip());
  }

  private String page(int i) throws IOException {
    Explanation explanation = explanation(i);
    String code = codes.get(i).group(2);
    var page = new StringBuilder();
    page.append("[All ").append(title().toLowerCase(Locale.ROOT)).append("](");
    page.append(file).append(")\n\n# `").append(code).append("`\n\n<a id=\"");
    page.append(codes.get(i).group(1)).append("\"></a>\n\n");
    page.append(explanation.shownFinding()).append(explanation.texts());
    page.append(notes.otherNames(code, explanation.texts()));
    String reason = notes.reason(code);
    if (explanation.example() == null && live && reason != null) {
      page.append("\n\n").append(reason);
    }
    if (explanation.example() != null) {
      String links = Objects.requireNonNull(explanation.links());
      page.append(Examples.section(explanation.example(), links, live));
    }
    if (!explanation.levels().isEmpty()) {
      page.append("\n\n## How serious it is\n\n").append(explanation.levels());
    }
    page.append("\n\n---\n\n");
    if (i > 0) {
      page.append("Previous: ").append(link(i - 1));
    }
    if (i > 0 && i + 1 < codes.size()) {
      page.append(" · ");
    }
    if (i + 1 < codes.size()) {
      page.append("Next: ").append(link(i + 1));
    }
    return page.append('\n').toString();
  }

  private String title() {
    return text.lines().findFirst().orElseThrow().replaceFirst("^# ", "");
  }

  private String link(int i) {
    return "[`" + codes.get(i).group(2) + "`](" + file + "#" + codes.get(i).group(1) + ")";
  }

  private String index() throws IOException {
    var index = new StringBuilder(text.substring(0, codes.get(0).start()));
    String group = "";
    for (int i = 0; i < codes.size(); i++) {
      String next = group(codes.get(i).group(2));
      if (!next.equals(group)) {
        index.append("\n## ").append(next).append("\n\n| Code | Meaning |\n|---|---|\n");
        group = next;
      }
      String meaning = explanation(i).meaning().replace("|", "\\|");
      index.append("| <a id=\"").append(codes.get(i).group(1)).append("\"></a>").append(link(i));
      index.append(" | ").append(meaning).append(" |\n");
    }
    return index.toString();
  }

  /** Returns the room of a code: {@code xml} of {@code xml.malformed}. */
  private static String group(String code) {
    return code.startsWith("*") ? "Any extension" : code.replaceFirst("\\..*", "");
  }
}
