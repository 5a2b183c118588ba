package io.github.sitemaptoolkit.faults;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A file system on top of the default one, in which chosen operations fail.
 *
 * <pre>{@code
 * var disk = new FaultyFileSystem(Faults.at(7, Fault.FULL));
 * write(disk.path(file)); // at its seventh operation, the disk is full
 * }</pre>
 *
 * <p>It can also be the default file system of a whole process, see {@link FaultyProvider}.
 *
 * <p>Safe for use by several threads.
 *
 * @since 0.1
 */
public final class FaultyFileSystem extends FileSystem {

  private final FileSystem real;
  private final FaultyProvider provider;
  private final List<FileChannel> channels = new ArrayList<>();
  private final @Nullable Unforced unforced; // null if there are no power cuts
  private volatile Faults faults;

  /** Creates a file system on top of the default one. */
  public FaultyFileSystem(Faults faults) {
    this(FileSystems.getDefault(), faults, null);
  }

  private FaultyFileSystem(FileSystem real, Faults faults, @Nullable Unforced unforced) {
    this.real = real;
    this.provider = new FaultyProvider(real.provider(), this);
    this.faults = faults;
    this.unforced = unforced;
  }

  /**
   * Returns a file system without faults so far, on top of another one, whose power can be
   * {@linkplain #cutPower cut}. It keeps the old contents of what was not forced to the disk: meant
   * for small files.
   *
   * @param real holds the files, such as one in memory
   */
  public static FaultyFileSystem withPowerCuts(FileSystem real) {
    return new FaultyFileSystem(real, Faults.none(), new Unforced());
  }

  /** Returns the same files, as a process sees them that starts when this one was killed. */
  public FaultyFileSystem restarted() {
    return new FaultyFileSystem(real, Faults.none(), unforced);
  }

  /**
   * Cuts the power: what was not forced to the disk is partly undone.
   *
   * @throws IllegalStateException if this file system has no power cuts
   */
  public void cutPower(RandomGenerator random) throws IOException {
    if (unforced == null) {
      throw new IllegalStateException("no power cuts were asked for");
    }
    unforced.cut(random);
  }

  @Nullable Unforced unforced() {
    return unforced;
  }

  FaultyFileSystem(FileSystem real, FaultyProvider provider) {
    this.real = real;
    this.provider = provider;
    this.faults = Faults.none().only(Set.of());
    this.unforced = null;
  }

  /** Returns the path of a file of the real file system in this file system. */
  public Path path(Path file) {
    return new FaultyPath(this, FaultyPath.real(file));
  }

  /** Replaces the faults. */
  public void set(Faults others) {
    faults = others;
  }

  Faults faults() {
    return faults;
  }

  synchronized void opened(FileChannel channel) {
    channels.add(channel);
    channels.removeIf(open -> !open.isOpen());
  }

  /** Closes the files that a killed process left open. */
  public synchronized void release() throws IOException {
    faults.end();
    for (FileChannel channel : channels) {
      channel.close();
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
    return real.getSeparator();
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
    return real.supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return path(real.getPath(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String pattern) {
    PathMatcher matcher = real.getPathMatcher(pattern);
    return path -> matcher.matches(FaultyPath.real(path));
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return real.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() {
    throw new UnsupportedOperationException();
  }
}
