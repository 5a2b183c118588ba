package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.problem.Containment;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sitemaps that indexes among several inputs list, found without reading these sitemaps: for
 * what must be known before anything is read or written. Reports no problems, because reading the
 * indexes does. Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
public final class ListedFiles {

  private final Set<Path> files;
  private final Set<Path> indexes = new HashSet<>(); // real paths
  private final Set<Path> beside =
      new HashSet<>(); // real paths of indexes of which a file is found
  private final Set<Path> listed = new HashSet<>(); // real paths

  private ListedFiles(Set<Path> files) {
    this.files = files;
  }

  /**
   * Finds the sitemaps that inputs list, where {@link ChildFiles} finds them, also those of indexes
   * that a robots.txt lists. Only regular files are looked into, because others can be read once
   * only.
   *
   * @param context how indexes are read
   */
  public static ListedFiles of(List<Input> inputs, Context context) {
    return of(inputs, context, new UrlMap());
  }

  /**
   * Finds the sitemaps that inputs list, also where a map says they are. Otherwise like {@link
   * #of(List, Context)}.
   */
  public static ListedFiles of(List<Input> inputs, Context context, UrlMap map) {
    var found = new ListedFiles(new LinkedHashSet<>());
    for (Input input : inputs) {
      if (input.isFile() && Files.isRegularFile(input.path())) {
        try {
          found.add(input.path(), context, map);
        } catch (IOException | UncheckedIOException e) {
          // reported when the input is read
        }
      }
    }
    found.listed.removeAll(found.indexes); // they are inputs of their own
    return found;
  }

  private void add(Path index, Context context, UrlMap map) throws IOException {
    Listing listing = listing(index, context);
    if (listing.sitemaps().isEmpty()) {
      return;
    }
    indexes.add(index.toRealPath());
    var children = ChildFiles.beside(index, context.limits(), new RunFiles(), map);
    if (listing.sitemaps().stream().anyMatch(sitemap -> map.covers(sitemap.loc()))) {
      beside.add(index.toRealPath());
    }
    for (Path file : found(listing, children)) {
      beside.add(index.toRealPath());
      if (add(file) && listing.indexes()) {
        for (Path inner : found(listing(file, context), children)) {
          add(inner);
        }
      }
    }
  }

  private static List<Path> found(Listing listing, ChildFiles children) {
    listing.sitemaps().forEach(sitemap -> children.prepare(sitemap.loc()));
    return listing.sitemaps().stream()
        .flatMap(sitemap -> children.find(sitemap.loc()).stream())
        .toList();
  }

  private boolean add(Path file) throws IOException {
    files.add(file);
    return listed.add(file.toRealPath());
  }

  /** Returns the paths of the listed files, which begin with the directory of their index. */
  public Set<Path> files() {
    return Collections.unmodifiableSet(files);
  }

  /**
   * Returns whether an index among the inputs lists this one. False for an input that is an index
   * itself.
   */
  public boolean isListed(Input input) {
    return isIn(listed, input);
  }

  /**
   * Returns whether an input is an index of which at least one sitemap was found, or must be in the
   * directory that a map says.
   */
  public boolean isBesideFiles(Input index) {
    return isIn(beside, index);
  }

  /** Returns whether an input is an index that lists sitemaps. */
  public boolean isIndex(Input input) {
    return isIn(indexes, input);
  }

  private static boolean isIn(Set<Path> files, Input input) {
    try {
      return input.isFile() && !files.isEmpty() && files.contains(input.path().toRealPath());
    } catch (IOException e) {
      return false; // reported when the input is read
    }
  }

  /** Returns whether a file is an index among the inputs. */
  public boolean isIndex(Path file) throws IOException {
    return indexes.contains(file.toRealPath());
  }

  /**
   * Returns what an index lists, as far as it can be understood; nothing for other documents.
   *
   * @throws IOException if it cannot be read
   */
  public static Listing listing(Path index, Context context) throws IOException {
    try (Source source = Source.open(index, context.limits())) {
      return listing(source, context);
    } catch (SitemapException e) {
      return Listing.NONE; // it is damaged from its first bytes
    }
  }

  /**
   * Returns what an index lists, as far as it can be understood; nothing for other documents.
   *
   * @param source closed by the caller
   * @throws IOException if it cannot be read
   */
  public static Listing listing(Source source, Context context) throws IOException {
    Context own = context.withProblems(new Problems());
    try {
      SitemapFormat format = own.formats().detect(source);
      return format.holdsIndex(source.head())
          ? Listing.read(format, source, own, ProtocolLimits.ENTRIES) // more are an error anyway
          : Listing.NONE;
    } catch (SitemapException e) {
      return Listing.NONE;
    } catch (RuntimeException | Error e) {
      Containment.contain(e, Location.of(source.name())); // shows again when the index is read
      return Listing.NONE;
    }
  }
}
