package io.github.sitemaptoolkit.site.sketch;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.site.config.TomlText;
import io.github.sitemaptoolkit.url.UrlParts;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The text of a first configuration file, with comments that say what can be changed. Immutable.
 *
 * <pre>{@code
 * Path directory = Path.of("site").toAbsolutePath();
 * var search = new FoundInputs(Context.load(), directory, System.err::println);
 * String text = new FirstConfig(directory, search.in(directory)).text();
 * }</pre>
 */
public final class FirstConfig {

  /** The directory to publish to. */
  static final String OUTPUT = "public";

  private static final Set<String> FEEDS = Set.of("rss", "atom");

  /** The sets for extensions, with their lines. */
  private static final Map<String, String> SETS =
      new TreeMap<>(
          Map.of(
              "image",
              "[set.images]\nwhere = \"has image\"\n",
              "news",
              """
              [set.news]
              where = "has news"
              since = "2d"              # by lastmod; Google News reads articles of two days
              max-shrink = "100%"       # older news may go
              """,
              "video",
              "[set.videos]\nwhere = \"has video\"\n"));

  private final Path directory;
  private final String base;
  private final Map<Path, List<InputSketch>> inputs = new LinkedHashMap<>();
  private final Set<String> extensions = new TreeSet<>();

  /**
   * Creates a text.
   *
   * @param directory the directory of the file; absolute
   * @param named the inputs as they were named, with the files that they stand for
   */
  public FirstConfig(Path directory, Map<Path, List<InputSketch>> named) {
    this.directory = directory;
    named.forEach(
        (path, files) -> {
          if (files.stream().allMatch(InputSketch::needsNoMap)) {
            inputs.put(path, files);
          } else { // each has a map of its own
            files.forEach(file -> inputs.put(file.path(), List.of(file)));
          }
          files.forEach(file -> extensions.addAll(file.extensions()));
        });
    extensions.retainAll(SETS.keySet());
    base = base(named.values().stream().flatMap(List::stream).toList());
  }

  /** Returns the number of inputs. */
  public int inputs() {
    return inputs.size();
  }

  /** Returns the number of sets. */
  public int sets() {
    return extensions.isEmpty() ? 0 : extensions.size() + 1;
  }

  /**
   * Returns the url of a site: that of its pages, or the root that most urls of its inputs have;
   * empty if there are no urls.
   */
  static String base(List<InputSketch> files) {
    if (files.size() == 1 && files.get(0).isOfPages()) {
      InputSketch pages = files.get(0);
      return pages.base().isEmpty() ? pages.root() : pages.base();
    }
    Map<String, Integer> roots = new TreeMap<>();
    files.forEach(file -> file.roots().forEach((root, n) -> roots.merge(root, n, Integer::sum)));
    Set<String> ofPages = new TreeSet<>();
    files.forEach(file -> ofPages.add(UrlParts.root(file.base())));
    ofPages.retainAll(roots.keySet());
    if (!ofPages.isEmpty()) {
      roots.keySet().retainAll(ofPages);
    }
    return InputSketch.most(roots);
  }

