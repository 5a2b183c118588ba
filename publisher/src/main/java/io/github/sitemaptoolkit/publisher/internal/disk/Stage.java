package io.github.sitemaptoolkit.publisher.internal.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/**
 * Replaces files of a directory as a whole: all of them or, where that cannot be, none.
 *
 * <p>New files are written to a directory inside that one. When all are there, a journal of what is
 * left to do is written: from then on the change is made, by this process or, where it does not
 * come to that, by the next that opens the directory. Before, it leaves no trace.
 *
 * <p>Only one at a time can be open for a directory, in all processes.
 */
public final class Stage implements Closeable {

  private static final String STAGING = ".sitemap-staging";

  private final Path directory;
  private final Path staging;
  private final Leftovers leftovers;
  private final DirectoryLock lock;

  private Stage(Path directory, DirectoryLock lock) {
    this.directory = directory;
    this.staging = directory.resolve(STAGING);
    this.leftovers = new Leftovers(staging);
    this.lock = lock;
  }

  /**
   * Opens a directory, makes it where there is none, and ends a change that was interrupted.
   *
   * @throws IOException if that fails, or another has it open
   */
  public static Stage open(Path directory) throws IOException {
    DirectoryLock lock = DirectoryLock.take(directory);
    try {
      var stage = new Stage(directory, lock);
      stage.leftovers.check(); // refuses what is not ours before anything is changed
      stage.redo();
      stage.leftovers.remove();
      Files.createDirectory(stage.staging);
      return stage;
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Returns whether a change of a directory was interrupted, and is still to be ended. */
  public static boolean isInterrupted(Path directory) {
    return Files.exists(
        directory.resolve(STAGING).resolve(Journal.FILE), LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns where to write a file that is to stand in the directory. */
  public Path staged(String name) {
    return staging.resolve(name);
  }

  /**
   * Changes the directory.
   *
   * @param moved the names of staged files, in the order in which they are to appear
   * @param removed the names of files that are to go, once the others are there
   */
  public void publish(List<String> moved, List<String> removed) throws IOException {
    var journal = new Journal(moved, removed);
    if (moved.isEmpty() && removed.isEmpty()) {
      return;
    }
    journal.check(staging, directory);
    try {
      journal.write(staging);
      journal.redo(staging, directory);
    } catch (IOException e) {
      throw isInterrupted(directory) ? unfinished(e) : e;
    }
  }

  /** Takes the steps of the journal, if there is one. */
  private void redo() throws IOException {
    Journal journal = Journal.read(staging);
    if (journal == null) {
      return;
    }
    journal.check(staging, directory);
    try {
      journal.redo(staging, directory);
    } catch (IOException e) {
      throw unfinished(e);
    }
  }

  /** Says what a failure behind the journal means: the only kind that changes the directory. */
  private FileSystemException unfinished(IOException e) {
    String file = e instanceof FileSystemException known ? known.getFile() : directory.toString();
    var unfinished =
        new FileSystemException(
            file,
            null,
            reason(e)
                + "; so the change of "
                + directory
                + " stopped half-way, and files of the old set and of the new one are mixed there:"
                + " run the command again to end the change");
    unfinished.initCause(e);
    return unfinished;
  }

  private static String reason(IOException e) {
    String reason = e instanceof FileSystemException known ? known.getReason() : e.getMessage();
    if (reason == null) {
      return e instanceof AccessDeniedException ? "permission denied" : e.toString();
    }
    return reason;
  }

  /** Releases the directory. What was not published is removed. */
  @Override
  public void close() throws IOException {
    try {
      if (!isInterrupted(directory)) { // else the next one ends it
        leftovers.remove();
      }
    } finally {
      lock.close();
    }
  }
}
