package io.github.sitemaptoolkit.publisher;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The real file system, in which one operation fails, or is the last that the process does.
 *
 * <p>Counts every operation that changes something, and every opening of a file. What is forced to
 * the disk is only written down: tests ask in which order that was.
 */
final class FaultyFileSystem extends FileSystem {

  /** What becomes of the process when its time has come. Nothing it does afterwards counts. */
  static final class Killed extends Error {

    private static final long serialVersionUID = 1L;

    Killed() {
      super("killed", null, false, false);
    }
  }

  /** What happens at the chosen operation. */
  enum Fault {
    /** It fails, and those after it do not. */
    ERROR,
    /** It is not done, or by half, and nothing is after it. */
    KILL
  }

  private final Provider provider = new Provider(this);
  private final Fault fault;
  private final int when;
  private final List<FileChannel> channels = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private boolean killed;

  /**
   * Creates a file system.
   *
   * @param when the number of the operation, from 1; 0 for none
   */
  FaultyFileSystem(Fault fault, int when) {
    this.fault = fault;
    this.when = when;
  }

  Path path(Path real) {
    return new FaultyPath(this, real);
  }

  /** Returns the operations so far: what was done, and the names of files. */
  List<String> log() {
    return log;
  }

  /** Closes what a process that ends leaves open. */
  void release() throws IOException {
    for (FileChannel channel : channels) {
      channel.close();
    }
  }

  void opened(FileChannel channel) {
    channels.add(channel);
  }

  /** Counts an operation; runs the half of it if the process is killed in it. */
  void operation(String name, Path path, Half half) throws IOException {
    check();
    log.add(name + ' ' + path.getFileName());
    if (log.size() == when) {
      if (fault == Fault.ERROR) {
        throw new FileSystemException(path.toString(), null, "as told");
      }
      half.run();
      killed = true;
      throw new Killed();
    }
  }

  void operation(String name, Path path) throws IOException {
    operation(name, path, () -> {});
  }

  void check() {
    if (killed) {
      throw new Killed();
    }
  }

  /** What of an operation is done before the process is killed. */
  interface Half {
    void run() throws IOException;
  }

  private static Path real(Path path) {
    return ((FaultyPath) path).real();
  }

  private static final class Provider extends FileSystemProvider {

    private final FaultyFileSystem system;
    private final FileSystemProvider real = FileSystems.getDefault().provider();

    Provider(FaultyFileSystem system) {
      this.system = system;
    }

    @Override
    public String getScheme() {
      return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> options) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
      return system;
    }

    @Override
    public Path getPath(URI uri) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileChannel newFileChannel(
        Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
        throws IOException {
      if (options.contains(StandardOpenOption.WRITE)) {
        system.operation("open", path);
      }
      return new FaultyChannel(system, path, real.newFileChannel(real(path), options, attributes));
    }

    @Override
    public SeekableByteChannel newByteChannel(
        Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
        throws IOException {
      system.operation("open", path);
      return new FaultyChannel(system, path, real.newFileChannel(real(path), options, attributes));
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
        Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
      system.check();
      List<Path> paths = new ArrayList<>();
      try (DirectoryStream<Path> found = Files.newDirectoryStream(real(path))) {
        found.forEach(each -> paths.add(system.path(each)));
      }
      return new DirectoryStream<>() {
        @Override
        public Iterator<Path> iterator() {
          return paths.iterator();
        }

        @Override
        public void close() {
          // nothing is open
        }
      };
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
      system.check();
      if (!Files.exists(real(path))) {
        system.operation("mkdir", path);
      }
      real.createDirectory(real(path), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
      system.operation("delete", path);
      real.delete(real(path));
    }

    @Override
    public void copy(Path from, Path to, CopyOption... options) throws IOException {
      system.operation("copy", from);
      real.copy(real(from), real(to), options);
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
      system.operation("move", from);
      real.move(real(from), real(to), options);
    }

    @Override
    public boolean isSameFile(Path a, Path b) throws IOException {
      return real.isSameFile(real(a), real(b));
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
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
      system.check();
      real.checkAccess(real(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
        Path path, Class<V> type, LinkOption... options) {
      return real.getFileAttributeView(real(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
        Path path, Class<A> type, LinkOption... options) throws IOException {
      system.check();
      return real.readAttributes(real(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
        throws IOException {
      return real.readAttributes(real(path), names, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options)
        throws IOException {
      real.setAttribute(real(path), name, value, options);
    }
  }

  @Override
  public FileSystemProvider provider() {
    return provider;
  }

  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public boolean isReadOnly() {
    return false;
  }

  @Override
  public String getSeparator() {
    return FileSystems.getDefault().getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return FileSystems.getDefault().supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return path(Path.of(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String pattern) {
    throw new UnsupportedOperationException();
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    throw new UnsupportedOperationException();
  }

  @Override
  public WatchService newWatchService() {
    throw new UnsupportedOperationException();
  }
}
