package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.spark.internal.row.RowProblem;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * Replaces sitemap indexes by the files of the sitemaps that they list. Nothing is fetched: the
 * file of a url is where a {@link PathMapping} says, or else beside the index. Never finds files
 * outside of these directories by their names.
 */
final class IndexFiles {

  private static final int THREADS = 16;

  /** Ten times as many as the protocol allows. They are held in memory. */
  private static final int MOST_LISTED = 500_000;

  /**
   * A sitemap that an index lists.
   *
   * @param file its file; null if there is none
   * @param missing why there is none
   */
  private record Child(Listing.Sitemap sitemap, @Nullable FileStatus file, String missing) {}

  /**
   * What is in a file.
   *
   * @param listing what it lists; null if it is not an index
   */
  private record Looked(FileStatus file, @Nullable Listing listing, List<RowProblem> faults) {}

  /** An index that has been replaced, for its faults. */
  private record Above(@Nullable Above parent, String path) {
    boolean has(String other) {
      for (Above index = this; index != null; index = index.parent) {
        if (index.path.equals(other)) {
          return true;
        }
      }
      return false;
    }
  }

  private final ReadOptions options;
  private final FileSystems systems;
  private final ReadSettings documents;
  private final Map<String, PlannedFile> files = new LinkedHashMap<>();
  private final Set<String> indexes = new HashSet<>();
  private final Set<String> expanded = new HashSet<>();

  IndexFiles(ReadOptions options, FileSystems systems) {
    this.options = options;
    this.systems = systems;
    this.documents = ReadSettings.of(options, Extensions.of(), false);
  }

