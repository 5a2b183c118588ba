package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.internal.io.FileNames;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * A pattern of paths, such as {@code sitemaps/*.xml}: what a shell expands where there is one, and
 * leaves to us where it is quoted. {@code **} stands for any number of folders.
 */
final class Glob {

  private static final String ANY_FOLDERS = "**";

  private final List<String> segments;
  private final List<PathMatcher> matchers;
  private final Map<String, Input> found = new HashMap<>(); // more than one way may lead to a file

  private Glob(String pattern) {
    this.segments = List.of(pattern.split("/+"));
    this.matchers =
        segments.stream().map(s -> FileSystems.getDefault().getPathMatcher("glob:" + s)).toList();
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
   * Returns the files that match, sorted by path, and folders that cannot be looked into.
   *
   * @param outputs real paths of files and folders that are left out
   * @throws WrongUseException if it is no pattern
   */
  static List<Input> expand(String pattern, Set<Path> outputs) throws IOException {
    String text = pattern.replace(File.separatorChar, '/');
    int slash = text.lastIndexOf('/', firstSign(text));
    Path root = FileNames.path(text.substring(0, slash + 1));
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try {
      var glob = new Glob(text.substring(slash + 1));
      glob.match(Folder.of(root, List.of(), outputs), 0);
      Stream<Input> files = glob.found.values().stream();
      return files.sorted(Comparator.comparing(Input::name)).toList();
    } catch (PatternSyntaxException e) {
      throw new WrongUseException("\"" + pattern + "\" is no pattern: " + e.getDescription());
    }
  }

  private void match(Folder folder, int at) {
    boolean last = at == segments.size() - 1;
    boolean any = segments.get(at).equals(ANY_FOLDERS);
    if (any && !last) {
      match(folder, at + 1);
    }
    try {
      for (Path child : folder.children()) {
        boolean matches = any || matchers.get(at).matches(child.getFileName());
        boolean isFolder = matches && Files.isDirectory(child);
        if (isFolder && (any || !last) && Folder.isNamed(child)) {
          Folder inner = folder.child(child);
          if (inner != null) {
            match(inner, any ? at : at + 1);
          }
        } else if (matches && (isFolder ? any || !last : last)) {
          add(folder.input(child));
        }
      }
    } catch (IOException e) {
      add(folder.unreadable(e));
    }
  }

  private void add(Input input) {
    found.putIfAbsent(input.name(), input);
  }
}
