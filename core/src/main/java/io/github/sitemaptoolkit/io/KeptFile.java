package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;

/**
 * A file that people keep, and merge, and that a command renews, such as a baseline: it is replaced
 * as a whole, and never deleted. It is a regular file, or there is none. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class KeptFile {

  private final OwnedDirectory directory;
  private final String name;

  private KeptFile(OwnedDirectory directory, String name) {
    this.directory = directory;
    this.name = name;
  }

  /**
   * Returns a file that a user named, if need be through links: what they lead to is the file.
   *
   * @param advice what to do if it is something else; the end of messages
   * @throws IOException if links form a loop
   */
  public static KeptFile named(Path file, String advice) throws IOException {
    Path target = Sink.target(file);
    Path parent = target.getParent();
    if (parent == null) {
      throw new FileSystemException(file.toString(), null, "is a directory");
    }
    return in(parent, String.valueOf(target.getFileName()), advice);
  }

  /**
   * Returns a file that a command itself names in a directory: a link in its place is refused, as
   * nobody named what it leads to.
   *
   * @param advice what to do if it is something else; the end of messages
   */
  public static KeptFile in(Path directory, String name, String advice) {
    return new KeptFile(OwnedDirectory.of(directory, advice), name);
  }

  /** Returns whether there is something, even if it is no file. */
  public boolean exists() throws IOException {
    return directory.exists(name);
  }

  /**
   * Returns the bytes of the file; none if there is no file.
   *
   * @param most the maximum size in bytes
   * @throws ForeignContentException if it is larger
   * @throws FileSystemException if it is not a regular file
   */
  public byte[] read(int most) throws IOException {
    byte[] bytes = directory.read(name, most);
    return bytes == null ? new byte[0] : bytes;
  }

  /**
   * Opens the file for reading.
   *
   * @throws FileSystemException if there is none, or it is not a regular file
   */
  public InputStream open() throws IOException {
    return directory.open(name);
  }

  /**
   * Opens a new file that replaces it when it is complete.
   *
   * @throws FileSystemException if something else is in its place
   */
  public Sink replace() throws IOException {
    directory.removeLeftovers(List.of(name));
    if (exists() && !directory.isFile(name)) {
      directory.open(name).close(); // which tells what is there
    }
    return directory.replace(name, false);
  }
}
