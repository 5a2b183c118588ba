package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a change to a directory, kept in a file until all of them are done.
 *
 * <p>Anybody could have written the file, so all of it is checked before the first step is
 * executed.
 *
 * @param moved the names of staged files to move to the directory, in this order
 * @param removed the files to remove from the directory afterwards, each only if it has the size
 *     and the digest that it was published with
 */
record Journal(List<String> moved, List<Removed> removed) {

  /**
   * A file to remove.
   *
   * @param bytes its size before compression
   * @param sha256 the SHA-256 of these bytes, in hexadecimal
   */
  record Removed(String name, long bytes, String sha256) {

    static Removed of(Part part) {
      return new Removed(part.file(), part.bytes(), part.sha256());
    }
  }

  /** The file name of the journal. */
  static final String FILE = "journal";

  private static final String KIND = "sitemap-journal ";
  private static final int VERSION = 1;
  private static final String HEAD = KIND + VERSION + '\n'; // before it was told, there was none
  private static final String MOVE = "move ";
  private static final String REMOVE = "remove ";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  /** Enough for two sets with as many files as an index may list, with the longest names. */
  private static final int MOST_BYTES =
      (int) Math.min(32 << 20, Runtime.getRuntime().maxMemory() / 8); // its text needs memory, too

  /**
   * Reads the journal of a staging directory; null if there is none.
   *
   * @throws ForeignContentException if it is not a journal that this class wrote, or one of a later
   *     version
   */
  static @Nullable Journal read(OwnedDirectory directory) throws IOException {
    byte[] bytes = directory.read(staged(FILE), MOST_BYTES);
    if (bytes == null) {
      return null;
    }
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    var journal = new Journal(new ArrayList<>(), new ArrayList<>());
    FileVersion.check(text, KIND, VERSION, directory.shown(staged(FILE)).toString());
    int first = text.startsWith(HEAD) ? HEAD.length() : 0;
    int number = first == 0 ? 0 : 1;
    for (int start = first, end; start < text.length(); start = end + 1) {
      end = text.indexOf('\n', start);
      number++;
      if (end < 0 || !journal.add(text.substring(start, end))) {
        throw new ForeignContentException(
            directory.shown(staged(FILE)).toString(),
            "line "
                + number
                + " is not a publishing step, so no step was executed; remove the directory "
                + directory.shown(Stage.STAGING)
                + " and publish all urls again");
      }
    }
    return journal;
  }

  private static String staged(String name) {
    return Stage.STAGING + '/' + name;
  }

  private boolean add(String step) {
    if (step.startsWith(MOVE)) {
      String name = step.substring(MOVE.length());
      return SetNames.isPublished(name) && moved.add(name);
    }
    String[] words = step.startsWith(REMOVE) ? step.split(" ", -1) : new String[0];
    return words.length == 4
        && isRemovable(words[1])
        && NUMBER.matcher(words[2]).matches()
        && removed.add(new Removed(words[1], Long.parseLong(words[2]), words[3]));
  }

  private static boolean isRemovable(String name) {
    return SetNames.isRemovable(name) || name.equals(SetNames.CHANGES);
  }

  /** Writes the journal. From then on, the change must be completed. */
  void write(OwnedDirectory directory) throws IOException {
    var text = new StringBuilder(HEAD);
    moved.forEach(name -> text.append(MOVE).append(name).append('\n'));
    for (Removed file : removed) {
      text.append(REMOVE).append(file.name()).append(' ').append(file.bytes());
      text.append(' ').append(file.sha256()).append('\n');
    }
    try (Sink sink = directory.replace(staged(FILE), false)) {
      sink.stream().write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
      sink.commit();
    }
  }

  /**
   * Checks that every step can be executed: that staged files are regular files, and that no
   * directory is in the place of a file to write or remove.
   */
  void check(OwnedDirectory directory) throws IOException {
    for (String name : moved) {
      BasicFileAttributes staged = directory.attributes(staged(name));
      if (staged != null && !staged.isRegularFile()) { // if absent, it was moved already
        throw new FileSystemException(
            directory.shown(staged(name)).toString(),
            null,
            "is not a regular file, so nothing was moved; remove the directory "
                + directory.shown(Stage.STAGING)
                + " and publish all urls again");
      }
      checkReplaceable(directory, name);
    }
    for (Removed file : removed) {
      checkReplaceable(directory, file.name());
    }
  }

  private static void checkReplaceable(OwnedDirectory directory, String name) throws IOException {
    BasicFileAttributes standing = directory.attributes(name);
    if (standing != null && standing.isDirectory()) {
      throw new FileSystemException(
          directory.shown(name).toString(),
          null,
          "is a directory in the place of a sitemap; move it");
    }
  }

  /**
   * Executes the steps and removes the journal. Steps that were executed before are repeated
   * harmlessly.
   *
   * @return the files that stay because they are not as they were published
   */
  List<String> redo(OwnedDirectory directory) throws IOException {
    for (String name : moved) {
      if (directory.exists(staged(name))) {
        directory.move(staged(name), name);
      }
    }
    Set<String> kept = new TreeSet<>();
    for (Removed file : removed) {
      if (directory.exists(file.name())) {
        if (directory.delete(file.name(), PublishedFile.recorded(file.bytes(), file.sha256()))) {
          kept.remove(file.name()); // it may have been published with one content or another
        } else {
          kept.add(file.name());
        }
      }
    }
    directory.force(); // so that no file comes back when the journal is gone
    Files.delete(directory.path(staged(FILE)));
    return List.copyOf(kept);
  }
}
