package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A directory in which a command keeps files, and which others may have changed: nothing outside of
 * it is read, replaced or deleted, whatever names and links are found in it.
 *
 * <p>The directory itself may be named through links, which are followed once, when it is first
 * used. Below it no part of a path is a link, and files are read only if they are regular: a link
 * is not followed, and a pipe is not waited for. Files are given by names with slashes, such as
 * {@code maps/a.xml}. A name that leads elsewhere, such as {@code ../x}, is refused like a link,
 * with a {@link FileSystemException} whose message says what to do.
 *
 * <p>It does not protect from programs that exchange parts of a path at the very moment of an
 * access. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class OwnedDirectory {

  /** Recognises the content of a file. */
  @FunctionalInterface
  public interface Recorded {

    /**
     * Returns whether this is the content that was recorded.
     *
     * @param in all bytes of the file; closed by the caller
     */
    boolean isContent(InputStream in) throws IOException;
  }

  /** A name that no file has, as long as that of a temporary file. */
  private static final String NOWHERE = ".sitemap-0000000000000000-0000000000000000.tmp.none";

  private final Path named;
  private final String advice;
  private @Nullable Path real;

  private OwnedDirectory(Path named, String advice) {
    this.named = named;
    this.advice = advice;
  }

  /**
   * Returns a directory, which need not exist yet.
   *
   * @param advice what to do about something that does not belong there, such as {@code remove it
   *     and publish all urls again}; the end of messages
   */
  public static OwnedDirectory of(Path directory, String advice) {
    return new OwnedDirectory(directory, advice);
  }

  /**
   * Creates the directory, if it does not exist.
   *
   * @throws IOException if that fails
   */
  public void create() throws IOException {
    createDirectories(named);
    root();
  }

  /**
   * Creates a directory with those above it; does nothing if it exists, or if it is a link to one.
   *
   * @throws IOException if that fails, or if there is something else
   */
  public static void createDirectories(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) { // older versions of Java refuse links to directories
      if (Files.isSymbolicLink(directory)) {
        throw new FileSystemException(
            directory.toString(), null, "is a link that leads to no directory");
      }
      Files.createDirectories(directory);
    }
  }

  /** Returns a path of a file for messages: as the user named the directory. */
  public Path shown(String name) {
    return named.resolve(name);
  }

  private Path root() throws IOException {
    Path root = real;
    if (root == null) {
      try {
        root = named.toRealPath();
        real = root;
      } catch (NoSuchFileException e) {
        return named; // nothing is in it; it may be created later
      }
    }
    return root;
  }

  /**
   * Returns the path of a file, whose directories are no links.
   *
   * @throws FileSystemException if the name leads elsewhere, or through a link
   */
  public Path path(String name) throws IOException {
    Path at = root();
    int start = 0;
    for (int end = name.indexOf('/'); end >= 0; end = name.indexOf('/', start)) {
      at = child(at, name.substring(start, end), name);
      BasicFileAttributes found = attributes(at);
      if (found != null && !found.isDirectory()) {
        String what = found.isSymbolicLink() ? "is a symbolic link" : "is not a directory";
        throw refused(name.substring(0, end), what);
      }
      start = end + 1;
    }
    return child(at, name.substring(start), name);
  }

  private Path child(Path parent, String part, String name) throws FileSystemException {
    try {
      Path child = parent.getFileSystem().getPath(part);
      boolean bare =
          !part.isEmpty() && !part.equals(".") && !part.equals("..") && child.getNameCount() == 1;
      if (bare && !child.isAbsolute() && child.getRoot() == null) {
        return parent.resolve(child);
      }
    } catch (InvalidPathException e) {
      // such as one with a NUL
    }
    throw new FileSystemException(
        named.toString(),
        null,
        "cannot have a file \"" + shownName(name) + "\" of ours; " + advice);
  }

  private static String shownName(String name) {
    var shown = new StringBuilder();
    name.codePoints()
        .limit(100)
        .forEach(c -> shown.appendCodePoint(Character.isISOControl(c) ? '?' : c));
    return shown.toString();
  }

  /** Returns a failure for something in the directory: what it is, and what to do. */
  public FileSystemException refused(String name, String what) {
    return new FileSystemException(shown(name).toString(), null, what + "; " + advice);
  }

  /** Returns a failure for what a file holds: what it is, and what to do. */
  public ForeignContentException foreign(String name, String what) {
    return new ForeignContentException(shown(name).toString(), what + "; " + advice);
  }

  /** Returns what is known of a file, or of the link in its place; null if there is nothing. */
  public @Nullable BasicFileAttributes attributes(String name) throws IOException {
    return attributes(path(name));
  }

  private static @Nullable BasicFileAttributes attributes(Path file) throws IOException {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  /** Returns whether there is something, even if it is no file. */
  public boolean exists(String name) throws IOException {
    return attributes(name) != null;
  }

  /**
   * Returns whether the file system can have a file with a name here, and a temporary file beside
   * it: that the path is not too long. Whether there may be such a file is not looked at.
   */
  public boolean canName(String name) throws IOException {
    Path root = root();
    int last = name.lastIndexOf('/') + 1;
    boolean possible = isPossible(root.resolve(NOWHERE).resolve(name.substring(0, last) + NOWHERE));
    possible &= isPossible(root.resolve(NOWHERE).resolve(name));
    for (String part : name.split("/", -1)) {
      possible = possible && isPossible(root.resolve(part));
    }
    return possible;
  }

  /**
   * Returns whether a path is not too long. What is below NOWHERE cannot fail for another reason.
   */
  private static boolean isPossible(Path path) {
    try {
      attributes(path);
      return true;
    } catch (AccessDeniedException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Returns whether there is a regular file. */
  public boolean isFile(String name) throws IOException {
    BasicFileAttributes found = attributes(name);
    return found != null && found.isRegularFile();
  }

  /** Returns the path of a file that can be opened: it is regular, or there is none. */
  private Path regular(String name) throws IOException {
    Path file = path(name);
    BasicFileAttributes found = attributes(file);
    if (found != null && !found.isRegularFile()) {
      throw refused(name, "is not a regular file");
    }
    return file;
  }

  /**
   * Opens a file for reading.
   *
   * @throws NoSuchFileException if there is none
   * @throws FileSystemException if it is not a regular file
   */
  public InputStream open(String name) throws IOException {
    return FileInput.open(regular(name), LinkOption.NOFOLLOW_LINKS);
  }

  /** Opens a document. Throws the same exceptions as {@link #open}. */
  public Source source(String name, Limits limits) throws IOException {
    return Source.ofFile(shown(name).toString(), limits, () -> open(name));
  }

  /**
   * Returns the bytes of a file, or null if there is none.
   *
   * @param most the maximum size in bytes
   * @throws FileSystemException if it is no regular file; a ForeignContentException if larger
   */
  public byte @Nullable [] read(String name, int most) throws IOException {
    if (!exists(name)) {
      return null;
    }
    try (InputStream in = Files.newInputStream(regular(name), LinkOption.NOFOLLOW_LINKS)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw foreign(name, "has more than " + most + " bytes");
      }
      return bytes;
    } catch (IOException e) {
      throw Source.named(e, shown(name).toString());
    }
  }

  /** Returns whether there is a regular file that has the recorded content. */
  public boolean holds(String name, Recorded recorded) throws IOException {
    if (!isFile(name)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(path(name), LinkOption.NOFOLLOW_LINKS)) {
      return recorded.isContent(in);
    } catch (IOException e) {
      throw Source.named(e, shown(name).toString());
    }
  }

  /**
   * Opens a regular file for writing in place, such as a lock.
   *
   * @param options further options, such as {@link StandardOpenOption#CREATE}
   * @throws FileSystemException if there is something else
   */
  public FileChannel channel(String name, StandardOpenOption... options) throws IOException {
    Set<OpenOption> opened = new HashSet<>(List.of(options));
    opened.add(LinkOption.NOFOLLOW_LINKS);
    opened.add(StandardOpenOption.WRITE);
    return FileChannel.open(regular(name), opened.toArray(OpenOption[]::new));
  }

  /**
   * Opens a new file that replaces what is there when it is complete, be it a link, which is then
   * gone itself. Its directories are created.
   *
   * @param gzip whether to compress
   * @throws FileSystemException if there is a directory, or a link leads to it
   */
  public Sink replace(String name, boolean gzip) throws IOException {
    Path file = path(name);
    BasicFileAttributes found = attributes(file);
    if (found != null && found.isDirectory()) {
      throw refused(name, "is a directory in the place of a file");
    }
    Path parent = file.getParent();
    if (parent != null && attributes(parent) == null) {
      Files.createDirectories(parent); // none of those that exist is a link
    }
    return Sink.openInPlace(file, shown(name).toString(), gzip);
  }

  /**
   * Moves a complete file to another name, where it replaces what is there, as {@link
   * #replace(String, boolean)} does.
   */
  public void move(String from, String to) throws IOException {
    Sink.replace(regular(from), path(to));
  }

  /** Makes the names of files survive a power cut, if the system supports it. */
  public void force() throws IOException {
    Sink.forceDirectory(root());
  }

  /** Sets when a file was changed, if the file system keeps that; never of what a link leads to. */
  public void touch(String name, FileTime time) {
    try {
      var view =
          Files.getFileAttributeView(
              regular(name), BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
      if (view != null) {
        view.setTimes(time, null, null);
      }
    } catch (IOException e) {
      // some file systems have no such times
    }
  }

  /**
   * Deletes a regular file, if it has the recorded content.
   *
   * @return whether it was deleted; false if it is something else, which stays
   */
  public boolean delete(String name, Recorded recorded) throws IOException {
    return holds(name, recorded) && Files.deleteIfExists(path(name));
  }

  /** Removes the directory itself, if it is empty. */
  public void removeEmpty() {
    try {
      Files.deleteIfExists(root());
    } catch (IOException e) {
      // it is not empty
    }
  }

  /** Removes the directories above a file that are empty, but not this one itself. */
  public void removeEmptyAbove(String name) {
    try {
      for (int end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
        Path directory = path(name.substring(0, end));
        BasicFileAttributes found = attributes(directory);
        if (found == null || !found.isDirectory()) {
          return;
        }
        Files.delete(directory);
      }
    } catch (IOException e) {
      // it is not empty
    }
  }

  /** Removes the temporary files that killed processes have left beside files. */
  public void removeLeftovers(Iterable<String> names) {
    var directories = new HashSet<Path>();
    for (String name : names) {
      try {
        Path directory = path(name).getParent();
        if (directory != null && directories.add(directory)) {
          TemporaryFile.removeLeftovers(directory);
        }
      } catch (IOException e) {
        // using it will show what is wrong
      }
    }
  }

  /** Returns the name of the directory, as the user gave it. */
  @Override
  public String toString() {
    return named.toString();
  }
}
