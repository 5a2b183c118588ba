package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.io.FileNames;
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
import org.jspecify.annotations.Nullable;

/**
 * A folder that is gone through for inputs.
 *
 * @since 0.1
 */
public final class Folder {

  /**
   * How many times a search comes to folders where it has been: links between a dozen folders make
   * more ways than can ever be gone.
   */
  private static final int MOST_RETURNS = 1_000;

  /** Where a search has been. */
  private static final class Trail {

    private final Set<Path> folders = new HashSet<>(); // real paths
    private int returns;

    void enter(Path path, Path real) throws FileSystemException {
      if (!folders.add(real) && ++returns > MOST_RETURNS) {
        throw new FileSystemException(
            path.toString(),
            null,
            "links lead to the same folders more than "
                + MOST_RETURNS
                + " times; name the files or folders to read");
      }
    }
  }

  private final Path path;
  private final Path real;
  private final List<String> names;
  private final Set<Path> outputs;
  private final Trail trail;
  private final @Nullable Folder parent;

  private Folder(
      Path path, List<String> names, Set<Path> outputs, Trail trail, @Nullable Folder parent)
      throws IOException {
    this.path = path;
    this.real = path.toRealPath();
    this.names = names;
    this.outputs = outputs;
    this.trail = trail;
    this.parent = parent;
  }

  /**
   * Returns the folder where a search begins.
   *
   * @param names the names that it adds to those of its own folders
   * @param outputs real paths of what is left out in it, and in its folders
   */
  static Folder of(Path path, List<String> names, Set<Path> outputs) throws IOException {
    return new Folder(path, names, outputs, new Trail(), null);
  }

  /**
   * Returns a folder in this one, or null if it is this one or one above it: links may go round in
   * a circle.
   *
   * @throws FileSystemException if links lead to folders again and again
   */
  @Nullable Folder child(Path child) throws IOException {
    List<String> childNames = new ArrayList<>(names);
    childNames.add(name(child));
    var folder = new Folder(child, List.copyOf(childNames), outputs, trail, this);
    for (Folder above = this; above != null; above = above.parent) {
      if (above.real.equals(folder.real)) {
        return null;
      }
    }
    trail.enter(child, folder.real);
    return folder;
  }

  /**
   * Returns what is in it, sorted by name, the same on every system; hidden files and what the run
   * writes are left out.
   */
  List<Path> children() throws IOException {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(path)) {
      for (Path child : stream) {
        String name = name(child);
        if (!name.startsWith(".")
            && !Files.isHidden(child)
            && !outputs.contains(real.resolve(child.getFileName()))) {
          children.add(child);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    children.sort(Comparator.comparing(Folder::name));
    return children;
  }

  /** Returns whether what was found has a name in this locale, by which it is found again. */
  static boolean isNamed(Path child) {
    return !FileNames.isGarbled(child.toString());
  }

  /** Returns a file in it as an input; one without a name in this locale has failed. */
  Input input(Path file) {
    if (isNamed(file)) {
      return new Input(file.toString(), names, null);
    }
    String name = FileNames.shown(file);
    return unreadable(file, new FileSystemException(name, null, "the name" + FileNames.misfit()));
  }

  /** Returns what is in it as an input that cannot be read. */
  Input unreadable(Path child, IOException failure) {
    return new Input(FileNames.shown(child), names, failure);
  }

  /** Returns it as an input that cannot be read. */
  Input unreadable(IOException failure) {
    return unreadable(path, failure);
  }

  /** Returns whether a file is known to be a pipe, a socket or a device. */
  public static boolean isSpecial(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).isOther();
    } catch (IOException e) {
      return false; // it fails with its name when it is opened
    }
  }

  /** Returns the last name of a path. */
  static String name(Path path) {
    Path name = path.getFileName();
    return name == null ? "" : name.toString();
  }
}
