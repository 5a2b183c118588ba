package io.github.sitemaptoolkit.site;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a file or directory: a document in Markdown, the text of another file, or the list
 * of the files of a directory.
 *
 * @param source the file or directory, relative to the root of the checkout
 * @param pages the page of that name, then those of its parts, if they have pages of their own
 */
record Document(Path source, List<Page> pages) {

  /**
   * Reads a file or directory.
   *
   * @param live whether the examples of rules can be edited
   * @throws MalformedInputException if the file is not text in UTF-8
   */
  static Document read(Path root, Path source, boolean live) throws IOException {
    Path file = root.resolve(source);
    String name = Page.slashes(source);
    if (Files.isDirectory(file)) {
      return of(source, Path.of(name + ".html"), Markdown.html(list(file, name)));
    }
    String text = Files.readString(file);
    if (!name.endsWith(".md")) {
      String language = name.substring(name.lastIndexOf('.') + 1);
      return of(source, Path.of(name + ".html"), Markdown.html(name, text, language));
    }
    if (CodePages.isList(text)) {
      return new Document(source, CodePages.of(root, source, text, live));
    }
    String page =
        name.endsWith("README.md")
            ? name.replace("README.md", "index.html")
            : name.replaceFirst("\\.md$", ".html");
    return of(source, Path.of(page), Markdown.html(text));
  }

  private static Document of(Path source, Path target, String body) {
    return new Document(source, List.of(new Page(source, target, body)));
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

  /** Returns the page that has the name of the document. */
  Page front() {
    return pages.get(0);
  }

  /** Returns the page that an anchor leads to, one of its own first; null if there is none. */
  @Nullable Page pageOf(String anchor) {
    return Stream.concat(pages.stream().skip(1), pages.stream().limit(1))
        .filter(page -> page.anchors().contains(anchor))
        .findFirst()
        .orElse(null);
  }
}
