package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.io.Sink;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Replaces files of a directory as a whole: all of them or, where that cannot be, none.
 *
 * <p>New files are written to a directory inside that one. When all are there, a journal of what is
 * left to do is written: from then on the change is made, by this process or, where it does not
 * come to that, by the next that opens the directory. Before, it leaves no trace.
 *
 * <p>Only one at a time can be open for a directory, in all processes.
 */
final class Stage implements Closeable {

  private static final String STAGING = ".sitemap-staging";
  private static final String JOURNAL = "journal";
  private static final String MOVE = "move ";
  private static final String REMOVE = "remove ";

  private final Path directory;
  private final Path staging;
  private final DirectoryLock lock;

  private Stage(Path directory, DirectoryLock lock) {
    this.directory = directory;
    this.staging = directory.resolve(STAGING);
    this.lock = lock;
  }

  /**
   * Opens a directory, makes it where there is none, and ends a change that was interrupted.
   *
   * @throws IOException if that fails, or another has it open
   */
  static Stage open(Path directory) throws IOException {
    DirectoryLock lock = DirectoryLock.take(directory);
    try {
      var stage = new Stage(directory, lock);
      stage.redo();
      stage.clear();
      Files.createDirectory(stage.staging);
      return stage;
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Returns whether a change of a directory was interrupted, and is still to be ended. */
  static boolean isInterrupted(Path directory) {
    return Files.exists(directory.resolve(STAGING).resolve(JOURNAL));
  }

  /** Returns where to write a file that is to stand in the directory. */
  Path staged(String name) {
    return staging.resolve(name);
  }

  /**
   * Changes the directory.
   *
   * @param moved the names of staged files, in the order in which they are to appear
   * @param removed the names of files that are to go, once the others are there
   */
  void publish(List<String> moved, List<String> removed) throws IOException {
    List<String> steps = new ArrayList<>();
    moved.forEach(name -> steps.add(MOVE + name));
    removed.forEach(name -> steps.add(REMOVE + name));
    if (steps.isEmpty()) {
      return;
    }
    try (Sink sink = Sink.open(staged(JOURNAL))) {
      sink.stream().write((String.join("\n", steps) + "\n").getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
    redo();
  }

  /** Takes the steps of the journal, if there is one: those that were taken before do no harm. */
  private void redo() throws IOException {
    Path journal = staged(JOURNAL);
    if (!Files.exists(journal)) {
      return;
    }
    for (String step : Files.readAllLines(journal, StandardCharsets.UTF_8)) {
      if (step.startsWith(MOVE)) {
        String name = step.substring(MOVE.length());
        if (Files.exists(staged(name))) {
          Sink.replace(staged(name), directory.resolve(name));
        }
      } else {
        Files.deleteIfExists(directory.resolve(step.substring(REMOVE.length())));
      }
    }
    Files.delete(journal);
  }

  /** Removes the directory for staged files with all that is in it. */
  private void clear() throws IOException {
    if (Files.exists(staging)) {
      removeAll(staging);
    }
  }

  /** Removes a directory with all that is in it. */
  static void removeAll(Path tree) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.walk(tree)) {
      files = found.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }

  /** Gives the directory free. What was not published is removed. */
  @Override
  public void close() throws IOException {
    try {
      if (!isInterrupted(directory)) { // else the next one ends it
        clear();
      }
    } finally {
      lock.close();
    }
  }
}