  /** Returns the text. */
  public String text() {
    var text = new StringBuilder();
    text.append(
        "# Run \"sitemap publish\" in this directory. Each key is the name of an option of\n");
    text.append("# sitemap publish; \"sitemap config show\" prints all, with their values.\n\n");
    text.append(
        "base-url = "
            + TomlText.quoted(url())
            + (base.isEmpty() ? "  # write yours: no url was found\n" : "\n"));
    Path site = site();
    String output = site == null ? OUTPUT : relative(site);
    text.append("output = ").append(TomlText.quoted(output)).append('\n');
    if (site != null && PagesSketch.hasSitemap(site)) {
      text.append("adopt = true              # replace the sitemap that the generator writes\n");
    }
    text.append("# by = \"section:1\"         # how to group urls into files; default: hash\n");
    text.append("# gzip = true\n");
    text.append(
        "# max-shrink = \"30%\"       # refuse to lose more urls than that; default: 50%\n");
    text.append("# validate = \"google\"      # publish no errors\n");
    text.append("# robots = ")
        .append(TomlText.quoted((output.equals(".") ? "" : output + '/') + "robots.txt"))
        .append('\n');
    if (extensions.contains("news")) {
      text.append("\n# [defaults]             # for news that lack them\n");
      text.append("# news.publication.name = \"The Example Times\"\n");
      text.append("# news.publication.language = \"en\"\n");
    }
    inputs.forEach((path, files) -> add(path, files, text));
    addSets(text);
    text.append("\n[tell]                    # of sitemap publish --tell, and sitemap tell\n");
    text.append("state = \".told\"           # what search engines were told; keep it\n");
    text.append("# key = \"KEY\"             # sitemap tell --make-key ")
        .append(output)
        .append(" makes one\n");
    text.append("# wait-for = ")
        .append(TomlText.quoted(url() + SetNames.ENTRY_POINT))
        .append("  # what must be live before\n");
    return text.toString();
  }

  private void add(Path named, List<InputSketch> files, StringBuilder text) {
    Set<String> formats = new TreeSet<>();
    files.forEach(file -> formats.add(file.format()));
    text.append("\n[[input]]                 # ").append(String.join(", ", formats)).append('\n');
    text.append("path = ").append(TomlText.quoted(relative(named))).append('\n');
    InputSketch input = files.get(0); // the only one, where it has a map, or is of pages
    if (input.isOfPages()) {
      text.append("from = \"html\"             # read its HTML only\n");
      if (!input.base().isEmpty()) {
        text.append("base = ").append(TomlText.quoted(input.base())).append('\n');
      }
      text.append("# extensionless = true     # urls without .html\n");
      text.append("# page-source = \"content/{path}.md\"  # for the dates of git\n");
      text.append("# alternates = \"/{lang}/**\"  # where pages name no translations\n");
      text.append("# with = \"news\"           # articles of the last two days are news\n");
    }
    if (!input.columns().isEmpty()) {
      text.append(
          input.columns().entrySet().stream()
              .map(
                  column ->
                      TomlText.quoted(column.getKey()) + " = " + TomlText.quoted(column.getValue()))
              .collect(Collectors.joining(", ", "map = { ", " }  # guessed from the cells\n")));
    } else if (!input.refusal().isEmpty()) {
      text.append("# ").append(input.refusal().replaceAll("\\s+", " ")).append('\n');
      text.append("# map = { \"HEADER\" = \"loc\" }\n");
    }
    if (files.stream().anyMatch(InputSketch::hasRecognised)) {
      text.append("# about = [\"pages\"]       # leaves out films, pictures and languages\n");
    }
    if (formats.stream().anyMatch(FEEDS::contains)) {
      text.append("# with = \"news\"           # items of the last two days are news\n");
    }
  }

  private String url() {
    return base.isEmpty() ? PagesSketch.UNKNOWN : base;
  }

  /** Returns the directory of pages in which the sitemap belongs; null if there is none. */
  private @Nullable Path site() {
    return inputs.values().stream()
        .map(files -> files.get(0))
        .filter(file -> file.isOfPages() && (file.base().isEmpty() || file.base().equals(base)))
        .findFirst()
        .map(InputSketch::path)
        .orElse(null);
  }

  private String relative(Path named) {
    Path path = directory.relativize(named.toAbsolutePath().normalize());
    String name = path.toString().replace(path.getFileSystem().getSeparator(), "/");
    return name.isEmpty() ? "." : name;
  }

  private void addSets(StringBuilder text) {
    if (extensions.isEmpty()) {
      text.append("\n# [set.news]             # sets have sitemaps of their own\n");
      text.append("# where = \"has news\"\n");
      return;
    }
    text.append("\n[set.pages]               # no condition: all urls\n");
    extensions.forEach(id -> text.append('\n').append(SETS.get(id)));
  }
}
