package io.github.sitemaptoolkit.site;

import com.fasterxml.jackson.databind.ObjectMapper;
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
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The documents of a checkout, and all files that they link to, as pages that can be read without a
 * server and load nothing from elsewhere.
 */
final class Site {

  private static final String CHECK = "check.html";
  private static final String CHECK_LINK =
      "<a class=\"check\" href=\"{root}" + CHECK + "\">Check a sitemap here</a>\n";

  private final Path root;
  private final Path directory;
  private final Navigation navigation;
  private final @Nullable Path engine;
  private final @Nullable Path check; // the page that checks sitemaps
  private final Map<Path, Document> documents = new HashMap<>(); // by source
  private final Set<Path> copied = new HashSet<>();
  private final Set<String> faults = new HashSet<>();

  private Site(Path root, Path directory, Navigation navigation, @Nullable Path engine) {
    this.root = root;
    this.directory = directory;
    this.navigation = navigation;
    this.engine = engine;
    Path beside = engine == null ? null : engine.resolveSibling("index.html");
    this.check = beside == null || Files.notExists(beside) ? null : beside;
  }

  /**
   * Writes the site.
   *
   * @param root the checkout
   * @param directory where the site is written
   * @param navigation the documents in their order
   * @param engine the script that starts the engine, with which the examples of rules can be
   *     edited; null to show them only. The page beside it becomes {@code check.html}
   * @return the links that lead nowhere, each after the document that it is in, and what the
   *     navigation lacks
   */
  static List<String> write(Path root, Path directory, Navigation navigation, @Nullable Path engine)
      throws IOException {
    var site = new Site(root, directory, navigation, engine);
    List<Path> sources = site.sources();
    site.read(sources);
    for (Path source : sources) {
      if (!navigation.contains(source)) {
        site.faults.add(Page.slashes(source) + ": it is not in navigation.txt");
      }
    }
    for (Document document : site.documents.values()) {
      for (Page page : document.pages()) {
        site.write(page);
      }
    }
    site.writeSearch();
    for (String file : List.of("site.css", "site.js")) {
      Files.writeString(directory.resolve(file), resource(file));
    }
    if (engine != null) {
      Files.writeString(directory.resolve("try.js"), resource("try.js"));
      Files.writeString(directory.resolve("codes.js"), site.codes());
      Files.copy(engine, directory.resolve("engine.js"), StandardCopyOption.REPLACE_EXISTING);
    }
    if (site.check != null) {
      Files.copy(site.check, directory.resolve(CHECK), StandardCopyOption.REPLACE_EXISTING);
    }
    return site.faults.stream().sorted().toList();
  }

