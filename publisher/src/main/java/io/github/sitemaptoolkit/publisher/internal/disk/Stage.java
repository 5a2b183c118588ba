package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Replaces files of a directory as a whole: all of them or, if that fails, none.
 *
 * <p>New files are written to a subdirectory. When all of them are complete, a journal of the
 * remaining steps is written: from then on the change is certain to be made, by this process or, if
 * it is interrupted, by the next one that opens the directory. A failure before that leaves no
 * trace.
 *
 * <p>Only one stage at a time can be open for a directory, across all processes.
 */
public final class Stage implements Closeable {

  static final String STAGING = ".sitemap-staging";

  private final Path directory;
  private final OwnedDirectory owned;
  private final Path staging;
  private final Leftovers leftovers;
  private final DirectoryLock lock;
  private final List<String> kept = new ArrayList<>();

  private Stage(Path directory, DirectoryLock lock) {
    this.directory = directory;
    this.owned = PublishedFile.in(directory);
    this.staging = directory.resolve(STAGING);
    this.leftovers = new Leftovers(staging);
    this.lock = lock;
  }

  /**
   * Opens a directory: creates it if it does not exist, and completes an interrupted change.
   *
   * @throws IOException if that fails, or if another stage is open for it
   */
  public static Stage open(Path directory) throws IOException {
    DirectoryLock lock = DirectoryLock.take(directory);
    try {
      var stage = new Stage(directory, lock);
      Journal journal = stage.journal(); // tells if a later version has left all this
      stage.leftovers.check(); // refuses foreign files before anything is changed
      stage.redo(journal);
      stage.leftovers.remove();
      Files.createDirectory(stage.staging);
      return stage;
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Returns whether a change of a directory was interrupted and must still be completed. */
  public static boolean isInterrupted(Path directory) {
    return Files.exists(
        directory.resolve(STAGING).resolve(Journal.FILE), LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns the directory. */
  public OwnedDirectory directory() {
    return owned;
  }

  /** Returns the files that were to be removed, but stay: they are not as they were published. */
  public List<String> kept() {
    return List.copyOf(kept);
  }

  /** Returns the path to which to write a new file of the directory. */
  public Path staged(String name) {
    return staging.resolve(name);
  }

  /**
   * Changes the directory.
   *
   * @param moved the names of staged files, in the order in which they are to appear
   * @param removed the files to remove after that, if they are as they were published
   */
  public void publish(List<String> moved, List<Part> removed) throws IOException {
    var journal = new Journal(moved, removed.stream().map(Journal.Removed::of).toList());
    if (moved.isEmpty() && removed.isEmpty()) {
      return;
    }
    journal.check(owned);
    try {
      journal.write(owned);
      kept.addAll(journal.redo(owned));
    } catch (IOException e) {
      throw isInterrupted(directory) ? unfinished(e) : e;
    }
  }

  private @Nullable Journal journal() throws IOException {
    BasicFileAttributes known = owned.attributes(STAGING); // a disk that fails has no answer
    return known != null && known.isDirectory() ? Journal.read(owned) : null;
  }

  /** Executes the steps of a journal, if there is one. */
  private void redo(@Nullable Journal journal) throws IOException {
    if (journal == null) {
      return;
    }
    journal.check(owned);
    try {
      kept.addAll(journal.redo(owned));
    } catch (IOException e) {
      throw unfinished(e);
    }
  }

  /**
   * Explains a failure after the journal was written: only then can the directory be half changed.
   */
  private FileSystemException unfinished(IOException e) {
    return IoReason.explained(
        e,
        directory,
        "; the update of "
            + directory
            + " stopped halfway, so the directory now mixes files of the old and the new set:"
            + " publish again to complete the update");
  }

  /** Releases the directory. Files that were not published are removed. */
  @Override
  public void close() throws IOException {
    try {
      if (!isInterrupted(directory)) { // otherwise the next publisher completes it
        leftovers.remove();
      }
    } finally {
      lock.close();
    }
  }
}
