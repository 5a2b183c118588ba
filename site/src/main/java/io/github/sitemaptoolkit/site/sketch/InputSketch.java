package io.github.sitemaptoolkit.site.sketch;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the first entries of an input tell about it. Not changed any more. */
public final class InputSketch {

  private static final int ENTRIES = 2000;
  private static final String HTML = "html";

  /** The code of the warning that no header of a table means the url. */
  private static final String UNKNOWN_HEADERS = "csv.url-column";

  private static final String UNKNOWN_COLUMN = "csv.unknown-column";
  private static final Set<String> ABOUT_COLUMNS = Set.of(UNKNOWN_HEADERS, UNKNOWN_COLUMN);

  private static final Set<String> OF_PAGES = Set.of("loc", "lastmod");
  private static final Set<String> OF_SEVERAL = Set.of("video", "link");
  private static final String FILM = "video.content_loc";

  /** Thrown after enough entries. */
  private static final class Enough extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Enough() {
      super(null, null, false, false);
    }
  }

  private final Path path;
  private final String format;
  private final Map<String, String> columns;
  private final String refusal;
  private final Map<String, Integer> roots = new HashMap<>();
  private final Set<String> extensions = new TreeSet<>();
  private final List<Problem> warnings = new ArrayList<>();
  private final Understanding understanding = new Understanding();
  private final FirstEntries first;
  private String base = "";
  private int count;

  private InputSketch(
      Path path,
      String format,
      Map<String, String> columns,
      String refusal,
      Extensions extensions) {
    this.first = new FirstEntries(extensions);
    this.path = path;
    this.format = format;
    this.columns = columns;
    this.refusal = refusal;
  }

  /**
   * Looks at a file.
   *
   * @throws IOException if it cannot be read
   * @throws SitemapException if its format is unknown
   */
  static InputSketch of(Path path, Context context) throws IOException {
    String format;
    try (Source source = Source.open(path, context.limits())) {
      format = context.formats().detect(source).id();
    }
    var plain = new InputSketch(path, format, Map.of(), "", context.extensions());
    String refusal = "";
    try {
      plain.look(context);
      if (plain.warnings.stream().noneMatch(warning -> warning.code().equals(UNKNOWN_HEADERS))) {
        return plain;
      }
    } catch (SitemapException e) {
      refusal = e.problem().message();
    }
    Map<String, String> columns = format.equals("csv") ? guessed(path, context) : Map.of();
    if (columns.isEmpty()) {
      return refusal.isEmpty()
          ? plain
          : new InputSketch(path, format, columns, refusal, context.extensions());
    }
    Map<String, String> pages = new LinkedHashMap<>(columns);
    pages.values().retainAll(OF_PAGES);
    InputSketch sketch = mapped(path, format, pages, context);
    return sketch.hasRecognised() && sketch.extensions.stream().anyMatch(OF_SEVERAL::contains)
        ? sketch // with all that belongs to a film, not only its address
        : mapped(path, format, columns, context);
  }

  private static InputSketch mapped(
      Path path, String format, Map<String, String> columns, Context context) throws IOException {
    var mapped = new InputSketch(path, format, columns, "", context.extensions());
    mapped.look(context.with(CsvInputOptions.DEFAULTS.withColumns(columns)));
    return mapped;
  }

  /**
   * Looks at the pages of a directory.
   *
   * @throws IOException if it cannot be read
   */
  static InputSketch ofPages(Path directory, Context context) throws IOException {
    var sketch = new InputSketch(directory, HTML, Map.of(), "", context.extensions());
    sketch.base = PagesSketch.base(directory);
    boolean unknown = sketch.base.isEmpty();
    sketch.look(PagesSketch.context(unknown ? PagesSketch.UNKNOWN : sketch.base, context));
    if (unknown) {
      sketch.roots.remove(PagesSketch.UNKNOWN);
    }
    return sketch;
  }

  private static Map<String, String> guessed(Path path, Context context) throws IOException {
    try (Source source = Source.open(path, context.limits())) {
      Map<String, String> columns = new LinkedHashMap<>(new CsvFormat().guess(source, context));
      columns.values().remove(FILM); // a film is more than its file
      return columns;
    }
  }

  private void look(Context given) throws IOException {
    Context context =
        given
            .withProblems(new Problems(this::keep))
            .with(new ReadingListener(understanding::add, List.of()));
    EntryConsumer consumer =
        (entry, location) -> {
          add(entry, context);
          if (++count == ENTRIES) {
            throw new Enough();
          }
        };
    var set = new SitemapSet(context);
    try {
      if (Files.isDirectory(path)) {
        try (Source pages = Source.ofDirectory(path)) {
          set.read(pages, consumer);
        }
      } else {
        set.read(path, consumer);
      }
    } catch (Enough e) {
      // the rest is like these
    }
  }

  private void keep(Problem problem) {
    understanding.add(problem);
    if (problem.severity() == Severity.WARNING && ABOUT_COLUMNS.contains(problem.code())) {
      warnings.add(problem);
    }
  }

  private void add(UrlEntry entry, Context context) {
    first.add(entry);
    String root = UrlParts.root(entry.loc());
    if (!root.isEmpty()) {
      roots.merge(root, 1, Integer::sum);
    }
    for (Node<?> node : entry.nodes()) {
      context
          .extensions()
          .find(node.value().getClass())
          .map(Registration::id)
          .ifPresent(extensions::add);
    }
  }

  /** Returns the file, or the directory of pages. */
  public Path path() {
    return path;
  }

  /** Returns the id of the format. */
  String format() {
    return format;
  }

  /** Returns whether this is a directory of pages. */
  boolean isOfPages() {
    return format.equals(HTML);
  }

  /** Returns the url of a directory of pages; empty if they do not say it, or it is no such. */
  String base() {
    return base;
  }

  /** Returns the columns to read by their headers; empty if the headers are known. */
  Map<String, String> columns() {
    return columns;
  }

  /** Returns whether the file can be read without a map of its columns. */
  boolean needsNoMap() {
    return columns.isEmpty() && refusal.isEmpty();
  }

  /** Returns whether there is more than pages in columns that were recognised. */
  boolean hasRecognised() {
    return understanding.hasRecognised() && !extensions.isEmpty();
  }

  /** Returns why the file cannot be read as it is; empty if it can. */
  public String refusal() {
    return refusal;
  }

  /** Returns the warnings about columns that probably should be read. */
  public List<Problem> unread() {
    return warnings.stream().filter(warning -> warning.code().equals(UNKNOWN_COLUMN)).toList();
  }

  /** Returns how many urls each host has, by its root. */
  Map<String, Integer> roots() {
    return roots;
  }

  /** Returns the root that most urls have; empty if there are no urls. */
  String root() {
    return most(roots);
  }

  /** Returns the root that is there most often; empty if there is none. */
  static String most(Map<String, Integer> roots) {
    return new TreeMap<>(roots)
        .entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse("");
  }

  /**
   * Returns the first entries, and how they are understood; empty if there are none.
   *
   * @param width the length of a line of the table
   */
  public List<String> lines(int width) {
    List<String> lines = new ArrayList<>();
    if (count > 0) {
      String all = (count == ENTRIES ? "more than " : "") + ShownNumber.of(count);
      lines.add(
          FileNames.shown(path)
              + (count == first.size()
                  ? ": all entries (" + ShownNumber.of(count) + ')'
                  : ": the first " + first.size() + " of " + all + " entries"));
      lines.addAll(first.lines(width));
      understanding.lines().forEach(line -> lines.add("  " + line));
    }
    return lines;
  }

  /** Returns the ids of the extensions that the entries have. */
  Set<String> extensions() {
    return extensions;
  }
}
