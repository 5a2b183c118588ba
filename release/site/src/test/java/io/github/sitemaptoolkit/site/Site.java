package io.github.sitemaptoolkit.site;

import static java.util.Comparator.comparing;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The documents of a checkout, and all files that they link to, as pages that can be read without a
 * server and load nothing from elsewhere.
 */
final class Site {

  private final Path root;
  private final Path directory;
  private final Map<Path, Page> pages = new HashMap<>(); // by source
  private final Set<Path> copied = new HashSet<>();
  private final Set<String> faults = new HashSet<>();

  private Site(Path root, Path directory) {
    this.root = root;
    this.directory = directory;
  }

  /**
   * Writes the site.
   *
   * @param root the checkout
   * @param directory where the site is written
   * @return the links that lead nowhere, each after the document that it is in
   */
  static List<String> write(Path root, Path directory) throws IOException {
    var site = new Site(root, directory);
    List<Path> documents = site.documents();
    site.read(documents);
    List<Page> listed =
        documents.stream()
            .map(site::page)
            .sorted(comparing(Page::isFront).reversed().thenComparing(Page::title))
            .toList();
    for (Page page : site.pages.values()) {
      site.write(page, listed);
    }
    Files.writeString(directory.resolve("site.css"), resource("site.css"));
    return site.faults.stream().sorted().toList();
  }

  private List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.list(root);
        Stream<Path> docs = Files.list(root.resolve("docs"))) {
      return Stream.concat(files, docs)
          .filter(file -> file.toString().endsWith(".md"))
          .map(root::relativize)
          .toList();
    }
  }

  private Page page(Path source) {
    return Objects.requireNonNull(pages.get(source), source::toString);
  }

  /** Reads documents, and whatever they link to. */
  private void read(Collection<Path> documents) throws IOException {
    Deque<Path> sources = new ArrayDeque<>(documents);
    while (!sources.isEmpty()) {
      Path source = sources.remove();
      if (pages.containsKey(source) || copied.contains(source)) {
        continue;
      }
      Page page = pageOf(source);
      if (page == null) {
        copy(source);
        continue;
      }
      pages.put(source, page);
      for (String link : page.links()) {
        Path linked = find(page, link);
        if (linked != null && Files.exists(root.resolve(linked))) {
          sources.add(linked);
        } else if (linked != null) {
          faults.add(page.source() + ": " + link + ": there is no such file");
        }
      }
    }
  }

  /** Returns null for an image, and for what is not text in UTF-8. */
  private @Nullable Page pageOf(Path source) throws IOException {
    try {
      return source.toString().endsWith(".svg") ? null : Page.read(root, source);
    } catch (MalformedInputException notText) {
      return null;
    }
  }

  private void copy(Path source) throws IOException {
    copied.add(source);
    Path target = directory.resolve(source);
    Files.createDirectories(target.getParent());
    Files.copy(root.resolve(source), target, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Returns the file that a link leads to, relative to the root; null if it leaves the checkout.
   */
  private @Nullable Path find(Page page, String link) {
    URI uri = URI.create(link.replace("&amp;", "&"));
    if (uri.isAbsolute()) {
      return null;
    }
    Path from = root.resolve(page.source());
    Path base = Files.isDirectory(from) ? from : from.getParent();
    return uri.getPath().isEmpty()
        ? page.source()
        : root.relativize(base.resolve(uri.getPath()).normalize());
  }

  private void write(Page page, List<Page> listed) throws IOException {
    var navigation = new StringBuilder();
    for (Page other : listed) {
      navigation.append("<li><a href=\"").append(path(page, other.target())).append('"');
      navigation.append(other == page ? " aria-current=\"page\">" : ">");
      navigation.append(other.title()).append("</a></li>\n");
    }
    Path target = directory.resolve(page.target());
    Files.createDirectories(target.getParent());
    Files.writeString(
        target,
        resource("page.html")
            .replace("{title}", page.title())
            .replace("{css}", path(page, Path.of("site.css")))
            .replace("{front}", path(page, Path.of("index.html")))
            .replace("{navigation}", navigation)
            .replace("{contents}", page.contents())
            .replace("{body}", page.body(link -> rewrite(page, link))));
  }

  /** Returns the link to the page of what a link of a document leads to. */
  private String rewrite(Page page, String link) {
    Path linked = find(page, link);
    if (linked == null) {
      return link;
    }
    Page other = pages.get(linked);
    if (other == null) {
      return path(page, linked); // a copy, or a fault
    }
    String anchor = URI.create(link).getFragment();
    if (anchor == null) {
      return path(page, other.target());
    }
    if (!other.anchors().contains(anchor)) {
      faults.add(page.source() + ": " + link + ": there is no such anchor");
    }
    return (other == page ? "" : path(page, other.target())) + '#' + anchor;
  }

  /** Returns a path in the site as a link in a page. */
  private String path(Page from, Path to) {
    Path base = directory.resolve(from.target()).getParent();
    return Page.slashes(base.relativize(directory.resolve(to)));
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
