package io.github.sitemaptoolkit.robustness.disk;

import static io.github.sitemaptoolkit.robustness.disk.FaultyPath.real;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Does what the default provider does, unless that is what fails. */
final class FaultyProvider extends FileSystemProvider {

  private static final FileSystemProvider REAL = FileSystems.getDefault().provider();

  private final FaultyFileSystem files;
  private final Faults faults;

  FaultyProvider(FaultyFileSystem files, Faults faults) {
    this.files = files;
    this.faults = faults;
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    faults.step("open", path);
    return new FaultyChannel(
        REAL.newFileChannel(real(path), options, attributes), faults, path.toString());
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public InputStream newInputStream(Path path, OpenOption... options) throws IOException {
    faults.step("open", path);
    return new FilterInputStream(REAL.newInputStream(real(path), options)) {
      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        faults.step("read", path);
        return super.read(bytes, offset, length);
      }

      @Override
      public void close() throws IOException {
        super.close();
        faults.step("close", path);
      }
    };
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    faults.step("move", to);
    REAL.move(real(from), real(to), options);
  }

  @Override
  public void delete(Path path) throws IOException {
    faults.step("delete", path);
    REAL.delete(real(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    faults.step("access", path);
    REAL.checkAccess(real(path), modes);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    faults.step("attributes", path);
    return REAL.readAttributes(real(path), type, options);
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return REAL.getFileAttributeView(real(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    faults.step("attributes", path);
    return REAL.readAttributes(real(path), names, options);
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options)
      throws IOException {
    REAL.setAttribute(real(path), name, value, options);
  }

  @Override
  public Path readSymbolicLink(Path link) throws IOException {
    faults.step("link", link);
    return files.path(REAL.readSymbolicLink(real(link)));
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return REAL.isSameFile(real(one), real(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return REAL.isHidden(real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return REAL.getFileStore(real(path));
  }

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    faults.step("directory", path);
    REAL.createDirectory(real(path), attributes);
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) throws IOException {
    faults.step("copy", to);
    REAL.copy(real(from), real(to), options);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path path, DirectoryStream.Filter<? super Path> filter) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String getScheme() {
    return "faulty";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> settings) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Path getPath(URI uri) {
    throw new UnsupportedOperationException();
  }
}
