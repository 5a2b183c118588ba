package io.github.sitemaptoolkit.robustness.disk;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.List;
import java.util.Set;

/** The default file system, with faults. */
final class FaultyFileSystem extends FileSystem {

  private static final FileSystem REAL = FileSystems.getDefault();

  private final FaultyProvider provider;

  FaultyFileSystem(Faults faults) {
    this.provider = new FaultyProvider(this, faults);
  }

  /** Returns a file of the default file system, with the faults of this one. */
  Path path(Path real) {
    return new FaultyPath(this, real);
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
    return REAL.getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    return List.of();
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return List.of();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return REAL.supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return path(REAL.getPath(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String pattern) {
    throw new UnsupportedOperationException();
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return REAL.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() {
    throw new UnsupportedOperationException();
  }
}
