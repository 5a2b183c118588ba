package io.github.sitemaptoolkit.web.command.jdk.java.nio.file;

import io.github.sitemaptoolkit.web.command.Disks;
import io.github.sitemaptoolkit.web.command.NodeFileAttributes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The files of Node.js: the part of the JDK's class that the command uses. */
public final class Files {

  private static int number;

  private Files() {}

  private static Path temporary(String name) {
    return Path.of(Disks.disk().temporary(), temporaryName(name));
  }

  private static String temporaryName(String name) {
    return name + Long.toHexString(System.nanoTime()) + number++;
  }

  public static Path createTempDirectory(String prefix, FileAttribute<?>... attributes)
      throws IOException {
    return createDirectory(temporary(String.valueOf(prefix)));
  }

  public static Path createTempDirectory(Path in, String prefix, FileAttribute<?>... attributes)
      throws IOException {
    return createDirectory(in.resolve(temporaryName(prefix)));
  }

  public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attributes)
      throws IOException {
    return createNew(temporary(prefix));
  }

  public static Path createTempFile(
      Path in, String prefix, String suffix, FileAttribute<?>... attributes) throws IOException {
    return createNew(in.resolve(temporaryName(prefix)));
  }

  private static Path createNew(Path path) throws IOException {
    int file = Disks.disk().open(path.toString(), "wx");
    if (file < 0) {
      throw Disks.failure(path.toString());
    }
    Disks.disk().close(file);
    return path;
  }

  private static @Nullable NodeFileAttributes known(Path path, boolean follow) {
    return NodeFileAttributes.of(Disks.disk().stat(path.toString(), follow));
  }

  private static boolean follows(LinkOption... options) {
    return options.length == 0;
  }

  public static boolean exists(Path path, LinkOption... options) {
    return known(path, follows(options)) != null;
  }

  public static boolean isDirectory(Path path, LinkOption... options) {
    NodeFileAttributes file = known(path, follows(options));
    return file != null && file.isDirectory();
  }

  public static boolean isRegularFile(Path path, LinkOption... options) {
    NodeFileAttributes file = known(path, follows(options));
    return file != null && file.isRegularFile();
  }

  public static boolean isSymbolicLink(Path path) {
    NodeFileAttributes file = known(path, false);
    return file != null && file.isSymbolicLink();
  }

  public static boolean isSameFile(Path path, Path other) throws IOException {
    return path.equals(other) || path.toRealPath().equals(other.toRealPath());
  }

  public static boolean isHidden(Path path) {
    return String.valueOf(path.getFileName()).startsWith(".");
  }

  public static boolean isReadable(Path path) {
    return Disks.disk().may(path.toString(), false);
  }

  public static boolean isWritable(Path path) {
    return Disks.disk().may(path.toString(), true);
  }

  @SuppressWarnings("unchecked") // there are no other attributes
  public static <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    NodeFileAttributes file = known(path, follows(options));
    if (file == null) {
      throw Disks.failure(path.toString());
    }
    return (A) file;
  }

  public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
    return readAttributes(path, BasicFileAttributes.class, options).lastModifiedTime();
  }

  public static long size(Path path) throws IOException {
    return readAttributes(path, BasicFileAttributes.class).size();
  }

  public static Path readSymbolicLink(Path path) throws IOException {
    String target = Disks.disk().link(path.toString());
    if (target == null) {
      throw Disks.failure(path.toString());
    }
    return Path.of(target);
  }

  public static DirectoryStream<Path> newDirectoryStream(Path path) throws IOException {
    return newDirectoryStream(path, child -> true);
  }

  public static DirectoryStream<Path> newDirectoryStream(
      Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
    String names = Disks.disk().list(path.toString());
    if (names == null) {
      throw Disks.failure(path.toString());
    }
    List<Path> children = new ArrayList<>();
    int from = 0;
    for (int end = names.indexOf('\0'); end >= 0; end = names.indexOf('\0', from)) {
      Path child = path.resolve(names.substring(from, end));
      if (filter.accept(child)) {
        children.add(child);
      }
      from = end + 1;
    }
    return new Children(children);
  }

  private static final class Children implements DirectoryStream<Path> {

    private final List<Path> paths;

    Children(List<Path> paths) {
      this.paths = paths;
    }

    @Override
    public Iterator<Path> iterator() {
      return paths.iterator();
    }

    @Override
    public void close() {
      // all names are read
    }
  }

  public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
    int file = Disks.disk().open(path.toString(), "r");
    if (file < 0) {
      throw Disks.failure(path.toString());
    }
    return Disks.input(file, path.toString());
  }

  /** Appends: only devices and pipes are written to so. */
  public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
    int file = Disks.disk().open(path.toString(), options.length == 0 ? "w" : "a");
    if (file < 0) {
      throw Disks.failure(path.toString());
    }
    return Disks.output(file, path.toString());
  }

  public static byte[] readAllBytes(Path path) throws IOException {
    try (InputStream in = newInputStream(path)) {
      var bytes = new ByteArrayOutputStream();
      in.transferTo(bytes);
      return bytes.toByteArray();
    }
  }

  public static String readString(Path path) throws IOException {
    return new String(readAllBytes(path), StandardCharsets.UTF_8);
  }

  public static List<String> readAllLines(Path path, Charset charset) throws IOException {
    String text =
        charset.newDecoder().decode(java.nio.ByteBuffer.wrap(readAllBytes(path))).toString();
    return text.lines().toList();
  }

  public static Path createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    if (!Disks.disk().make(path.toString())) {
      throw Disks.failure(path.toString());
    }
    return path;
  }

  public static Path createDirectories(Path path, FileAttribute<?>... attributes)
      throws IOException {
    if (!isDirectory(path)) {
      Path parent = path.getParent();
      if (parent != null) {
        createDirectories(parent);
      }
      try {
        createDirectory(path);
      } catch (FileAlreadyExistsException e) {
        if (!isDirectory(path)) {
          throw e;
        }
      }
    }
    return path;
  }

  public static void delete(Path path) throws IOException {
    if (!Disks.disk().remove(path.toString())) {
      throw Disks.failure(path.toString());
    }
  }

  public static boolean deleteIfExists(Path path) throws IOException {
    try {
      delete(path);
      return true;
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