  private List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(root);
        Stream<Path> docs = Files.walk(root.resolve("docs"), 2)) {
      return Stream.concat(files, docs)
          .filter(file -> file.toString().endsWith(".md"))
          .map(root::relativize)
          .toList();
    }
  }

  private Document document(Path source) {
    return Objects.requireNonNull(documents.get(source), source::toString);
  }

  /** Reads documents, and whatever they link to. */
  private void read(Collection<Path> first) throws IOException {
    Deque<Path> sources = new ArrayDeque<>(first);
    while (!sources.isEmpty()) {
      Path source = sources.remove();
      if (documents.containsKey(source) || copied.contains(source)) {
        continue;
      }
      Document document = documentOf(source);
      if (document == null) {
        copy(source);
        continue;
      }
      documents.put(source, document);
      for (Page page : document.pages()) {
        sources.addAll(linked(page));
      }
    }
  }

  /** Returns null for an image, for a page of the documents, and for what is not UTF-8. */
  private @Nullable Document documentOf(Path source) throws IOException {
    try {
      String name = source.toString();
      boolean page = source.startsWith("docs") && name.endsWith(".html"); // to be seen, not read
      return page || name.endsWith(".svg") ? null : Document.read(root, source, engine != null);
    } catch (MalformedInputException notText) {
      return null;
    }
  }

  /** Returns the files that a page links to. */
  private List<Path> linked(Page page) {
    Set<Path> found = new HashSet<>();
    for (String link : page.links()) {
      Path linked = find(page, link);
      if (linked != null && Files.exists(root.resolve(linked))) {
        found.add(linked);
      } else if (linked != null) {
        faults.add(page.source() + ": " + link + ": there is no such file");
      }
    }
    return List.copyOf(found);
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

  private void write(Page page) throws IOException {
    Path front = Path.of("index.html");
    Path target = directory.resolve(page.target());
    Files.createDirectories(target.getParent());
    Files.writeString(
        target,
        resource("page.html")
            .replace(
                "{title}",
                page.heading() + (page.target().equals(front) ? "" : " – Sitemap Toolkit"))
            .replace("{description}", description(page) + robots(page) + refresh(page))
            .replace("{scripts}", scripts(page))
            .replace("{check}", check == null ? "" : CHECK_LINK)
            .replace("{root}", page.linkTo(front).replace("index.html", ""))
            .replace("{navigation}", listed(page))
            .replace("{contents}", page.contents())
            .replace("{body}", page.body(link -> rewrite(page, link))));
  }

  private static String description(Page page) {
    String text = page.description();
    return text.isEmpty() ? "" : "<meta name=\"description\" content=\"" + text + "\">\n";
  }

  /** Returns the element that keeps listings of files, and what was moved, out of sitemaps. */
  private String robots(Page page) {
    boolean read = page.source().toString().endsWith(".md");
    return read && !navigation.moved().contains(page.source())
        ? ""
        : "<meta name=\"robots\" content=\"noindex\">\n";
  }

  /** Returns the element that leads from a page that was moved to the first that it links to. */
  private String refresh(Page page) {
    return navigation.moved().contains(page.source())
        ? "<meta http-equiv=\"refresh\" content=\"0; url="
            + rewrite(page, page.links().get(0))
            + "\">\n"
        : "";
  }

  /** Returns the elements that load what only some pages need. */
  private static String scripts(Page page) {
    return page.body().contains("<div class=\"try\"")
        ? "<script src=\"{root}try.js\" data-root=\"{root}\" defer></script>\n"
        : "";
  }

  /** Returns the navigation in a page. */
  private String listed(Page page) {
    var html = new StringBuilder();
    for (Navigation.Section section : navigation.sections()) {
      html.append("<h2>").append(section.title()).append("</h2>\n<ul>\n");
      for (Path source : section.sources()) {
        Page other = document(source).front();
        html.append("<li><a href=\"").append(page.linkTo(other.target())).append('"');
        if (source.equals(page.source())) {
          html.append(" aria-current=\"").append(other == page ? "page" : "true").append('"');
        }
        html.append('>').append(other.title()).append("</a></li>\n");
      }
      html.append("</ul>\n");
    }
    return html.toString();
  }

  /** Returns the link to the page of what a link of a document leads to. */
  private String rewrite(Page page, String link) {
    Path linked = find(page, link);
    if (linked == null) {
      return link;
    }
    Document other = documents.get(linked);
    if (other == null) {
      return page.linkTo(linked); // a copy, or a fault
    }
    String anchor = URI.create(link).getFragment();
    if (anchor == null) {
      return page.linkTo(other.front().target());
    }
    Page wanted = other.pageOf(anchor);
    if (wanted == null) {
      faults.add(page.source() + ": " + link + ": there is no such anchor");
      wanted = other.front();
    } else if (wanted != other.front()) {
      return page.linkTo(wanted.target()); // the anchor is the page
    }
    return (wanted == page ? "" : page.linkTo(wanted.target())) + '#' + anchor;
  }

  private void writeSearch() throws IOException {
    var index = new SearchIndex(SearchIndex.keywords(resource("keywords.tsv")));
    for (Path source : navigation.sources()) {
      List<Page> pages = document(source).pages();
      if (pages.size() == 1) {
        index.add(pages.get(0));
      } else {
        pages.forEach(index::addBeginning);
      }
    }
    Files.writeString(directory.resolve("search-index.js"), index.script());
  }

  /** Returns a script with the page of each code. */
  private String codes() throws IOException {
    Map<String, String> pages = new TreeMap<>();
    for (Document document : documents.values()) {
      for (Page page : document.pages().subList(1, document.pages().size())) {
        pages.put(Html.text(page.title()), Page.slashes(page.target()));
      }
    }
    return "var SITEMAP_CODES = " + new ObjectMapper().writeValueAsString(pages) + ";\n";
  }

  static String resource(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
