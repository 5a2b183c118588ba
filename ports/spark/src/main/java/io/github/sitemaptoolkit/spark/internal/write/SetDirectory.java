package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.DigestedStream;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.store.ReadableStore;
import io.github.sitemaptoolkit.spark.internal.plan.FileSystems;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.Arrays;
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
final class SetDirectory implements ReadableStore, Serializable {

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

  @Override
  public String name() {
    return directory;
  }

  @Override
  public String name(String file) {
    return at(file).toString();
  }

  Path at(String file) {
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

  /** Returns the bytes of a file about the set; null if there is none. */
  byte @Nullable [] read(String file) throws IOException {
    return read(file, Manifest.MOST_BYTES);
  }

  @Override
  public byte @Nullable [] read(String file, int most) throws IOException {
    try (InputStream in = system().open(at(file))) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new IOException(name(file) + " is too large to be what its name says");
      }
      return bytes;
    } catch (FileNotFoundException e) {
      return null;
    }
  }

  boolean exists(String file) throws IOException {
    return system().exists(at(file));
  }

  @Override
  public Source open(Part part, Limits limits) throws IOException {
    return Source.closing(system().open(at(part.file())), name(part.file()), limits);
  }

  /** Returns whether a file has the content of a part. False if in doubt. */
  boolean holds(Part part) {
    try (Source source = open(part, Limits.DEFAULT)) {
      return source.isCompressed() == Sink.isCompressedName(part.file())
          && new DigestedStream(source.stream()).endsAs(part);
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
    try (Source source = open(part, Limits.DEFAULT)) {
      var in = new DigestedStream(source.stream());
      byte[] content = in.readNBytes(Math.toIntExact(part.bytes()));
      if (in.endsAs(part)) {
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
    try (OutputStream out = system().create(at(file), false)) {
      out.write(bytes);
    }
  }

  /** Replaces a file as a whole: readers see the old one or the new one. */
  void replace(String file, byte[] bytes) throws IOException {
    if (Arrays.equals(bytes, readOrNull(file))) {
      return;
    }
    Path to = at(file);
    Path written = isObjectStore() ? to : new Path(at(TEMPORARY), file);
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
      system().delete(at(TEMPORARY), true);
    }
  }

  void delete(String file) throws IOException {
    system().delete(at(file), false);
  }

  private boolean isObjectStore() {
    String scheme = path().toUri().getScheme();
    return scheme != null && OBJECT_STORES.contains(scheme);
  }
}
