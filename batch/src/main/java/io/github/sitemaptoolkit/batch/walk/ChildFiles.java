package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.file.SiblingFiles;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds the sitemaps that an index lists in one directory and below it, as {@link SiblingFiles}
 * does; those of which a {@link UrlMap} knows the directory, there. Nothing is fetched. Not
 * thread-safe.
 *
 * @since 0.1
 */
public final class ChildFiles implements Children {

  private static final int AHEAD = 1_000;

  private final SiblingFiles files;
  private final UrlMap map;
  private final Limits limits;
  private final RunFiles run;

  /**
   * Creates a finder for the files of a directory.
   *
   * @param limits the limits for reading each file
   * @throws IOException if the directory does not exist or cannot be read
   */
  public ChildFiles(Path directory, Limits limits) throws IOException {
    this(directory, limits, new RunFiles());
  }

  /**
   * Creates a finder for the files of a directory.
   *
   * @param limits the limits for reading each file
   * @param run the files of the run, to which those that are read are added
   * @throws IOException if the directory does not exist or cannot be read
   */
  public ChildFiles(Path directory, Limits limits, RunFiles run) throws IOException {
    this(new SiblingFiles(directory), limits, run, new UrlMap());
  }

  private ChildFiles(SiblingFiles files, Limits limits, RunFiles run, UrlMap map) {
    this.files = files;
    this.map = map;
    this.limits = limits;
    this.run = run;
  }

  /**
   * Returns a finder for the files of the directory that an index is in.
   *
   * @param limits the limits for reading each file
   * @param run the files of the run, to which those that are read are added
   * @throws IOException if the directory cannot be read
   */
  public static ChildFiles beside(Path index, Limits limits, RunFiles run) throws IOException {
    return beside(index, limits, run, new UrlMap());
  }

  /**
   * Returns a finder for the files of the directory that an index is in, and of others.
   *
   * @param limits the limits for reading each file
   * @param run the files of the run, to which those that are read are added
   * @param map where urls lie that do not lie beside the index
   * @throws IOException if the directory cannot be read
   */
  public static ChildFiles beside(Path index, Limits limits, RunFiles run, UrlMap map)
      throws IOException {
    return new ChildFiles(new SiblingFiles(directoryOf(index), index), limits, run, map);
  }

  /** Returns the directory of a file. */
  static Path directoryOf(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent; // not made absolute, because messages show it
  }

  /** Returns the file of a url; empty if there is none. */
  public Optional<Path> find(String loc) {
    return map.covers(loc) ? map.find(loc) : files.find(loc);
  }

  /**
   * Returns the file of a sitemap.
   *
   * @throws AbsentException if there is none
   */
  public Path file(Listed sitemap) throws AbsentException {
    String loc = sitemap.loc();
    return find(loc).orElseThrow(() -> new AbsentException(missing(loc)));
  }

  /**
   * {@inheritDoc}
   *
   * @throws io.github.sitemaptoolkit.batch.plan.InvalidPlanException if the run writes the file
   */
  @Override
  public Optional<Source> open(String loc) throws IOException {
    Path file = find(loc).orElse(null);
    if (file == null) {
      return Optional.empty();
    }
    run.reads("the listed sitemap", file);
    return Optional.of(Source.open(file, limits));
  }

  @Override
  public int ahead() {
    return AHEAD;
  }

  /** {@inheritDoc} Its file is not taken for that of another url from then on. */
  @Override
  public void prepare(String loc) {
    files.expect(loc);
  }

  @Override
  public String missing(String loc) {
    return map.covers(loc) ? map.missing(loc) : files.missing(loc);
  }

  @Override
  public Optional<String> guess(String loc) {
    return map.covers(loc) ? Optional.empty() : files.guess(loc);
  }

  @Override
  public Optional<String> use(String loc) {
    return find(loc).flatMap(file -> files.use(file, loc));
  }
}
