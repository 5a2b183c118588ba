package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.io.Sink;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was fetched into a directory: a line for each document, added when its file is complete, so
 * that a run that was killed can go on. A file is written before its line: a line is never newer.
 * Lines that are torn or damaged are ignored, which costs a request.
 */
final class Ledger implements Closeable {

  /** The file in the directory; hidden, so that it is no input. */
  static final String NAME = ".sitemap-fetch";

  private static final String LOCK = ".sitemap-fetch.lock";
  private static final String FIRST = "sitemap-fetch 1";
  private static final int FIELDS = 6;

  /**
   * A document.
   *
   * @param name its file, as a path with slashes
   * @param etag its ETag; empty if there is none
   * @param modified its Last-Modified, if that is a sure sign; empty otherwise
   * @param lastmod the lastmod of the index that lists it; empty if there is none
   * @param hash of the file, in hexadecimal digits; empty if it was begun only
   */
  record Line(String url, String name, String etag, String modified, String lastmod, String hash) {

    private String text() {
      return String.join("\t", url, name, etag, modified, lastmod, hash) + "\n";
    }

    /** Returns whether all texts can stand in a line. */
    boolean isSafe() {
      return List.of(url, name, etag, modified, lastmod).stream()
          .allMatch(text -> text.chars().allMatch(c -> c >= ' ' && c != 0x7F));
    }
  }

  private final Path file;
  private final String start;
  private final FileChannel lockFile;
  private final boolean created; // the directory
  private final Map<String, Line> lines;
  private @Nullable FileChannel out;

  private Ledger(
      Path file, String start, FileChannel lockFile, boolean created, Map<String, Line> lines) {
    this.created = created;
    this.file = file;
    this.start = start;
    this.lockFile = lockFile;
    this.lines = lines;
  }

  /**
   * Opens the ledger of a directory, which is created if it does not exist.
   *
   * @param start the url that the walk begins with
   * @throws FileSystemException if another url was fetched into it, or another process fetches
   */
  static Ledger open(Path directory, String start) throws IOException {
    boolean created = !Files.exists(directory);
    Files.createDirectories(directory);
    FileChannel lockFile =
        FileChannel.open(
            directory.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!isLocked(lockFile)) {
        throw new FileSystemException(
            directory.toString(), null, "another process fetches into this directory");
      }
      Path file = directory.resolve(NAME);
      return new Ledger(file, start, lockFile, created, read(file, directory, start));
    } catch (IOException | RuntimeException e) {
      lockFile.close();
      throw e;
    }
  }

  private static boolean isLocked(FileChannel lockFile) throws IOException {
    try {
      FileLock lock = lockFile.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static Map<String, Line> read(Path file, Path directory, String start)
      throws IOException {
    Map<String, Line> lines = new LinkedHashMap<>();
    if (!Files.exists(file)) {
      return lines;
    }
    String text = Files.readString(file, StandardCharsets.UTF_8);
    List<String> complete = new ArrayList<>(List.of(text.split("\n", -1)));
    complete.remove(complete.size() - 1); // empty, or torn
    if (complete.isEmpty()) {
      return lines;
    }
    String[] first = complete.get(0).split("\t", -1);
    if (first.length != 2 || !first[0].equals(FIRST)) {
      throw new FileSystemException(
          file.toString(), null, "was not written by this version; fetch into another directory");
    } else if (!first[1].equals(start)) {
      throw new FileSystemException(
          directory.toString(),
          null,
          "has the sitemaps of " + first[1] + "; fetch into another directory");
    }
    for (String each : complete.subList(1, complete.size())) {
      String[] fields = each.split("\t", -1);
      if (fields.length == FIELDS) {
        var line = new Line(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]);
        lines.put(line.url(), line);
      }
    }
    return lines;
  }

  /** Returns all documents by their urls. */
  Map<String, Line> lines() {
    return lines;
  }

  /** Adds a document, or replaces it. */
  void add(Line line) throws IOException {
    FileChannel channel = out;
    if (channel == null) {
      rewrite(); // a torn line at the end would take the next one with it
      channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
      out = channel;
    }
    var bytes = StandardCharsets.UTF_8.encode(line.text());
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    lines.put(line.url(), line);
  }

  /** Forgets a document whose file was removed. */
  void remove(String url) {
    lines.remove(url);
  }

  /** Writes the file anew, with a line for each document. */
  void rewrite() throws IOException {
    if (out != null) {
      out.close();
      out = null;
    }
    Sink.removeLeftovers(List.of(file));
    try (Sink sink = Sink.open(file, false)) {
      sink.stream().write((FIRST + "\t" + start + "\n").getBytes(StandardCharsets.UTF_8));
      for (Line line : lines.values()) {
        sink.stream().write(line.text().getBytes(StandardCharsets.UTF_8));
      }
      sink.commit();
    }
  }

  @Override
  public void close() throws IOException {
    try (lockFile) {
      if (out != null) {
        out.close();
      }
    }
    if (lines.isEmpty() && !Files.exists(file)) { // nothing was fetched
      Files.deleteIfExists(file.resolveSibling(LOCK));
      if (created) {
        Files.deleteIfExists(file.toAbsolutePath().getParent());
      }
    }
  }
}