  /** Returns the files that are no indexes, and the faults of those that are. */
  List<PlannedFile> expand(Collection<FileStatus> given) {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      expand(List.copyOf(given), options.indexDepth(), null, threads);
    } finally {
      threads.shutdownNow();
    }
    return List.copyOf(files.values());
  }

  /**
   * Replaces the indexes among files.
   *
   * @param depth how many more indexes may be nested; if 0, files are taken as they are
   */
  private void expand(
      List<FileStatus> given, int depth, @Nullable Above above, ExecutorService threads) {
    if (depth == 0) {
      for (FileStatus file : given) {
        String path = file.getPath().toString();
        if (!indexes.contains(path)) { // such as one that was given itself
          add(PlannedFile.toRead(path, file.getLen()));
        }
      }
      return;
    }
    List<Looked> all = all(given, this::look, threads);
    for (Looked looked : all) {
      if (looked.listing != null) {
        indexes.add(looked.file.getPath().toString());
      }
    }
    for (Looked looked : all) {
      String path = looked.file.getPath().toString();
      Listing listing = looked.listing;
      if (listing == null) {
        add(PlannedFile.toRead(path, looked.file.getLen()));
      } else if (expanded.add(path)) {
        int left =
            listing.indexes() ? depth : depth - 1; // robots.txt is above the protocol's indexes
        expandIndex(looked, listing, left, new Above(above, path), threads);
      }
    }
  }

  private void expandIndex(
      Looked index, Listing listing, int depth, Above above, ExecutorService threads) {
    List<RowProblem> faults = new ArrayList<>(index.faults);
    Map<String, Child> listed = new HashMap<>();
    List<FileStatus> next = new ArrayList<>();
    for (Child child : all(listing.sitemaps(), sitemap -> locate(sitemap, index.file), threads)) {
      FileStatus file = child.file;
      if (file == null) {
        faults.add(fault(IndexCodes.CHILD_MISSING, child, child.missing));
        continue;
      }
      String path = file.getPath().toString();
      Child before = listed.putIfAbsent(path, child);
      if (above.has(path)) {
        faults.add(
            fault(IndexCodes.NESTED, child, "the index lists itself, or one that it is listed in"));
      } else if (before == null) {
        next.add(file);
      } else if (!before.sitemap.loc().equals(child.sitemap.loc())) {
        String message = IndexCodes.alreadyRead(before.sitemap.loc());
        faults.add(fault(IndexCodes.CHILD_MISSING, child, message));
      }
    }
    if (!faults.isEmpty()) {
      add(new PlannedFile(above.path, 0, List.copyOf(faults)));
    }
    expand(next, depth, above, threads);
  }

  private void add(PlannedFile file) {
    files.putIfAbsent(file.path(), file);
  }

  private static RowProblem fault(Code code, Child child, String message) {
    String whole = Problem.quoted(child.sitemap.loc()) + " is left out: " + message;
    return RowProblem.of(Problem.of(code, whole, child.sitemap.at()));
  }

  /** Returns what is in a file. What cannot be read is left to the task, which reports it. */
  private Looked look(FileStatus file) {
    String path = file.getPath().toString();
    try (InputStream in = systems.open(path);
        Source source = Source.of(in, path, documents.context().limits())) {
      SitemapFormat format = documents.format(source);
      return format.holdsIndex(source.head())
          ? readIndex(file, format, source)
          : new Looked(file, null, List.of());
    } catch (SitemapException | IOException | UncheckedIOException | LinkageError e) {
      return new Looked(file, null, List.of());
    }
  }

  private Looked readIndex(FileStatus file, SitemapFormat format, Source source)
      throws IOException {
    List<RowProblem> faults = new ArrayList<>();
    Context context =
        documents
            .context()
            .withProblems(
                new Problems(
                    problem -> {
                      if (problem.missing() && faults.size() < Problems.KEPT) {
                        faults.add(RowProblem.of(problem));
                      }
                    }));
    Listing listing = Listing.read(format, source, context, MOST_LISTED);
    if (listing.more()) {
      String message = "it lists more than " + MOST_LISTED + " sitemaps; the rest is left out";
      faults.add(unreadable(message, source));
    } else if (listing.failure() instanceof SitemapException e) {
      faults.add(RowProblem.of(e.problem()));
    } else if (listing.failure() instanceof UncheckedIOException e) {
      String reason = IoReason.of(Objects.requireNonNull(e.getCause()));
      faults.add(unreadable("the rest of the index cannot be read: " + reason, source));
    }
    return new Looked(file, listing, faults);
  }

  private static RowProblem unreadable(String message, Source source) {
    return RowProblem.of(Problem.of(IndexCodes.UNREADABLE, message, Location.of(source.name())));
  }

  /** Returns a sitemap with its file, or with the reason why there is none. */
  private Child locate(Listing.Sitemap sitemap, FileStatus index) {
    for (PathMapping mapping : options.mappings()) {
      String below = mapping.below(sitemap.loc());
      if (below != null) {
        String missing = "there is no such file in " + mapping.directory();
        return find(sitemap, mapping.directory(), below, missing);
      }
    }
    Path directory = index.getPath().getParent();
    if (directory == null) {
      return new Child(sitemap, null, "");
    }
    String missing =
        "there is no file with its name in " + directory + "; say with pathMapping where it is";
    return find(sitemap, directory + "/", PathMapping.lastName(sitemap.loc()), missing);
  }

  /** Returns a sitemap with the file of a path as written, or else decoded. */
  private Child find(Listing.Sitemap sitemap, String directory, String below, String missing) {
    try {
      FileStatus file = status(directory, below);
      String decoded = PathMapping.decoded(below);
      if (file == null && !decoded.equals(below)) {
        file = status(directory, decoded);
      }
      return new Child(sitemap, file, missing);
    } catch (IOException e) {
      return new Child(sitemap, null, "its file cannot be found: " + IoReason.of(e));
    }
  }

  private @Nullable FileStatus status(String directory, String below) throws IOException {
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

  /** Applies a function to all items in parallel, and returns the results in their order. */
  private static <A, B> List<B> all(
      List<A> items, Function<A, B> function, ExecutorService threads) {
    List<Future<B>> futures = new ArrayList<>();
    for (A item : items) {
      futures.add(threads.submit(() -> function.apply(item)));
    }
    List<B> results = new ArrayList<>();
    try {
      for (Future<B> future : futures) {
        results.add(future.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the files were looked at", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    }
    return results;
  }
}
