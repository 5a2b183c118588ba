package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.batch.walk.ChildFiles;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A directory of a file system. What stopped halfway is completed by the next transaction. */
public final class LocalStore implements Store {

  private static final String SCRATCH = "sort";
  private static final int MOST_THREADS = 4; // more would only make a disk seek

  private final Path directory;
  private final OwnedDirectory owned;
  private final Clock clock;

  /** Creates a store for a directory, which is created with the first file. */
  public LocalStore(Path directory) {
    this(directory, Clock.systemUTC());
  }

  /** Creates a store for a directory, with a clock for the files of former sets. */
  public LocalStore(Path directory, Clock clock) {
    this.directory = directory;
    this.owned = PublishedFile.in(directory);
    this.clock = clock;
  }

  @Override
  public String name() {
    return directory.toString();
  }

  @Override
  public String name(String file) {
    return directory.resolve(file).toString();
  }

  @Override
  public Path path(String file) {
    return directory.resolve(file);
  }

  @Override
  public byte @Nullable [] read(String file, int most) throws IOException {
    return owned.read(file, most);
  }

  @Override
  public SortedMap<String, Long> files() throws IOException {
    SortedMap<String, Long> sizes = new TreeMap<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(directory)) {
      for (Path file : found) {
        String name = file.getFileName().toString();
        BasicFileAttributes known = SetNames.isPublished(name) ? owned.attributes(name) : null;
        if (known != null && known.isRegularFile()) {
          sizes.put(name, known.size());
        }
      }
    } catch (NoSuchFileException e) {
      return sizes; // the directory is created with the first file
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return sizes;
  }

  @Override
  public Clock clock() {
    return clock;
  }

  @Override
  public int threads() {
    return Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
  }

  @Override
  public Source open(Part part, Limits limits) throws IOException {
    return PublishedFile.open(owned, part, limits);
  }

  @Override
  public Children children(Limits limits) throws IOException {
    return new ChildFiles(directory, limits);
  }

  @Override
  public void check(Part part) throws IOException {
    PublishedFile.check(owned, part);
  }

  @Override
  public boolean isIntact(Part part) {
    return PublishedFile.hasItsSize(owned, part);
  }

  @Override
  public boolean holds(String file, Pieces contents) {
    return PartWriter.holds(owned, file, contents);
  }

  @Override
  public boolean isInterrupted() {
    return Stage.isInterrupted(directory);
  }

  @Override
  public Transaction begin() throws IOException {
    return new Staged(Stage.open(directory));
  }

  /** New files in a staging directory. */
  private record Staged(Stage stage) implements Transaction {

    @Override
    public Path scratch() {
      return stage.staged(SCRATCH);
    }

    @Override
    public void put(String file, Pieces contents) throws IOException {
      PartWriter.write(stage.staged(file), contents);
    }

    @Override
    public boolean isMixed() throws IOException {
      return stage.directory().exists(SetNames.CHANGES);
    }

    @Override
    public void commit(List<String> files, List<Part> removed) throws IOException {
      stage.publish(files, removed);
    }

    @Override
    public List<String> kept() {
      return stage.kept();
    }

    @Override
    public void close() throws IOException {
      stage.close();
    }
  }
}
