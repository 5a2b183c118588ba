package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.text.TextPattern;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * A pattern for paths, such as {@code sitemaps/*.xml}. Shells usually expand such patterns; this
 * class expands those that were quoted, or that the shell leaves as they are. {@code **} stands for
 * any number of directories.
 *
 * <p>Each directory is listed once, for all segments of the pattern that its files may match.
 */
final class PathGlob {

  private static final String ANY_FOLDERS = "**";

  private final List<@Nullable TextPattern> segments =
      new ArrayList<>(); // null for any directories
  private final Map<String, Input> found = new HashMap<>(); // a file may be reached in several ways
  private final List<String> special = new ArrayList<>();

  private PathGlob(String pattern) {
    boolean ignoreCase = File.separatorChar == '\\'; // as Windows does
    for (String segment : List.of(pattern.split("/+"))) {
      segments.add(segment.equals(ANY_FOLDERS) ? null : TextPattern.glob(segment, ignoreCase));
    }
  }

  /** Returns whether a name has a character that is special in patterns. */
  static boolean isGlob(String name) {
    return firstSign(name) < name.length();
  }

  private static int firstSign(String name) {
    int at = 0;
    while (at < name.length() && "*?[{".indexOf(name.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  /**
   * Finds the files that match a pattern.
   *
   * @param outputs the real paths of files and directories to skip
   * @throws InvalidPlanException if the pattern is invalid
   */
  static PathGlob expand(String pattern, Set<Path> outputs) throws IOException {
    String text = pattern.replace(File.separatorChar, '/');
    int slash = text.lastIndexOf('/', firstSign(text));
    Path root = FileNames.path(text.substring(0, slash + 1));
    try {
      var glob = new PathGlob(text.substring(slash + 1));
      if (Files.isDirectory(root)) {
        var first = new BitSet();
        first.set(0);
        glob.match(Directory.of(root, List.of(), outputs, (file, reason) -> {}), first);
      }
      return glob;
    } catch (PatternSyntaxException e) {
      throw new InvalidPlanException(
          "\"" + pattern + "\" is not a valid pattern: " + e.getDescription());
    }
  }

  /** Returns the files that match, sorted by path, and directories that cannot be listed. */
  List<Input> found() {
    return found.values().stream().sorted(Comparator.comparing(Input::name)).toList();
  }

  /**
   * Returns the names of the pipes, sockets and devices that match, which are not among the files.
   */
  List<String> special() {
    return special;
  }

  /** Searches a directory whose files may match these segments. */
  private void match(Directory directory, BitSet open) {
    for (int at = 0; at < segments.size() - 1; at++) {
      if (open.get(at) && segments.get(at) == null) {
        open.set(at + 1); // any number of directories includes none
      }
    }
    try {
      for (Path child : directory.children()) {
        visit(directory, child, open);
      }
    } catch (IOException e) {
      add(directory.unreadable(e));
    }
  }

  private void visit(Directory directory, Path child, BitSet open) throws IOException {
    int last = segments.size() - 1;
    var inside = new BitSet(); // the segments that its files may match, if it is a directory
    boolean fits = false;
    for (int at = open.nextSetBit(0); at >= 0; at = open.nextSetBit(at + 1)) {
      TextPattern segment = segments.get(at);
      if (segment == null) {
        inside.set(at);
        fits |= at == last;
      } else if (segment.matches(Directory.name(child))) {
        inside.set(at + 1);
        fits |= at == last;
      }
    }
    inside.clear(segments.size());
    boolean isDirectory = Files.isDirectory(child);
    if (isDirectory && !inside.isEmpty() && Directory.isNamed(child)) {
      Directory inner = directory.child(child);
      if (inner != null) {
        match(inner, inside);
      }
    } else if (fits && !isDirectory && Directory.isSpecial(child)) {
      special.add(FileNames.shown(child)); // not given by name, and reading it may block forever
    } else if (isDirectory ? !inside.isEmpty() : fits) {
      add(directory.input(child));
    }
  }

  private void add(Input input) {
    found.putIfAbsent(input.name(), input);
  }
}
