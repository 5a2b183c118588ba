package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.Listed;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.batch.walk.Walk;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.spark.internal.plan.FoundFiles.Child;
import io.github.sitemaptoolkit.spark.internal.row.RowProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.hadoop.fs.FileStatus;
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
   * What is in a file.
   *
   * @param listing what it lists; {@link Listing#NONE} if it is not an index
   */
  private record Looked(Listing listing, List<RowProblem> faults) {}

  /**
   * An index that has been replaced.
   *
   * @param path its full path; empty for the files that were given
   * @param depth how many more indexes may be nested; if 0, files are taken as they are
   */
  private record Above(
      @Nullable Above parent, String path, int depth, FoundFiles found, List<RowProblem> faults) {

    boolean has(String other) {
      for (Above index = this; index != null; index = index.parent) {
        if (index.path.equals(other)) {
          return true;
        }
      }
      return false;
    }

    void fault(Code code, Listed child, String message) {
      String whole = Problem.quoted(child.loc()) + " is left out: " + message;
      faults.add(RowProblem.of(Problem.of(code, whole, child.at())));
    }

    /** Returns the index for its faults; null if it has none. */
    @Nullable PlannedFile planned() {
      return faults.isEmpty() ? null : new PlannedFile(path, 0, List.copyOf(faults));
    }
  }

  private final ReadOptions options;
  private final FileSystems systems;
  private final ReadSettings documents;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final Map<String, Supplier<@Nullable PlannedFile>> files = new LinkedHashMap<>();
  private final Map<String, Looked> looked = new ConcurrentHashMap<>(); // by paths
  private final Set<String> expanded = new HashSet<>();
  private final IdentityHashMap<@Nullable Listed, Above> above = new IdentityHashMap<>();
  private final Walk walk = new Walk(loc -> Optional.empty()); // each index has its own children

  IndexFiles(ReadOptions options, FileSystems systems) {
    this.options = options;
    this.systems = systems;
    this.documents = ReadSettings.of(options, Extensions.of(), false);
  }

  /** Returns the files that are no indexes, and the faults of those that are. */
  List<PlannedFile> expand(Collection<FileStatus> given) {
    try {
      Map<String, FileStatus> byPath = new HashMap<>();
      List<Listing.Sitemap> all = new ArrayList<>();
      for (FileStatus file : given) {
        String path = file.getPath().toString();
        byPath.put(path, file);
        all.add(new Listing.Sitemap(IndexEntry.of(path), Location.of(path)));
      }
      Listing listing = Listing.of(all);
      enter(null, null, "", options.indexDepth(), path -> new Child(byPath.get(path), ""), listing);
      for (Listed file = walk.next(); file != null; file = walk.next()) {
        add(file, Objects.requireNonNull(above.get(file.parent())));
      }
    } finally {
      threads.shutdownNow();
    }
    return files.values().stream().map(Supplier::get).filter(Objects::nonNull).toList();
  }

  /** Enters an index. All files that it lists are found, and looked into, before the first. */
  private void enter(
      @Nullable Listed by,
      @Nullable Above parent,
      String path,
      int depth,
      Function<String, Child> finder,
      Listing listing) {
    Function<String, Child> looking =
        loc -> {
          Child child = finder.apply(loc);
          FileStatus file = child.file();
          if (depth > 0 && file != null) {
            looked.computeIfAbsent(child.path(), any -> look(file));
          }
          return child;
        };
    var found = new FoundFiles(looking, threads);
    var index = new Above(parent, path, depth, found, new ArrayList<>());
    above.put(by, index);
    if (parent != null) {
      index.faults.addAll(Objects.requireNonNull(looked.get(path)).faults);
      files.putIfAbsent(path, index::planned);
    }
    walk.enter(by, listing, found);
    listing.sitemaps().forEach(sitemap -> found.child(sitemap.loc()));
  }

  private void add(Listed listed, Above index) {
    Child child = index.found.child(listed.loc());
    FileStatus file = child.file();
    if (file == null) {
      index.fault(IndexCodes.CHILD_MISSING, listed, child.missing());
    } else if (index.has(child.path())) {
      String message = "the index lists itself, or one that it is listed in";
      index.fault(IndexCodes.NESTED, listed, message);
    } else if (listed.before() == null) {
      add(listed, index, file, child.path());
    } else if (!listed.isRepeated()) {
      String message = IndexCodes.alreadyRead(listed.before());
      index.fault(IndexCodes.CHILD_MISSING, listed, message);
    }
  }

  private void add(Listed listed, Above index, FileStatus file, String path) {
    Looked known = looked.get(path);
    if (known == null || !known.listing.isIndex()) {
      files.putIfAbsent(path, () -> PlannedFile.toRead(path, file.getLen()));
    } else if (index.depth > 0 && expanded.add(path)) { // otherwise it is one that was given itself
      boolean robots = known.listing.indexes(); // which is above the protocol's indexes
      enter(
          listed,
          index,
          path,
          robots ? index.depth : index.depth - 1,
          loc -> FoundFiles.locate(loc, file, options, systems),
          known.listing);
    }
  }

  /** Returns what is in a file. What cannot be read is left to the task, which reports it. */
  private Looked look(FileStatus file) {
    String path = file.getPath().toString();
    try (InputStream in = systems.open(path);
        Source source = Source.of(in, path, documents.context().limits())) {
      SitemapFormat format = documents.format(source);
      return format.holdsIndex(source.head())
          ? readIndex(format, source)
          : new Looked(Listing.NONE, List.of());
    } catch (SitemapException | IOException | UncheckedIOException | LinkageError e) {
      return new Looked(Listing.NONE, List.of());
    }
  }

  private Looked readIndex(SitemapFormat format, Source source) throws IOException {
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
    return new Looked(listing, faults);
  }

  private static RowProblem unreadable(String message, Source source) {
    return RowProblem.of(Problem.of(IndexCodes.UNREADABLE, message, Location.of(source.name())));
  }
}
