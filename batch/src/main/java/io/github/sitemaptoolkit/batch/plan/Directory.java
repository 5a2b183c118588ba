package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.file.FileNames;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A directory that is searched for inputs. Hidden files are skipped.
 *
 * @since 0.1
 */
public final class Directory {

  /**
   * How many times a search may return to a directory: links between a dozen directories create
   * more paths than anybody can follow.
   */
  private static final int MOST_RETURNS = 1_000;

  /** The directories that a search has visited. */
  private static final class Trail {

    private final Set<Path> directories = new HashSet<>(); // real paths
    private int returns;

    void enter(Path path, Path real) throws FileSystemException {
      if (!directories.add(real) && ++returns > MOST_RETURNS) {
        throw new FileSystemException(
            path.toString(),
            null,
            "symbolic links lead to the same directories more than "
                + MOST_RETURNS
                + " times; give the files or directories to read by name");
      }
    }
  }

  private final Path path;
  private final Path real;
  private final List<String> names;
  private final Set<Path> outputs;
  private final BiConsumer<Path, LeftOut> leftOut;
  private final Trail trail;
  private final @Nullable Directory parent;

  private Directory(
      Path path,
      List<String> names,
      Set<Path> outputs,
      BiConsumer<Path, LeftOut> leftOut,
      Trail trail,
      @Nullable Directory parent)
      throws IOException {
    this.path = path;
    this.real = path.toRealPath();
    this.names = names;
    this.outputs = outputs;
    this.leftOut = leftOut;
    this.trail = trail;
    this.parent = parent;
  }

  /**
   * Returns the directory where a search starts.
   *
   * @param names the names of directories that are put before those of its subdirectories, see
   *     {@link Input#directories}
   * @param outputs the real paths of files and directories to skip
   * @param leftOut accepts the hidden files that are skipped, and links that would never end
   */
  static Directory of(
      Path path, List<String> names, Set<Path> outputs, BiConsumer<Path, LeftOut> leftOut)
      throws IOException {
    return new Directory(path, names, outputs, leftOut, new Trail(), null);
  }

  /**
   * Returns a subdirectory, or null if it is a link to this directory or one above it, which would
   * never end.
   *
   * @throws FileSystemException if links lead to the same directories too often
   */
  @Nullable Directory child(Path child) throws IOException {
    List<String> childNames = new ArrayList<>(names);
    childNames.add(name(child));
    var directory = new Directory(child, List.copyOf(childNames), outputs, leftOut, trail, this);
    for (Directory above = this; above != null; above = above.parent) {
      if (above.real.equals(directory.real)) {
        leftOut.accept(child, LeftOut.LOOP);
        return null;
      }
    }
    trail.enter(child, directory.real);
    return directory;
  }

  /**
   * Returns the files and directories in this directory, in the same order on every system, by
   * name. Hidden files and outputs are left out.
   */
  List<Path> children() throws IOException {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(path)) {
      for (Path child : stream) {
        if (name(child).startsWith(".") || Files.isHidden(child)) {
          leftOut.accept(child, LeftOut.HIDDEN);
        } else if (!outputs.contains(real.resolve(child.getFileName()))) {
          children.add(child);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    children.sort(Comparator.comparing(Directory::name));
    return children;
  }

  /**
   * Returns whether the name of a file can be decoded in this locale; otherwise the file cannot be
   * opened.
   */
  static boolean isNamed(Path child) {
    return !FileNames.isGarbled(child.toString());
  }

  /**
   * Returns a file in this directory as an input, which has failed if its name cannot be decoded in
   * this locale.
   */
  Input input(Path file) {
    if (isNamed(file)) {
      return new Input(file.toString(), names, null);
    }
    String name = FileNames.shown(file);
    return unreadable(file, new FileSystemException(name, null, "the name" + FileNames.misfit()));
  }

  /** Returns a file or directory in this directory as an input that cannot be read. */
  Input unreadable(Path child, IOException failure) {
    return new Input(FileNames.shown(child), names, failure);
  }

  /** Returns this directory as an input that cannot be read. */
  Input unreadable(IOException failure) {
    return unreadable(path, failure);
  }

  /** Returns whether a file is a pipe, a socket or a device. False if this cannot be found out. */
  public static boolean isSpecial(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).isOther();
    } catch (IOException e) {
      return false; // opening it will fail, with its name
    }
  }

  /** Returns the last name of a path. */
  static String name(Path path) {
    Path name = path.getFileName();
    return name == null ? "" : name.toString();
  }
}
