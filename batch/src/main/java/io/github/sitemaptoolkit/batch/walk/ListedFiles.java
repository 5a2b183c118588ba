package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The sitemaps that indexes among several inputs list, found without reading these sitemaps: for
 * what must be known before anything is read or written. Reports no problems, because reading the
 * indexes does.
 *
 * <p>What it has read of indexes is kept, up to 64 MiB, so that who is given this with a {@link
 * Context#with context} need not open them again. {@link #open} and {@link #again} may be called by
 * several threads, everything else by one.
 *
 * @since 0.1
 */
public final class ListedFiles {

  /** What no inputs list. */
  public static final ListedFiles NONE = new ListedFiles(Context.of(Extensions.of()), new UrlMap());

  private static final int MOST_KEPT = 64 * 1024 * 1024; // bytes of all indexes

  /** What is known of an index: what it lists, and its bytes. */
  private record Known(Listing listing, Source source) {}

  private final Context context;
  private final UrlMap map;
  private final Map<Path, Known> known = new ConcurrentHashMap<>(); // by real paths, as the others
  private long kept;
  private final Set<Path> files = new LinkedHashSet<>();
  private final Set<Path> indexes = new HashSet<>();
  private final Set<Path> beside = new HashSet<>(); // indexes of which a file is found
  private final Set<Path> listed = new HashSet<>();

  private ListedFiles(Context context, UrlMap map) {
    this.context = context;
    this.map = map;
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
    var found = new ListedFiles(context, map);
    found.addAll(inputs);
    return found;
  }

  private void addAll(List<Input> inputs) {
    for (Input input : inputs) {
      if (input.isFile() && Files.isRegularFile(input.path())) {
        try {
          add(input.path());
        } catch (IOException | UncheckedIOException e) {
          // reported when the input is read
        }
      }
    }
    listed.removeAll(indexes); // they are inputs of their own
  }

  private void add(Path index) throws IOException {
    Listing listing = listing(index);
    if (listing.sitemaps().isEmpty()) {
      return;
    }
    Path real = index.toRealPath();
    indexes.add(real);
    var children = ChildFiles.beside(index, context.limits(), new RunFiles(), map);
    if (listing.sitemaps().stream().anyMatch(sitemap -> map.covers(sitemap.loc()))) {
      beside.add(real);
    }
    var walk = new Walk(children);
    walk.enter(null, listing);
    for (Listed sitemap = walk.next(); sitemap != null; sitemap = walk.next()) {
      Path file = children.find(sitemap.loc()).orElse(null);
      if (file != null) {
        beside.add(real);
        files.add(file);
        if (listed.add(file.toRealPath()) && sitemap.mayBeIndex() && sitemap.depth() == 0) {
          walk.enter(sitemap, listing(file));
        }
      }
    }
  }

  /** Returns the paths of the listed files, which begin with the directory of their index. */
  public Set<Path> files() {
    return Collections.unmodifiableSet(files);
  }

  /** Returns those of one of the inputs. */
  public Set<Path> files(Input index) {
    var only = new ListedFiles(context, map);
    only.known.putAll(known);
    only.addAll(List.of(index));
    return only.files();
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

  /** Returns whether a map says where the sitemap of a url lies. */
  public boolean covers(String loc) {
    return map.covers(loc);
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
  public Listing listing(Path index) throws IOException {
    Path real = index.toRealPath();
    Known before = known.get(real);
    if (before != null) {
      return before.listing;
    }
    int left = (int) (MOST_KEPT - kept);
    try (Source source = Source.openKept(index, context.limits(), left)) {
      Listing listing = Listing.of(source, context);
      if (listing.isIndex() && source.inputSize() <= left) {
        kept += source.inputSize();
        known.put(real, new Known(listing, source));
      }
      return listing;
    } catch (SitemapException e) {
      return Listing.NONE; // it is damaged from its first bytes
    }
  }

  /**
   * Opens a file. An index whose bytes were kept is read from memory, once. The caller closes the
   * source.
   *
   * @throws IOException if it cannot be read
   */
  public Source open(Path file) throws IOException {
    Source again = again(file);
    return again == null ? Source.open(file, context.limits()) : again;
  }

  /** Returns an index whose bytes were kept; null for all other files. */
  public @Nullable Source again(Path file) throws IOException {
    Known index = known.isEmpty() || !Files.exists(file) ? null : known.get(file.toRealPath());
    return index != null && index.source.name().equals(file.toString())
        ? index.source.again()
        : null;
  }
}
