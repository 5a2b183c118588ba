package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
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
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Finds the inputs that arguments stand for: files, directories and patterns. What cannot be read
 * becomes an {@link Input} with a {@linkplain Input#failure() failure}. Not thread-safe.
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
  private final Map<LeftOut, Long> counts = new EnumMap<>(LeftOut.class);
  private long closed;
  private boolean whole;

  /**
   * Creates a search without arguments.
   *
   * @param formats the formats to find in directories; other files are only counted
   * @param recursive whether to search the subdirectories of directories
   * @param outputs the real paths of files and directories to skip, because they are outputs
   * @param leftOut accepts the names of files that are left out and only counted
   */
  public Inputs(Formats formats, boolean recursive, Set<Path> outputs, Consumer<String> leftOut) {
    this.leftOut = leftOut;
    this.formats = formats;
    this.recursive = recursive;
    this.outputs = outputs;
  }

  /**
   * Returns whether an argument is a single document, that is, neither a directory nor a pattern.
   */
  public static boolean isSingle(String argument) {
    return argument.equals(Input.STANDARD)
        || Input.isAddress(argument)
        || !(isPattern(argument) || isDirectory(argument));
  }

  /**
   * Returns whether an argument is a single document.
   *
   * @param whole whether a directory is one
   */
  public static boolean isSingle(String argument, boolean whole) {
    return isSingle(argument) || (whole && isDirectory(argument));
  }

  /**
   * Sets whether a directory is one document, because the format that is given {@linkplain
   * SitemapFormat#readsDirectories reads directories}. Defaults to false: it stands for its files.
   */
  public Inputs wholeDirectories(boolean one) {
    whole = one;
    return this;
  }

  /** Returns whether an argument looks like a pattern and is not the name of an existing file. */
  public static boolean isPattern(String argument) {
    return PathGlob.isGlob(argument)
        && !FileNames.isGarbled(argument)
        && (FileNames.fault(argument) != null || !Files.exists(Path.of(argument)));
  }

  private static boolean isDirectory(String name) {
    return FileNames.fault(name) == null && Files.isDirectory(Path.of(name));
  }

  /**
   * Adds the inputs that an argument stands for: a file, {@code -}, a directory or a pattern.
   *
   * @throws IOException if a directory cannot be searched
   */
  public void add(String argument) throws IOException {
    if (isSingle(argument, whole)) {
      found.add(Input.of(argument));
    } else if (isPattern(argument)) {
      addMatching(argument);
    } else {
      addDirectory(FileNames.path(argument), List.of());
    }
  }

  private void addMatching(String pattern) throws IOException {
    try {
      PathGlob matching = PathGlob.expand(pattern, outputs);
      found.addAll(matching.found());
      matching.special().forEach(name -> leaveOut(name, LeftOut.SPECIAL));
      if (matching.found().isEmpty()) {
        String reason = !matching.special().isEmpty() ? "no regular file" : "no file";
        throw new NoSuchFileException(pattern, null, reason + " matches");
      }
    } catch (FileSystemException e) {
      found.add(new Input(pattern, List.of(), e));
    }
  }

  /**
   * Adds the inputs for a line of a list of files: a file or directory, never a pattern. All
   * directories of its path become {@link Input#directories}.
   *
   * @throws IOException if a directory cannot be searched
   */
  public void addListed(String name) throws IOException {
    Input listed = Input.of(name);
    if (listed.failure() != null || Input.isAddress(name)) {
      found.add(listed);
      return;
    }
    Path path = listed.path();
    List<String> directories = new ArrayList<>();
    Path parent = Files.isDirectory(path) ? path : path.getParent();
    for (Path directory : parent == null ? Path.of("") : parent.normalize()) {
      if (!directory.toString().isEmpty() && !directory.toString().equals("..")) {
        directories.add(directory.toString());
      }
    }
    if (Files.isDirectory(path) && !whole) {
      addDirectory(path, directories);
    } else {
      String file = path.toString();
      String plain = file.equals(Input.STANDARD) ? "./" + file : file; // here it is a file name
      found.add(Input.of(plain, List.copyOf(directories)));
    }
  }

  private void addDirectory(Path path, List<String> names) throws IOException {
    int before = found.size();
    long othersBefore = count(LeftOut.FORMAT) + count(LeftOut.BROKEN_LINK);
    long specialBefore = count(LeftOut.SPECIAL);
    walk(Directory.of(path, names, outputs, this::leaveOut));
    if (found.size() == before && nothing == null) {
      String reason = "is a directory";
      if (count(LeftOut.FORMAT) + count(LeftOut.BROKEN_LINK) > othersBefore) {
        reason += "; it contains no file of a known format (" + formats.ids() + ")";
      } else if (count(LeftOut.SPECIAL) > specialBefore) {
        reason += "; it contains no regular file";
      } else if (closed > 0) {
        reason += "; use -r to read its subdirectories";
      } else {
        reason += "; no file was found in it";
      }
      nothing = new FileSystemException(path.toString(), null, reason);
    }
  }

  private void walk(Directory directory) {
    try {
      for (Path child : directory.children()) {
        visit(directory, child);
      }
    } catch (IOException e) {
      found.add(directory.unreadable(e));
    }
  }

  private void visit(Directory directory, Path child) throws IOException {
    BasicFileAttributes file;
    try {
      file = Files.readAttributes(child, BasicFileAttributes.class);
    } catch (NoSuchFileException e) {
      leaveOut(child, LeftOut.BROKEN_LINK);
      return;
    } catch (IOException e) { // its type is unknown, so it is not counted as another format
      found.add(directory.unreadable(child, e));
      return;
    }
    if (file.isOther()) {
      leaveOut(child, LeftOut.SPECIAL);
    } else if (file.isRegularFile()) {
      if (isKnown(child)) {
        found.add(directory.input(child));
      } else {
        leaveOut(child, LeftOut.FORMAT);
      }
    } else if (recursive && Directory.isNamed(child)) {
      Directory inner = directory.child(child);
      if (inner != null) {
        walk(inner);
      }
    } else if (recursive) {
      found.add(directory.input(child));
    } else {
      closed++;
    }
  }

  /** Returns whether a file is in a known format. It is opened only if its name does not tell. */
  private boolean isKnown(Path file) {
    if (formats.forName(Directory.name(file)).isPresent()) {
      return true;
    }
    try (Source source = Source.open(file)) {
      var head = formats.head(source);
      return StreamSupport.stream(formats.spliterator(), false)
          .anyMatch((SitemapFormat format) -> format.matches(head));
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return false; // counted as another format
    }
  }

  /**
   * Returns the inputs in the order of the arguments, those of a directory or pattern sorted by
   * path.
   *
   * @throws FileSystemException if nothing was found
   */
  public List<Input> found() throws FileSystemException {
    if (found.isEmpty() && nothing != null) {
      throw nothing;
    }
    return Collections.unmodifiableList(found);
  }

  /**
   * Returns how many files were left out for a reason. Hidden ones are counted if subdirectories
   * are searched.
   */
  public long count(LeftOut reason) {
    return counts.getOrDefault(reason, 0L);
  }

  private void leaveOut(Path file, LeftOut reason) {
    leaveOut(FileNames.shown(file), reason);
  }

  private void leaveOut(String name, LeftOut reason) {
    if (reason == LeftOut.HIDDEN && !recursive) {
      return; // nobody expects that a directory's hidden files are read
    }
    counts.merge(reason, 1L, Long::sum);
    leftOut.accept(name);
  }
}
