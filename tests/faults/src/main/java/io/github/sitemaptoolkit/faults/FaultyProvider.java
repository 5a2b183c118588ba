package io.github.sitemaptoolkit.faults;

import static io.github.sitemaptoolkit.faults.FaultyPath.real;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The provider of {@link FaultyFileSystem}: delegates to another provider, except for operations
 * that are to fail.
 *
 * <p>If the system property {@code java.nio.file.spi.DefaultFileSystemProvider} of a process names
 * this class, its default file system is a {@link FaultyFileSystem}. It has no faults until they
 * are {@linkplain FaultyFileSystem#set set}.
 *
 * @since 0.1
 */
public final class FaultyProvider extends FileSystemProvider {

  private final FileSystemProvider real;
  private final FaultyFileSystem files;

  /** Creates the default provider of a process; called by the JDK. */
  public FaultyProvider(FileSystemProvider real) {
    this.real = real;
    this.files = new FaultyFileSystem(real.getFileSystem(URI.create("file:///")), this);
  }

  FaultyProvider(FileSystemProvider real, FaultyFileSystem files) {
    this.real = real;
    this.files = files;
  }

  private void operation(Operation operation, Path path) throws IOException {
    files.faults().operation(operation, path);
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    operation(Operation.OPEN, path);
    Unforced unforced = files.unforced();
    if (unforced != null && Files.isDirectory(real(path))) {
      return directory(path, unforced);
    } else if (unforced != null && options.contains(StandardOpenOption.WRITE)) {
      unforced.creating(real(path));
    }
    FileChannel channel = real.newFileChannel(real(path), options, attributes);
    files.opened(channel);
    return new FaultyChannel(files::faults, path, real(path), channel, unforced);
  }

  /** Opens a directory to force it: as a file without bytes, because not all systems open one. */
  private FileChannel directory(Path path, Unforced unforced) throws IOException {
    Path empty = real(path).resolveSibling(real(path).getFileName() + ".opened");
    FileChannel channel =
        real.newFileChannel(empty, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    Files.delete(empty); // it must not stand in the directory above when the power is cut
    files.opened(channel);
    return new FaultyChannel(files::faults, path, real(path), channel, unforced);
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
    operation(Operation.LIST, path);
    List<Path> paths = new ArrayList<>();
    try (DirectoryStream<Path> found = real.newDirectoryStream(real(path), each -> true)) {
      for (Path each : found) {
        if (filter.accept(files.path(each))) {
          paths.add(files.path(each));
        }
      }
    }
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return paths.iterator();
      }

      @Override
      public void close() {
        // nothing to close
      }
    };
  }

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    operation(Operation.MAKE, path);
    real.createDirectory(real(path), attributes);
    Unforced unforced = files.unforced();
    if (unforced != null) {
      unforced.made(real(path));
    }
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    operation(Operation.MOVE, from);
    Unforced unforced = files.unforced();
    if (unforced == null) {
      real.move(real(from), real(to), options);
      return;
    }
    Unforced.Undo undo = unforced.moving(real(from), real(to));
    real.move(real(from), real(to), options);
    unforced.moved(real(from), real(to), undo);
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) throws IOException {
    operation(Operation.COPY, from);
    real.copy(real(from), real(to), options);
  }

  @Override
  public void delete(Path path) throws IOException {
    operation(Operation.DELETE, path);
    Unforced unforced = files.unforced();
    if (unforced == null) {
      real.delete(real(path));
      return;
    }
    Unforced.Undo undo = unforced.deleting(real(path));
    real.delete(real(path));
    unforced.deleted(real(path), undo);
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    operation(Operation.ACCESS, path);
    real.checkAccess(real(path), modes);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    operation(Operation.ATTRIBUTES, path);
    return real.readAttributes(real(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    operation(Operation.ATTRIBUTES, path);
    return real.readAttributes(real(path), names, options);
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return real.getFileAttributeView(real(path), type, options);
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options)
      throws IOException {
    operation(Operation.ATTRIBUTES, path);
    real.setAttribute(real(path), name, value, options);
  }

  @Override
  public Path readSymbolicLink(Path link) throws IOException {
    operation(Operation.LINK, link);
    return files.path(real.readSymbolicLink(real(link)));
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    operation(Operation.ATTRIBUTES, one);
    return real.isSameFile(real(one), real(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return real.isHidden(real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return real.getFileStore(real(path));
  }

  @Override
  public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attributes)
      throws IOException {
    real.createSymbolicLink(real(link), real(target), attributes);
  }

  @Override
  public String getScheme() {
    return real.getScheme();
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> settings) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return files;
  }

  @Override
  public Path getPath(URI uri) {
    return files.path(real.getPath(uri));
  }
}
