package io.github.sitemaptoolkit.site;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toUnmodifiableSet;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * What a page shows: a document in Markdown, the text of another file, or the list of the files of
 * a directory.
 *
 * @param source the file or directory, relative to the root of the checkout
 * @param body its HTML, with links as they stand in the source
 * @param anchors the ids in it
 */
record Page(Path source, String body, Set<String> anchors) {

  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser MARKDOWN = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(EXTENSIONS).build();

  private static final Pattern LINK = Pattern.compile("(?<= (?:href|src)=\")[^\"]*");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
  private static final Pattern TITLE = Pattern.compile("(?s)<h1[^>]*>(.*?)</h1>");
  private static final Pattern PART = Pattern.compile("(?s)<h2 id=\"([^\"]+)\">(.*?)</h2>");

  private Page(Path source, String body) {
    this(source, body, anchors(body));
  }

  /**
   * Reads a file or directory.
   *
   * @throws MalformedInputException if the file is not text in UTF-8
   */
  static Page read(Path root, Path source) throws IOException {
    Path file = root.resolve(source);
    if (Files.isDirectory(file)) {
      return new Page(source, HTML.render(MARKDOWN.parse(list(file, slashes(source)))));
    }
    String text = Files.readString(file);
    boolean markdown = source.toString().endsWith(".md");
    return new Page(source, HTML.render(markdown ? MARKDOWN.parse(text) : code(source, text)));
  }

  private static String list(Path directory, String name) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> !file.equals("target"))
          .sorted()
          .map(file -> "- [" + file + "](" + file + ")\n")
          .collect(joining("", "# " + name + "\n\n", ""));
    }
  }

  private static Node code(Path source, String text) {
    var block = new FencedCodeBlock();
    block.setLiteral(text);
    Node document = MARKDOWN.parse("# " + slashes(source));
    document.appendChild(block);
    return document;
  }

  static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  /** Returns where the page is written, relative to the directory of the site. */
  Path target() {
    String path = slashes(source);
    if (path.endsWith("README.md")) {
      return Path.of(path.replace("README.md", "index.html"));
    }
    return path.endsWith(".md")
        ? Path.of(path.replaceFirst("\\.md$", ".html"))
        : Path.of(path + ".html");
  }

  /** Whether this is the first page of the site. */
  boolean isFront() {
    return source.equals(Path.of("README.md"));
  }

  /** Returns the text of the first heading, as HTML. */
  String title() {
    return TITLE
        .matcher(body)
        .results()
        .map(title -> title.group(1).replaceAll("<[^>]*>", ""))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(source + " has no title"));
  }

  /** Returns all links, those of images too. */
  List<String> links() {
    return LINK.matcher(body).results().map(MatchResult::group).distinct().toList();
  }

  private static Set<String> anchors(String body) {
    return ID.matcher(body).results().map(id -> id.group(1)).collect(toUnmodifiableSet());
  }

  /** Returns a list of links to the parts of the page; nothing if they are few. */
  String contents() {
    List<String> parts =
        PART.matcher(body)
            .results()
            .map(part -> "<li><a href=\"#" + part.group(1) + "\">" + part.group(2) + "</a></li>\n")
            .toList();
    return parts.size() < 4
        ? ""
        : "<details class=\"contents\"><summary>On this page</summary>\n<ul>\n"
            + String.join("", parts)
            + "</ul>\n</details>\n";
  }

  /** Returns the body with other links. */
  String body(UnaryOperator<String> links) {
    return LINK.matcher(body)
        .replaceAll(link -> Matcher.quoteReplacement(links.apply(link.group())));
  }
}
