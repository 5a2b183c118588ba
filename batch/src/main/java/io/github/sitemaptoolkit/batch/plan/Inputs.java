package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the files that arguments mean: files, folders and patterns. What cannot be read becomes
 * an {@link Input} with its failure. Not safe for use by several threads.
 *
 * @since 0.1
 */
public final class Inputs {

  private final Formats formats;
  private final boolean recursive;
  private final Set<Path> outputs;
  private final Consumer<String> leftOut;
  private final List<Input> found = new ArrayList<>();
  private @Nullable FileSystemException nothing;
  private long others;
  private long special;
  private long closed;

  /**
   * Creates an empty list.
   *
   * @param recursive whether folders in folders are gone through
   * @param outputs real paths of files and folders that are never found: what the run writes
   * @param leftOut takes the names of files that are counted, and not found
   */
  public Inputs(Formats formats, boolean recursive, Set<Path> outputs, Consumer<String> leftOut) {
    this.leftOut = leftOut;
    this.formats = formats;
    this.recursive = recursive;
    this.outputs = outputs;
  }

  /** Returns whether an argument names one document by itself: it is no folder and no pattern. */
  public static boolean isSingle(String argument) {
    return argument.equals(Input.STANDARD) || !(isPattern(argument) || isFolder(argument));
  }

  /** Returns whether an argument is no file, and looks like a pattern; on Windows it is no path. */
  private static boolean isPattern(String argument) {
    return PathGlob.isGlob(argument)
        && !FileNames.isGarbled(argument)
        && (FileNames.fault(argument) != null || !Files.exists(Path.of(argument)));
  }

  private static boolean isFolder(String name) {
    return FileNames.fault(name) == null && Files.isDirectory(Path.of(name));
  }

  /** Adds what an argument means. */
  public void add(String argument) throws IOException {
    if (isSingle(argument)) {
      found.add(Input.of(argument));
    } else if (isPattern(argument)) {
      addMatching(argument);
    } else {
      addFolder(FileNames.path(argument), List.of());
    }
  }

  private void addMatching(String pattern) throws IOException {
    try {
      PathGlob matching = PathGlob.expand(pattern, outputs);
      found.addAll(matching.found());
      matching.special().forEach(leftOut);
      special += matching.special().size();
      if (matching.found().isEmpty()) {
        String reason = !matching.special().isEmpty() ? "no regular file" : "no file";
        throw new NoSuchFileException(pattern, null, reason + " has such a name");
      }
    } catch (FileSystemException e) {
      found.add(new Input(pattern, List.of(), e));
    }
  }

  /** Adds what a line of a list of files means: a name as it is, whose folders are kept. */
  public void addListed(String name) throws IOException {
    Input listed = Input.of(name);
    if (listed.failure() != null) {
      found.add(listed);
      return;
    }
    Path path = listed.path();
    List<String> folders = new ArrayList<>();
    Path parent = Files.isDirectory(path) ? path : path.getParent();
    for (Path folder : parent == null ? Path.of("") : parent.normalize()) {
      if (!folder.toString().isEmpty() && !folder.toString().equals("..")) {
        folders.add(folder.toString());
      }
    }
    if (Files.isDirectory(path)) {
      addFolder(path, folders);
    } else {
      String file = path.toString();
      String plain = file.equals(Input.STANDARD) ? "./" + file : file; // a name is a file here
      found.add(Input.of(plain, List.copyOf(folders)));
    }
  }

  private void addFolder(Path path, List<String> names) throws IOException {
    int before = found.size();
    long othersBefore = others;
    long specialBefore = special;
    walk(Folder.of(path, names, outputs));
    if (found.size() == before && nothing == null) {
      String reason = "is a directory";
      if (others > othersBefore) {
        reason += "; what is in it is of no known format (" + formats.ids() + ")";
      } else if (special > specialBefore) {
        reason += "; what is in it is not a regular file";
      } else if (closed > 0) {
        reason += "; what is in its folders is read with -r";
      }
      nothing = new FileSystemException(path.toString(), null, reason);
    }
  }

  private void walk(Folder folder) {
    try {
      for (Path child : folder.children()) {
        visit(folder, child);
      }
    } catch (IOException e) {
      found.add(folder.unreadable(e));
    }
  }

  private void visit(Folder folder, Path child) throws IOException {
    BasicFileAttributes file;
    try {
      file = Files.readAttributes(child, BasicFileAttributes.class);
    } catch (NoSuchFileException e) { // a link that leads nowhere
      others++;
      leftOut.accept(FileNames.shown(child));
      return;
    } catch (IOException e) { // not to know what it is does not make it one of the others
      found.add(folder.unreadable(child, e));
      return;
    }
    if (file.isOther()) {
      special++;
      leftOut.accept(FileNames.shown(child));
    } else if (file.isRegularFile()) {
      if (isKnown(child)) {
        found.add(folder.input(child));
      } else {
        others++;
        leftOut.accept(FileNames.shown(child));
      }
    } else if (recursive && Folder.isNamed(child)) {
      Folder inner = folder.child(child);
      if (inner != null) {
        walk(inner);
      }
    } else if (recursive) {
      found.add(folder.input(child));
    } else {
      closed++;
    }
  }

  /** Looks at the name first: files whose names say what they are need not be opened. */
  private boolean isKnown(Path file) {
    if (formats.forName(Folder.name(file)).isPresent()) {
      return true;
    }
    try (Source source = Source.open(file)) {
      var head = formats.head(source);
      return StreamSupport.stream(formats.spliterator(), false)
          .anyMatch((SitemapFormat format) -> format.matches(head));
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return false; // it is counted with the others
    }
  }

  /**
   * Returns the inputs, in the order of the arguments; those of a folder or pattern are sorted.
   *
   * @throws FileSystemException if there is none
   */
  public List<Input> found() throws FileSystemException {
    if (found.isEmpty() && nothing != null) {
      throw nothing;
    }
    return Collections.unmodifiableList(found);
  }

  /** Returns how many files were met in folders and are of no known format. */
  public long others() {
    return others;
  }

  /**
   * Returns how many pipes, sockets and devices were met in folders or by patterns. They are read
   * only where they are named: reading one may wait for ever.
   */
  public long special() {
    return special;
  }
}
