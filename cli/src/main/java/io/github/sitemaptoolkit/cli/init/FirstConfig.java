package io.github.sitemaptoolkit.cli.init;

import io.github.sitemaptoolkit.cli.config.TomlText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The text of a first configuration file, with comments that say what can be changed. */
final class FirstConfig {

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
  private final List<InputSketch> inputs;
  private final Set<String> extensions = new TreeSet<>();

  /**
   * Creates a text.
   *
   * @param directory the directory of the file; absolute
   */
  FirstConfig(Path directory, List<InputSketch> inputs) {
    this.directory = directory;
    this.inputs = List.copyOf(inputs);
    inputs.forEach(input -> extensions.addAll(input.extensions()));
    extensions.retainAll(SETS.keySet());
  }

  /** Returns the number of sets. */
  int sets() {
    return extensions.isEmpty() ? 0 : extensions.size() + 1;
  }

  /** Returns the root that most urls have; empty if there are no urls. */
  String base() {
    Map<String, Integer> roots = new TreeMap<>();
    inputs.forEach(input -> input.roots().forEach((root, n) -> roots.merge(root, n, Integer::sum)));
    return roots.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
  }

  /** Returns the text. */
  String text() {
    var text = new StringBuilder();
    text.append(
        "# Run \"sitemap publish\" in this directory. Each key is the name of an option of\n");
    text.append("# sitemap publish; \"sitemap config show\" prints all, with their values.\n\n");
    String base = base();
    text.append(
        base.isEmpty()
            ? "base-url = \"https://www.example.com/\"  # write yours: no url was found\n"
            : "base-url = " + TomlText.quoted(base) + '\n');
    text.append("output = \"public\"\n");
    text.append("# by = \"section:1\"         # how to group urls into files; default: hash\n");
    text.append("# gzip = true\n");
    text.append(
        "# max-shrink = \"30%\"       # refuse to lose more urls than that; default: 50%\n");
    text.append("# validate = \"google\"      # publish no errors\n");
    text.append("# robots = \"public/robots.txt\"\n");
    if (extensions.contains("news")) {
      text.append("\n# [defaults]             # for news that lack them\n");
      text.append("# news.publication.name = \"The Example Times\"\n");
      text.append("# news.publication.language = \"en\"\n");
    }
    inputs.forEach(input -> add(input, text));
    addSets(text);
    return text.toString();
  }

  private void add(InputSketch input, StringBuilder text) {
    Path path = directory.relativize(input.path().toAbsolutePath().normalize());
    text.append("\n[[input]]                 # ").append(input.format()).append('\n');
    String name = path.toString().replace(path.getFileSystem().getSeparator(), "/");
    text.append("path = ").append(TomlText.quoted(name)).append('\n');
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
    if (FEEDS.contains(input.format())) {
      text.append("# with = \"news\"           # items of the last two days are news\n");
    }
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
