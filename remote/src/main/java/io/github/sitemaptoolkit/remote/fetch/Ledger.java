package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.kept.FileVersion;
import io.github.sitemaptoolkit.text.Sha256;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was fetched into a directory: a line for each document, added when its file is complete, so
 * that a run that was killed can go on. A line is written before its file gets its name: what is
 * replaced is always listed. Lines that are torn or damaged are ignored, which costs a request; so
 * are those whose name is not the one that we would give.
 */
final class Ledger implements Closeable {

  /** The file in the directory; hidden, so that it is no input. */
  static final String NAME = ".sitemap-fetch";

  private static final String LOCK = ".sitemap-fetch.lock";
  private static final String KIND = "sitemap-fetch ";
  private static final int VERSION = 1;
  private static final String FIRST = KIND + VERSION;
  private static final int FIELDS = 6;
  private static final String ADVICE = "move or remove it, or fetch into another directory";
  private static final int MOST_BYTES = 32 << 20; // enough for as many documents as are fetched
  private static final int LONGEST_LINE = 64 << 10;

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

  private final OwnedDirectory directory;
  private final String start;
  private final FileChannel lockFile;
  private final boolean created; // the directory
  private final Map<String, Line> lines = new LinkedHashMap<>();
  private final Map<String, Line> former = new LinkedHashMap<>(); // whose files may still stand
  private @Nullable FileChannel out;

  private Ledger(OwnedDirectory directory, String start, FileChannel lockFile, boolean created) {
    this.directory = directory;
    this.start = start;
    this.lockFile = lockFile;
    this.created = created;
  }

  /**
   * Opens the ledger of a directory, which is created if it does not exist.
   *
   * @param start the url that the walk begins with
   * @param names tells which names documents may have: lines with others are ignored
   * @throws FileSystemException if another url was fetched into it, or another process fetches
   */
  static Ledger open(Path named, String start, LocalNames names) throws IOException {
    boolean created = !Files.exists(named);
    OwnedDirectory directory = OwnedDirectory.of(named, ADVICE);
    directory.create();
    FileChannel lockFile = directory.channel(LOCK, StandardOpenOption.CREATE);
    try {
      if (!isLocked(lockFile)) {
        throw new FileSystemException(
            named.toString(), null, "another process fetches into this directory");
      } else if (lockFile.size() > 0) {
        throw directory.foreign(LOCK, "was not created by fetching");
      }
      var ledger = new Ledger(directory, start, lockFile, created);
      ledger.read(names);
      return ledger;
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

  private void read(LocalNames names) throws IOException {
    BasicFileAttributes found = directory.attributes(NAME);
    if (found == null || (found.isRegularFile() && found.size() == 0)) {
      return;
    } else if (found.size() > MOST_BYTES) {
      throw directory.foreign(NAME, "has more than " + MOST_BYTES + " bytes");
    }
    try (InputStream in = new BufferedInputStream(directory.open(NAME))) {
      checkFirst(line(in));
      for (String each = line(in); each != null; each = line(in)) {
        String[] fields = each.split("\t", FIELDS + 1);
        if (fields.length == FIELDS && names.isPossible(fields[0], fields[1])) {
          put(new Line(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]));
        }
      }
    }
  }

  private void checkFirst(@Nullable String line) throws FileSystemException {
    FileVersion.check(line, KIND, VERSION, directory.shown(NAME).toString());
    String[] first = line == null ? new String[0] : line.split("\t", 3);
    if (first.length != 2 || !first[0].equals(FIRST)) {
      throw new ForeignContentException(
          directory.shown(NAME).toString(),
          "was not written by fetching; fetch into another directory");
    } else if (!first[1].equals(start)) {
      throw new ForeignContentException(
          directory.toString(),
          "has the sitemaps of " + first[1] + "; fetch into another directory");
    }
  }

  /** Returns the next line; empty if it is too long, and null at the end, also of a torn one. */
  private static @Nullable String line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    int length = 0;
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        return null;
      } else if (length++ < LONGEST_LINE) {
        line.write(b);
      }
    }
    return length > LONGEST_LINE ? "" : line.toString(StandardCharsets.UTF_8);
  }

  private void put(Line line) {
    Line before = lines.put(line.url(), line);
    boolean same = before != null && before.name().equals(line.name()) && !before.hash().isEmpty();
    if (same && !before.hash().equals(line.hash())) {
      former.put(line.url(), before);
    }
  }

  /** Returns all documents by their urls. */
  Map<String, Line> lines() {
    return lines;
  }

  /**
   * Adds a document, or replaces it. To be called before its file is replaced: {@link #settled}
   * tells that it was.
   */
  void add(Line line) throws IOException {
    FileChannel channel = out;
    if (channel == null) {
      rewrite(); // a torn line at the end would take the next one with it
      channel = directory.channel(NAME, StandardOpenOption.APPEND);
      out = channel;
    }
    var bytes = StandardCharsets.UTF_8.encode(line.text());
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false); // before the file has its name
    put(line);
  }

  /** Tells that the file of a document is as its line says. */
  void settled(String url) {
    former.remove(url);
  }

  /** Returns whether a file is as it was fetched for a line, or for the one before it. */
  OwnedDirectory.Recorded recorded(Line line) {
    Line before = former.get(line.url());
    return in -> {
      String hash = Sha256.hex(in);
      return hash.equals(line.hash()) || (before != null && hash.equals(before.hash()));
    };
  }

  /** Returns the directory. */
  OwnedDirectory directory() {
    return directory;
  }

  /** Forgets a document whose file was removed. */
  void remove(String url) {
    lines.remove(url);
    former.remove(url);
  }

  /** Writes the file anew, with a line for each document. */
  void rewrite() throws IOException {
    if (out != null) {
      out.close();
      out = null;
    }
    directory.removeLeftovers(List.of(NAME));
    try (Sink sink = directory.replace(NAME, false)) {
      sink.stream().write((FIRST + "\t" + start + "\n").getBytes(StandardCharsets.UTF_8));
      for (Line line : lines.values()) {
        Line before = former.get(line.url());
        if (before != null) {
          sink.stream().write(before.text().getBytes(StandardCharsets.UTF_8));
        }
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
    if (lines.isEmpty() && !directory.exists(NAME)) { // nothing was fetched
      directory.delete(LOCK, in -> in.read() < 0);
      if (created) {
        directory.removeEmpty();
      }
    }
  }
}
