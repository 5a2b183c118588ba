package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Options.Rename;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.jspecify.annotations.Nullable;

/** The directory that a set is published to, on one of Hadoop's file systems. */
final class SetDirectory implements Serializable {

  private static final long serialVersionUID = 1;

  /** Object stores: what is put there appears whole, and a rename is a copy. */
  private static final Set<String> OBJECT_STORES =
      Set.of("s3a", "s3", "s3n", "gs", "oss", "cosn", "obs", "wasb", "wasbs", "swift");

  /** Where Hadoop's committers keep what is not committed; each removes what others have left. */
  private static final String TEMPORARY = FileOutputCommitter.PENDING_DIR_NAME;

  private final FileSystems systems;
  private final String directory;

  SetDirectory(FileSystems systems, String directory) {
    this.systems = systems;
    this.directory = directory;
  }

  /** Returns the directory. */
  Path path() {
    return new Path(directory);
  }

  Configuration configuration() {
    return systems.configuration();
  }

  /** Returns the name of a file in messages. */
  String name(String file) {
    return path(file).toString();
  }

  Path path(String file) {
    return new Path(path(), file);
  }

  /**
   * Returns the file system. For files of this machine it is the one without checksums, which would
   * lie beside the sitemaps on the web server.
   */
  private FileSystem system() throws IOException {
    FileSystem system = path().getFileSystem(systems.configuration());
    return system instanceof LocalFileSystem local ? local.getRawFileSystem() : system;
  }

  /** Returns a file's bytes; null if there is none. */
  byte @Nullable [] read(String file) throws IOException {
    try (InputStream in = system().open(path(file))) {
      byte[] bytes = in.readNBytes(Manifest.MOST_BYTES + 1);
      if (bytes.length > Manifest.MOST_BYTES) {
        throw new IOException(name(file) + " is too large to be what its name says");
      }
      return bytes;
    } catch (FileNotFoundException e) {
      return null;
    }
  }

  /** Returns the manifest of what is published; null if nothing is. */
  @Nullable Manifest manifest() throws IOException {
    byte[] bytes = read(SetNames.MANIFEST);
    return bytes == null ? null : Manifest.parse(bytes, name(SetNames.MANIFEST));
  }

  boolean exists(String file) throws IOException {
    return system().exists(path(file));
  }

  /** Opens a published sitemap. The caller closes the stream. */
  InputStream open(Part part) throws IOException {
    return system().open(path(part.file()));
  }

  /** Returns whether a file has the content of a part. False if in doubt. */
  boolean holds(Part part) {
    try (InputStream raw = open(part);
        Source source = Source.of(raw, name(part.file()), Limits.DEFAULT)) {
      return source.isCompressed() == Sink.isCompressedName(part.file())
          && digest(source).equals(part.sha256());
    } catch (IOException | RuntimeException e) {
      return false; // missing or damaged: it is written again
    }
  }

  /**
   * Returns the content of a published sitemap.
   *
   * @throws IOException if it is not what the manifest says
   */
  byte[] content(Part part) throws IOException {
    try (InputStream raw = open(part);
        Source source = Source.of(raw, name(part.file()), Limits.DEFAULT)) {
      byte[] content = source.stream().readNBytes(Math.toIntExact(part.bytes()) + 1);
      String digest = HexFormat.of().formatHex(sha256().digest(content));
      if (digest.equals(part.sha256())) {
        return content;
      }
    } catch (FileNotFoundException | ArithmeticException e) {
      throw damaged(part, e);
    }
    throw damaged(part, null);
  }

  private IOException damaged(Part part, @Nullable Exception cause) {
    return new IOException(
        name(part.file())
            + ": the file is missing, or not as it was published, so urls would be lost; publish"
            + " all urls with mode overwrite",
        cause);
  }

  private static String digest(Source source) throws IOException {
    MessageDigest digest = sha256();
    new DigestInputStream(source.stream(), digest).transferTo(OutputStream.nullOutputStream());
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Creates a file somewhere below the directory, and replaces one that is there. */
  OutputStream create(Path file) throws IOException {
    return system().create(file, true);
  }

  /**
   * Creates a file.
   *
   * @throws IOException if it exists, as far as the file system can tell in one step
   */
  void createNew(String file, byte[] bytes) throws IOException {
    try (OutputStream out = system().create(path(file), false)) {
      out.write(bytes);
    }
  }

  /** Replaces a file as a whole: readers see the old one or the new one. */
  void replace(String file, byte[] bytes) throws IOException {
    if (Arrays.equals(bytes, readOrNull(file))) {
      return;
    }
    Path to = path(file);
    Path written = isObjectStore() ? to : new Path(path(TEMPORARY), file);
    try (OutputStream out = create(written)) {
      out.write(bytes);
    }
    if (!written.equals(to)) {
      move(written, to);
    }
  }

  private byte @Nullable [] readOrNull(String file) {
    try {
      return read(file);
    } catch (IOException e) {
      return null; // it is replaced, whatever it is
    }
  }

  /** Moves a file to the place of another one, as a whole. */
  void move(Path from, Path to) throws IOException {
    FileSystem system = system();
    if (isObjectStore()) {
      try (InputStream in = system.open(from);
          OutputStream out = system.create(to, true)) {
        in.transferTo(out);
      }
      system.delete(from, false);
    } else if (system instanceof RawLocalFileSystem) {
      if (!system.rename(from, to)) { // which replaces, as POSIX has it
        throw new IOException(from + " cannot be moved to " + to);
      }
    } else {
      FileContext.getFileContext(to.toUri(), systems.configuration())
          .rename(from, to, Rename.OVERWRITE);
    }
  }

  /** Removes what was used for replacing files. */
  void cleanUp() throws IOException {
    if (!isObjectStore()) {
      system().delete(path(TEMPORARY), true);
    }
  }

  void delete(String file) throws IOException {
    system().delete(path(file), false);
  }

  private boolean isObjectStore() {
    String scheme = path().toUri().getScheme();
    return scheme != null && OBJECT_STORES.contains(scheme);
  }
}
