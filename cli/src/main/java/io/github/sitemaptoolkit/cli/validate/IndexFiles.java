package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.ListedFiles;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The files that indexes list, so that each file is checked once. */
final class IndexFiles {

  private final ListedFiles listing;
  private final Set<Path> indexes = new HashSet<>(); // real paths, like the others
  private final Set<Path> listed = new HashSet<>();
  private final Set<Path> checked = new HashSet<>();

  /**
   * Creates an empty set of files.
   *
   * @param context how indexes are read
   */
  IndexFiles(Context context) {
    this.listing = new ListedFiles(context);
  }

  /** Finds out which files the indexes among inputs list. */
  void find(List<Input> inputs) {
    for (Input input : inputs) {
      if (input.isFile()) {
        try {
          find(input.path());
        } catch (IOException | UncheckedIOException e) {
          // reported when the input is checked
        }
      }
    }
    listed.removeAll(indexes); // they are checked as inputs
  }

  private void find(Path input) throws IOException {
    if (!locs(input).isEmpty()) {
      indexes.add(input.toRealPath());
      for (Path file : listing.of(input)) {
        listed.add(file.toRealPath());
      }
    }
  }

  /** Returns whether an index among the inputs lists this one, which is checked with the index. */
  boolean isListed(Input input) {
    try {
      return input.isFile() && !listed.isEmpty() && listed.contains(input.path().toRealPath());
    } catch (IOException e) {
      return false; // reported when the input is checked
    }
  }

  /** Returns whether a file is an index among the inputs. */
  boolean isIndex(Path file) throws IOException {
    return indexes.contains(file.toRealPath());
  }

  /** Records that a sitemap of an index is checked. Returns false if it was before. */
  boolean add(Path file) throws IOException {
    return checked.add(file.toRealPath());
  }

  /** Returns the directory that holds the sitemaps of an index. */
  static Path directory(Path index) {
    Path parent = index.getParent();
    return parent == null ? Path.of("") : parent;
  }

  /** Returns the urls of the sitemaps that an index lists; empty if the file is not an index. */
  List<String> locs(Path index) throws IOException {
    return listing.locs(index);
  }
}
