package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.io.FileNames;
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
 * A pattern of paths, such as {@code sitemaps/*.xml}: what a shell expands where there is one, and
 * leaves to us where it is quoted. {@code **} stands for any number of folders.
 *
 * <p>Each folder is looked into once, for all segments of the pattern that its files may fit.
 */
final class PathGlob {

  private static final String ANY_FOLDERS = "**";

  private final List<@Nullable TextPattern> segments = new ArrayList<>(); // null for any folders
  private final Map<String, Input> found = new HashMap<>(); // more than one way may lead to a file
  private final List<String> special = new ArrayList<>();

  private PathGlob(String pattern) {
    boolean ignoreCase = File.separatorChar == '\\'; // as Windows does
    for (String segment : List.of(pattern.split("/+"))) {
      segments.add(segment.equals(ANY_FOLDERS) ? null : TextPattern.glob(segment, ignoreCase));
    }
  }

  /** Returns whether a name has a character that patterns are made of. */
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
   * Finds what matches.
   *
   * @param outputs real paths of files and folders that are left out
   * @throws InvalidPlanException if it is no pattern
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
        glob.match(Folder.of(root, List.of(), outputs), first);
      }
      return glob;
    } catch (PatternSyntaxException e) {
      throw new InvalidPlanException("\"" + pattern + "\" is no pattern: " + e.getDescription());
    }
  }

  /** Returns the files that match, sorted by path, and folders that cannot be looked into. */
  List<Input> found() {
    return found.values().stream().sorted(Comparator.comparing(Input::name)).toList();
  }

  /** Returns the pipes, sockets and devices that match, which are not among the files. */
  List<String> special() {
    return special;
  }

  /** Goes through a folder whose files may fit these segments. */
  private void match(Folder folder, BitSet open) {
    for (int at = 0; at < segments.size() - 1; at++) {
      if (open.get(at) && segments.get(at) == null) {
        open.set(at + 1); // any number of folders is also none
      }
    }
    try {
      for (Path child : folder.children()) {
        visit(folder, child, open);
      }
    } catch (IOException e) {
      add(folder.unreadable(e));
    }
  }

  private void visit(Folder folder, Path child, BitSet open) throws IOException {
    int last = segments.size() - 1;
    var inside = new BitSet(); // what files in it may fit, where it is a folder
    boolean fits = false;
    for (int at = open.nextSetBit(0); at >= 0; at = open.nextSetBit(at + 1)) {
      TextPattern segment = segments.get(at);
      if (segment == null) {
        inside.set(at);
        fits |= at == last;
      } else if (segment.matches(Folder.name(child))) {
        inside.set(at + 1);
        fits |= at == last;
      }
    }
    inside.clear(segments.size());
    boolean isFolder = Files.isDirectory(child);
    if (isFolder && !inside.isEmpty() && Folder.isNamed(child)) {
      Folder inner = folder.child(child);
      if (inner != null) {
        match(inner, inside);
      }
    } else if (fits && !isFolder && Folder.isSpecial(child)) {
      special.add(FileNames.shown(child)); // nobody named it: reading it may wait for ever
    } else if (isFolder ? !inside.isEmpty() : fits) {
      add(folder.input(child));
    }
  }

  private void add(Input input) {
    found.putIfAbsent(input.name(), input);
  }
}
