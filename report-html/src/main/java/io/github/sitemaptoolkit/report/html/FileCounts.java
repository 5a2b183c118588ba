package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.FileTable;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The numbers of each file of a run. */
final class FileCounts {

  /** The maximum number of rows of the table. */
  static final int MOST_FILES = 50;

  private static final int LONGEST = 150;

  private static final class File {

    private static final Comparator<File> WORST_FIRST =
        Comparator.comparing((File file) -> !file.failure.isEmpty())
            .thenComparingLong(file -> file.counts.errors())
            .thenComparingLong(file -> file.counts.warnings())
            .thenComparingLong(file -> file.counts.infos())
            .reversed();

    private final String name;
    private final int number;
    private boolean input;
    private SeverityCounts counts = SeverityCounts.NONE;
    private long urls;
    private long sitemaps;
    private String failure = "";
    private @Nullable Instant modified;

    private File(String name, int number) {
      this.name = name;
      this.number = number;
    }

    private FileTable.Row row() {
      String content =
          sitemaps > 0
              ? ShownText.counted(sitemaps, "sitemap")
              : input ? ShownText.counted(urls, "url") : "";
      return new FileTable.Row(
          ShownText.of(name, LONGEST),
          content,
          ShownText.number(counts.errors()),
          ShownText.number(counts.warnings()),
          ShownText.number(counts.infos()),
          ShownText.of(failure, LONGEST));
    }
  }

  private final Map<String, File> files = new LinkedHashMap<>();
  private final List<File> byNumber = new ArrayList<>();

  void begin(String name) {
    file(name).input = true;
  }

  /** Returns the number of a file. */
  int number(String name) {
    return file(name).number;
  }

  private File file(String name) {
    File file = files.get(name);
    if (file == null) {
      file = new File(name, files.size());
      files.put(name, file);
      byNumber.add(file);
    }
    return file;
  }

  void add(String name, Severity severity) {
    File file = file(name);
    file.counts =
        file.counts.plus(
            switch (severity) {
              case ERROR -> new SeverityCounts(1, 0, 0);
              case WARNING -> new SeverityCounts(0, 1, 0);
              case INFO -> new SeverityCounts(0, 0, 1);
            });
  }

  void end(String name, InputResult result) {
    File file = file(name);
    file.urls += result.urls();
    file.sitemaps += result.sitemaps();
    if (result.failure() != null) {
      file.failure = result.failure();
    }
    file.modified = result.modified();
  }

  /** Returns the names of the first inputs. */
  List<String> inputs(int most) {
    return inputs().stream().limit(most).map(file -> ShownText.of(file.name, LONGEST)).toList();
  }

  private Collection<File> inputs() {
    return files.values().stream().filter(file -> file.input).toList();
  }

  /** Returns the number of inputs. */
  int count() {
    return inputs().size();
  }

  /** Returns the number of urls that were read from a file, by its number. */
  long urls(int number) {
    return byNumber.get(number).urls;
  }

  /** Returns the number of sitemaps that all indexes list. */
  long sitemaps() {
    return inputs().stream().mapToLong(file -> file.sitemaps).sum();
  }

  /** Returns when the newest of the inputs was changed; empty if that is not known. */
  Optional<Instant> newest() {
    Instant newest = null;
    for (File file : inputs()) {
      Instant modified = file.modified;
      if (modified != null && (newest == null || modified.isAfter(newest))) {
        newest = modified;
      }
    }
    return Optional.ofNullable(newest);
  }

  /** Returns the first inputs that could not be read, each with the reason. */
  List<String> unread(int most) {
    return inputs().stream()
        .filter(file -> !file.failure.isEmpty())
        .limit(most)
        .map(file -> ShownText.of(file.name + ": " + file.failure, LONGEST))
        .toList();
  }

  /** Returns the number of inputs that could not be read. */
  long failures() {
    return inputs().stream().filter(file -> !file.failure.isEmpty()).count();
  }

  /** Returns the first rows of the table, the worst first. */
  FileTable table() {
    List<File> sorted = new ArrayList<>(files.values());
    sorted.sort(File.WORST_FIRST);
    List<FileTable.Row> rows = sorted.stream().limit(MOST_FILES).map(File::row).toList();
    int more = sorted.size() - rows.size();
    return new FileTable(
        ShownText.counted(sorted.size(), "file"),
        rows,
        more == 0
            ? ""
            : "The " + rows.size() + " worst of " + ShownText.counted(sorted.size(), "file") + '.');
  }
}
