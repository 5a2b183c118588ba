package io.github.sitemaptoolkit.spark.internal.plan;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.GlobFilter;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/** Finds the files of a read: lists directories, and replaces indexes by their sitemaps. */
public final class Planner {

  /** Directories that are nested deeper than this are links in a circle. */
  private static final int DEEPEST = 100;

  private final ReadOptions options;
  private final FileSystems systems;
  private final @Nullable GlobFilter glob;

  /**
   * Creates a planner.
   *
   * @throws IllegalArgumentException if an option is wrong
   */
  public Planner(ReadOptions options, FileSystems systems) {
    this.options = options;
    this.systems = systems;
    try {
      this.glob = options.glob() == null ? null : new GlobFilter(options.glob());
    } catch (IOException e) {
      throw ReadOptions.wrong("pathGlobFilter", options.glob(), "it is not a glob");
    }
  }

  /**
   * Returns the files to read, in a fixed order, each of them once.
   *
   * @throws IllegalArgumentException if no path was given, or a path leads to nothing
   * @throws UncheckedIOException if a directory cannot be listed
   */
  public List<PlannedFile> files() {
    if (options.paths().isEmpty()) {
      throw new IllegalArgumentException("give the path of a sitemap to load");
    }
    try {
      Map<String, FileStatus> found = new LinkedHashMap<>();
      for (String path : options.paths()) {
        addAll(new Path(path), found);
      }
      if (options.kind() == Kind.AUTO) {
        return new IndexFiles(options, systems).expand(found.values());
      }
      return found.values().stream()
          .map(file -> PlannedFile.toRead(file.getPath().toString(), file.getLen()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void addAll(Path path, Map<String, FileStatus> found) throws IOException {
    FileSystem system = systems.of(path);
    FileStatus[] matching = system.globStatus(path);
    if (matching == null || matching.length == 0) {
      throw new FileNotFoundException(
          path + (matching == null ? ": there is no such file" : ": no file matches"));
    }
    Arrays.sort(matching, Comparator.comparing(FileStatus::getPath));
    for (FileStatus file : matching) {
      String name = file.getPath().getName();
      if (!isHidden(name) || name.equals(path.getName())) { // named, not only matched
        add(system, file, found, 0);
      }
    }
  }

  private void add(FileSystem system, FileStatus file, Map<String, FileStatus> found, int depth)
      throws IOException {
    if (!file.isDirectory()) {
      if (glob == null || glob.accept(file.getPath())) {
        found.putIfAbsent(file.getPath().toString(), file);
      }
      return;
    }
    if (depth > DEEPEST) {
      throw new IOException(file.getPath() + ": directories are nested too deeply");
    }
    List<FileStatus> inside = new ArrayList<>(List.of(system.listStatus(file.getPath())));
    inside.removeIf(it -> isHidden(it.getPath().getName()));
    inside.sort(Comparator.comparing(FileStatus::getPath));
    for (FileStatus one : inside) {
      add(system, one, found, depth + 1);
    }
  }

  /** Returns whether Spark regards a file of this name as its own notes, not as data. */
  private static boolean isHidden(String name) {
    return name.startsWith("_") || name.startsWith(".");
  }
}
