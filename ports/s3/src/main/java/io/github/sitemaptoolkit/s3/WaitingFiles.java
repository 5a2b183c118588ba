package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Files of a temporary directory, which wait until they are put. Not thread-safe. */
final class WaitingFiles implements Closeable {

  private final Path directory;
  private final Map<String, Upload> uploads = new HashMap<>();
  private final Map<String, ContentDigest> contents = new HashMap<>();

  WaitingFiles() throws IOException {
    directory = ScratchSpace.directory("sitemap-s3-");
  }

  /** Returns a directory for other files, which does not exist yet. */
  Path scratch() {
    return directory.resolve("sort");
  }

  /** Writes a file, compressed if its name ends in {@code .gz}. */
  void write(String file, Pieces pieces) throws IOException {
    var content = new ContentDigest.Builder();
    MessageDigest md5 = ContentDigest.messageDigest("MD5");
    Path path = directory.resolve(file);
    Pieces counted =
        consumer ->
            pieces.forEach(
                piece -> {
                  content.add(piece);
                  consumer.accept(piece);
                });
    try (OutputStream out =
        new BufferedOutputStream(new DigestOutputStream(Files.newOutputStream(path), md5))) {
      counted.writeTo(out, file);
    }
    ContentDigest digest = content.build();
    contents.put(file, digest);
    uploads.put(file, Upload.of(path, Files.size(path), md5.digest(), digest));
  }

  /** Returns a file that was written. */
  Upload get(String file) {
    Upload upload = uploads.get(file);
    if (upload == null) {
      throw new IllegalArgumentException(file + " was not put");
    }
    return upload;
  }

  /** Returns the content of a file that was written. */
  ContentDigest content(String file) {
    ContentDigest content = contents.get(file);
    if (content == null) {
      throw new IllegalArgumentException(file + " was not put");
    }
    return content;
  }

  /** Returns the bytes of a file that was written, and is not compressed. */
  byte[] bytes(String file) throws IOException {
    return Files.readAllBytes(directory.resolve(file));
  }

  /** Keeps what an object holds, until it is taken. Safe for use by several threads. */
  void copy(String file, InputStream in) throws IOException {
    Files.copy(in, copy(file));
  }

  /** Opens what was kept of an object; it is removed when that is closed. */
  InputStream take(String file) throws IOException {
    return Files.newInputStream(copy(file), StandardOpenOption.DELETE_ON_CLOSE);
  }

  private Path copy(String file) {
    return directory.resolve("copy-" + file);
  }

  /** Removes a file that is no longer needed. */
  void remove(String file) throws IOException {
    uploads.remove(file);
    Files.deleteIfExists(directory.resolve(file));
  }

  /** Removes all files. */
  @Override
  public void close() throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.walk(directory)) {
      files = found.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }
}
