package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * Finds the files of the sitemaps that an index lists, several at the same time: each is looked for
 * when it is prepared. Nothing is opened: tasks do that.
 */
final class FoundFiles implements Children {

  /**
   * A sitemap that an index lists.
   *
   * @param file its file; null if there is none
   * @param missing why there is none
   */
  record Child(@Nullable FileStatus file, String missing) {

    /** Returns the full path of the file. */
    String path() {
      return Objects.requireNonNull(file).getPath().toString();
    }
  }

  private final Function<String, Child> finder;
  private final ExecutorService threads;
  private final Map<String, Future<Child>> children = new HashMap<>();
  private final Map<String, String> used = new HashMap<>(); // by paths

  /**
   * Creates a finder.
   *
   * @param finder finds the file of a url; called by several threads
   */
  FoundFiles(Function<String, Child> finder, ExecutorService threads) {
    this.finder = finder;
    this.threads = threads;
  }

  @Override
  public void prepare(String loc) {
    children.computeIfAbsent(loc, url -> threads.submit(() -> finder.apply(url)));
  }

  /** Returns a sitemap that was prepared. */
  Child child(String loc) {
    try {
      return Objects.requireNonNull(children.get(loc)).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the files were looked at", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public Optional<String> use(String loc) {
    Child child = child(loc);
    return Optional.ofNullable(child.file == null ? null : used.putIfAbsent(child.path(), loc));
  }

  @Override
  public Optional<Source> open(String loc) {
    return Optional.empty();
  }

  /** Returns a sitemap with its file, or with the reason why there is none. */
  static Child locate(String loc, FileStatus index, ReadOptions options, FileSystems systems) {
    for (PathMapping mapping : options.mappings()) {
      String below = mapping.below(loc);
      if (below != null) {
        String missing = "there is no such file in " + mapping.directory();
        return find(mapping.directory(), below, missing, systems);
      }
    }
    Path directory = index.getPath().getParent();
    if (directory == null) {
      return new Child(null, "");
    }
    String missing =
        "there is no file with its name in " + directory + "; say with pathMapping where it is";
    return find(directory + "/", PathMapping.lastName(loc), missing, systems);
  }

  /** Returns a sitemap with the file of a path as written, or else decoded. */
  private static Child find(String directory, String below, String missing, FileSystems systems) {
    try {
      FileStatus file = status(directory, below, systems);
      String decoded = PathMapping.decoded(below);
      if (file == null && !decoded.equals(below)) {
        file = status(directory, decoded, systems);
      }
      return new Child(file, missing);
    } catch (IOException e) {
      return new Child(null, "its file cannot be found: " + IoReason.of(e));
    }
  }

  private static @Nullable FileStatus status(String directory, String below, FileSystems systems)
      throws IOException {
    if (!PathMapping.staysBelow(below)) {
      return null;
    }
    try {
      var path = new Path(directory + below);
      FileStatus file = systems.of(path).getFileStatus(path);
      return file.isDirectory() ? null : file;
    } catch (FileNotFoundException | IllegalArgumentException e) {
      return null; // there is none, or it is not a path
    }
  }
}
