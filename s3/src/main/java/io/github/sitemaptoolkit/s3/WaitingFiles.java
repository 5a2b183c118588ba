package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

  WaitingFiles() throws IOException {
    directory = Files.createTempDirectory("sitemap-s3-");
  }

  /** Returns a directory for other files, which does not exist yet. */
  Path scratch() {
    return directory.resolve("sort");
  }

  /** Writes a file, compressed if its name ends in {@code .gz}. */
  void write(String file, Pieces contents) throws IOException {
    var content = new ContentDigest.Builder();
    MessageDigest md5 = ContentDigest.messageDigest("MD5");
    Path path = directory.resolve(file);
    Pieces counted =
        consumer ->
            contents.forEach(
                piece -> {
                  content.add(piece);
                  consumer.accept(piece);
                });
    try (OutputStream out =
        new BufferedOutputStream(new DigestOutputStream(Files.newOutputStream(path), md5))) {
      counted.writeTo(out, file);
    }
    uploads.put(file, Upload.of(path, Files.size(path), md5.digest(), content.build()));
  }

  /** Returns a file that was written. */
  Upload get(String file) {
    Upload upload = uploads.get(file);
    if (upload == null) {
      throw new IllegalArgumentException(file + " was not put");
    }
    return upload;
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
