package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.io.SiblingFiles;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Children that are files of one directory, by the last part of their urls.
 *
 * @since 0.1
 */
public final class ChildFiles implements Children {

  private final SiblingFiles files;
  private final Limits limits;

  /**
   * Looks into a directory.
   *
   * @param limits what is taken of each file
   * @throws IOException if there is no such directory
   */
  public ChildFiles(Path directory, Limits limits) throws IOException {
    this.files = new SiblingFiles(directory);
    this.limits = limits;
  }

  @Override
  public Optional<Source> open(String loc) throws IOException {
    Path file = files.find(loc).orElse(null);
    return file == null ? Optional.empty() : Optional.of(Source.open(file, limits));
  }

  @Override
  public String missing(String loc) {
    return files.missing(loc);
  }

  @Override
  public Optional<String> use(String loc) {
    return files.find(loc).flatMap(file -> files.use(file, loc));
  }
}
