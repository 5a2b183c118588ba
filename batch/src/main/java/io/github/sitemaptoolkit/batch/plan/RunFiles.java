package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.file.FileNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The files that a run reads and writes. None that it writes may be another one of them, under
 * whatever name: symbolic links, hard links and {@code ..} are resolved, and names of new files
 * that differ only in case are equal, because they are on some systems.
 *
 * <p>The order of the calls does not matter: whichever of two files is added last is refused. To be
 * used before anything is written. Pipes, sockets and devices are never in conflict, because
 * writing to them replaces nothing. Safe for use by several threads.
 *
 * @since 0.1
 */
public final class RunFiles {

  /** More links in a row are taken for a circle. */
  private static final int MOST_LINKS = 40;

  private final Map<Object, String> read = new HashMap<>(); // by identity: what messages call it
  private final Map<Object, String> written = new HashMap<>();
  private final Set<Path> paths = new LinkedHashSet<>(); // of what is read
  private final Set<Object> updated = new HashSet<>();
  private boolean replacing;

  /**
   * Adds a file that is read. A file that does not exist is ignored, because reading it will fail.
   *
   * @param role what messages call the file, before its name, such as {@code the input}
   * @throws InvalidPlanException if the run writes this file
   */
  public synchronized void reads(String role, Path file) {
    paths.add(file);
    Object identity = existing(file);
    if (identity != null && !updated.contains(identity)) {
      String name = named(role, file);
      String writer = written.get(identity);
      if (writer != null) {
        throw conflict(writer, name);
      }
      read.putIfAbsent(identity, name);
    }
  }

  /** Returns all files that are read, in the order in which they were added. */
  public synchronized List<Path> read() {
    return List.copyOf(paths);
  }

  /**
   * Adds a file that is written.
   *
   * @param role what messages call the file, before its name, such as {@code --report}
   * @throws InvalidPlanException if the run reads this file, or writes it for another purpose
   */
  public synchronized void writes(String role, Path file) {
    add(named(role, file), file);
  }

  /**
   * Adds a file that may be read and replaced by the same run, such as a sitemap of a set that is
   * published again.
   *
   * @param role what messages call the file, before its name
   * @throws InvalidPlanException if the run writes the file for another purpose
   */
  public synchronized void updates(String role, Path file) {
    Object identity = existing(file);
    if (identity != null) {
      read.remove(identity);
      updated.add(identity);
    }
    writes(role, file);
  }

  /** Adds an output, which messages call this. */
  synchronized void add(String name, Path file) {
    if (Directory.isSpecial(file)) {
      return;
    }
    Object identity = existing(file);
    Object folded = folded(file);
    String other = read.get(identity);
    if (other == null) {
      other = written.getOrDefault(identity, written.get(folded));
    }
    if (other != null) {
      throw conflict(name, other);
    }
    written.put(folded, name);
    if (identity != null) {
      written.put(identity, name);
      replacing = true;
    }
  }

  /** Returns whether a file that the run writes exists, so that it could be read, too. */
  public synchronized boolean isReplacing() {
    return replacing;
  }

  private static String named(String role, Path file) {
    return role + ' ' + FileNames.shown(file);
  }

  private static InvalidPlanException conflict(String writer, String other) {
    return new InvalidPlanException(
        writer + " would replace " + other + "; write to another file or directory");
  }

  /** Returns what is equal for all names of a file; null if it does not exist or is special. */
  private static @Nullable Object existing(Path file) {
    try {
      var attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (attributes.isOther()) {
        return null;
      }
      Object key = attributes.fileKey();
      return key == null ? file.toRealPath() : key;
    } catch (IOException e) {
      return null;
    }
  }

  /**
   * Returns the path in a form that is equal for paths that some systems do not distinguish: by
   * case, or by the form of accents.
   */
  static String folded(Path file) {
    String path = target(file).toString();
    boolean ascii = path.getBytes(StandardCharsets.UTF_8).length == path.length();
    String composed = // Java loads its tables of characters for that, which takes some milliseconds
        ascii ? path : Normalizer.normalize(path, Normalizer.Form.NFC);
    return composed.toLowerCase(Locale.ROOT);
  }

  /** Returns the real path of a file, or the one that it will have once it is created. */
  private static Path target(Path file) {
    Path target = file.toAbsolutePath();
    try {
      for (int links = 0; links < MOST_LINKS && Files.isSymbolicLink(target); links++) {
        target = target.resolveSibling(Files.readSymbolicLink(target));
      }
      return real(target);
    } catch (IOException e) {
      return target.normalize(); // writing it will fail
    }
  }

  /** Returns the real path of a file or directory, or the one it will have once it is created. */
  static Path real(Path file) throws IOException {
    Path given = file.toAbsolutePath();
    Path existing = given;
    while (!Files.exists(existing)) {
      Path parent = existing.getParent();
      if (parent == null) {
        return given.normalize();
      }
      existing = parent;
    }
    return existing.toRealPath().resolve(existing.relativize(given)).normalize();
  }
}
