package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.s3.ObjectStore.Condition;
import io.github.sitemaptoolkit.s3.ObjectStore.Listed;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * What objects were seen to be since a transaction began, and whether they hold what was published.
 * The digest that was kept with an object is not enough: its bytes may be damaged, or others than
 * those it was put with.
 *
 * <p>The size says at once that an object is damaged. The tag that the manifest has, or the MD5 of
 * the bytes, which most stores use as the tag, says that it is not. Another tag says nothing, as a
 * copy of a set may have it: the object is read, once, for the next manifest gets the new tag.
 *
 * <p>Safe for use by several threads, apart from {@link #begin}.
 */
final class StoredObjects {

  /** Provides the objects, to which nothing may be connected yet. */
  @FunctionalInterface
  interface Connection {
    ObjectStore objects() throws IOException;
  }

  /** What the names of all sitemaps begin with. */
  private static final String BEGINNING = "sitemap";

  private final Connection connection;
  private final Machine machine;
  private final Map<String, Optional<Listed>> seen = new ConcurrentHashMap<>();
  private volatile boolean listed; // whether a list has told of all sitemaps
  private final Map<String, Part> published = new ConcurrentHashMap<>(); // by file
  private final Map<String, Boolean> read = new ConcurrentHashMap<>(); // and whether they are right
  private final Map<String, Listed> right = new ConcurrentHashMap<>(); // hold what they should
  private final Map<String, String> removed = new ConcurrentHashMap<>(); // tags, by file

  StoredObjects(Connection connection, Machine machine) {
    this.connection = connection;
    this.machine = machine;
  }

  /**
   * Asks which sitemaps there are now.
   *
   * @param parts those of the published set
   */
  void lookUpSet(Collection<Part> parts) throws IOException {
    forget();
    Set<String> files = new TreeSet<>(Set.of(SetNames.ENTRY_POINT));
    for (Part part : parts) {
      published.put(part.file(), part);
      files.add(part.file());
    }
    list(files.size());
    ask(files);
  }

  /** Asks for those objects of which nothing was seen. */
  void lookUp(Collection<String> files) throws IOException {
    List<String> unknown = files.stream().filter(file -> !isKnown(file)).toList();
    if (unknown.size() > 1 && !listed) {
      list(unknown.size());
    }
    ask(unknown);
  }

  /** Lists all sitemaps, unless it is faster to ask for so many of them. */
  private void list(int files) throws IOException {
    List<Listed> all = connection.objects().list(BEGINNING, ObjectStore.mostListed(files));
    if (all != null) {
      all.stream().filter(this::isStanding).forEach(this::see);
      listed = true;
    }
  }

  private void ask(Collection<String> files) throws IOException {
    List<String> asked = files.stream().filter(file -> !isKnown(file)).toList();
    List<Callable<Optional<Listed>>> requests = new ArrayList<>();
    asked.forEach(file -> requests.add(() -> Optional.ofNullable(head(file))));
    List<Optional<Listed>> found = machine.all(requests);
    for (int i = 0; i < asked.size(); i++) {
      seen.put(asked.get(i), found.get(i));
    }
  }

  private @Nullable Listed head(String file) throws IOException {
    ObjectInfo found = connection.objects().head(file);
    Listed there = found == null ? null : new Listed(file, found.size(), found.etag());
    return there != null && isStanding(there) ? there : null;
  }

  /** Returns whether what a store says of an object is newer than its removal. */
  private boolean isStanding(Listed found) {
    return found.etag().isEmpty() || !found.etag().equals(removed.get(found.file()));
  }

  /**
   * Notes that an object was removed and is gone. A store may show it for a while, and a
   * publication that believed that would not put it.
   *
   * @param tag the tag that it had
   */
  void removed(String file, String tag) {
    removed.put(file, tag);
  }

  /** Notes how an object was found. */
  void see(Listed found) {
    seen.put(found.file(), Optional.of(found));
  }

  /** Forgets what was seen, and what was removed. */
  void begin() {
    forget();
    removed.clear();
  }

  /** Forgets what was seen. */
  private void forget() {
    seen.clear();
    listed = false;
    published.clear();
    read.clear();
    right.clear();
  }

  /** Returns whether it is known if an object exists, and its tag if it does. */
  private boolean isKnown(String file) {
    Optional<Listed> found = seen.get(file);
    return found == null
        ? listed && file.startsWith(BEGINNING)
        : found.isEmpty() || !found.get().etag().isEmpty();
  }

  /** Returns what was seen of an object; null if nothing was, or it does not exist. */
  @Nullable Listed known(String file) {
    return seen.getOrDefault(file, Optional.empty()).orElse(null);
  }

  /** Returns an object, which is asked for if nothing was seen of it; null if it is not there. */
  @Nullable Listed find(String file) throws IOException {
    return isKnown(file) ? known(file) : head(file);
  }

  /**
   * Returns the condition that an object is as it was seen: what was put since then, by whoever has
   * taken over, is not replaced.
   */
  Condition asSeen(String file) {
    Listed found = known(file);
    return new Condition(found == null ? null : found.etag());
  }

  /**
   * Returns whether an object holds these contents. A sitemap of which nothing was seen, and that
   * is none of the set, is not asked for.
   *
   * @param part what the manifest says of it, with the same contents; null if nothing
   */
  boolean holds(String file, Pieces contents, @Nullable Part part) throws IOException {
    boolean unseen = part == null && !isKnown(file);
    if (unseen && SetNames.isSitemap(file) && !file.equals(SetNames.ENTRY_POINT)) {
      return false;
    }
    Listed found = find(file);
    ContentDigest content = part == null ? ContentDigest.of(contents) : ContentDigest.of(part);
    return found != null && holds(found, content, part, () -> ContentDigest.md5(contents));
  }

  /** Returns whether an object that exists holds what was published. */
  boolean holds(Part part, Listed found) throws IOException {
    return holds(found, ContentDigest.of(part), part, () -> "");
  }

  private boolean holds(
      Listed found, ContentDigest content, @Nullable Part part, Supplier<String> md5)
      throws IOException {
    String file = found.file();
    if (!hasSize(found, content, part)) {
      return false;
    }
    boolean tagged =
        (part != null && isTagged(found, part))
            || (!Sink.isCompressedName(file) && bare(found.etag()).equals(md5.get()));
    boolean holds = tagged || isRead(file, content, part);
    if (holds) {
      right.put(file, found);
    }
    return holds;
  }

  private static boolean hasSize(Listed found, ContentDigest content, @Nullable Part part) {
    long size =
        part != null
            ? part.storedSize()
            : Sink.isCompressedName(found.file()) ? -1 : content.bytes(); // -1: unknown
    return size < 0 || size == found.size();
  }

  private static boolean isTagged(Listed found, Part part) {
    return !found.etag().isEmpty() && bare(found.etag()).equals(part.tag());
  }

  /**
   * Reads an object, and returns whether it holds this content. Where one has another tag than the
   * manifest says, most have: those of the set are read at the same time.
   */
  private boolean isRead(String file, ContentDigest content, @Nullable Part part)
      throws IOException {
    if (part == null || !part.equals(published.get(file))) {
      return isRead(file, content);
    } else if (!read.containsKey(file)) {
      List<Callable<@Nullable Boolean>> requests = new ArrayList<>();
      for (Part each : published.values()) {
        Listed found = known(each.file());
        if (found != null
            && hasSize(found, ContentDigest.of(each), each)
            && !isTagged(found, each)) {
          requests.add(() -> read.put(each.file(), isRead(each.file(), ContentDigest.of(each))));
        }
      }
      machine.all(requests);
    }
    return read.getOrDefault(file, false);
  }

  /** Reads an object, unless the digest that it was put with says that it is another file. */
  private boolean isRead(String file, ContentDigest content) throws IOException {
    ObjectStore objects = connection.objects();
    ObjectInfo found = objects.head(file);
    ContentDigest label = found == null ? null : ContentDigest.of(found);
    ObjectStore.Opened in =
        found == null || (label != null && !label.equals(content)) ? null : objects.open(file);
    if (in == null) {
      return false;
    }
    try (Source source =
        Source.closing(in.stream(), objects.address().name(file), Limits.DEFAULT)) {
      return source.isCompressed() == Sink.isCompressedName(file)
          && content.equals(ContentDigest.of(source.stream()));
    } catch (SitemapException | ZipException | EOFException e) {
      return false; // damaged
    }
  }

  /**
   * Returns the tag of an object that was to be put, but was not as it was seen before: the put may
   * have arrived, and its answer was lost.
   *
   * @throws FileSystemException if it holds anything else
   */
  String tagOfOwn(String file, Upload upload, ContentDigest content) throws IOException {
    ObjectStore objects = connection.objects();
    ObjectInfo found = objects.head(file);
    if (found == null
        || found.size() != upload.size()
        || !(bare(found.etag()).equals(upload.tag()) || isRead(file, content))) {
      throw Recovery.changed(file, objects);
    }
    return found.etag();
  }

  private static String bare(String tag) {
    return tag.replace("\"", "");
  }

  /**
   * Returns a manifest with the sizes and tags of the objects that were found to be right, or were
   * put.
   *
   * @param puts those that were put
   * @return the same bytes if it is no manifest
   */
  byte[] describe(byte[] manifest, Map<String, Stored> puts) {
    Manifest set = parsed(manifest);
    return set == null ? manifest : set.described(part -> described(part, puts)).bytes();
  }

  private Part described(Part part, Map<String, Stored> puts) {
    Stored put = puts.get(part.file());
    Listed found = right.get(part.file());
    if (put != null) {
      return part.stored(put.size(), put.tag());
    }
    return found == null ? part : part.stored(found.size(), found.etag());
  }

  /** How an object was put. */
  record Stored(long size, String tag) {}

  /** Returns whether two manifests differ at most in what they say of the objects. */
  static boolean isSameSet(byte[] manifest, byte @Nullable [] other) {
    if (other == null || Arrays.equals(manifest, other)) {
      return other != null;
    }
    Manifest one = parsed(manifest);
    Manifest two = parsed(other);
    return one != null && two != null && Arrays.equals(bare(one), bare(two));
  }

  private static byte[] bare(Manifest set) {
    return set.described(part -> part.stored(null, null)).bytes();
  }

  private static @Nullable Manifest parsed(byte[] bytes) {
    try {
      return Manifest.parse(bytes, SetNames.MANIFEST);
    } catch (SitemapException e) {
      return null;
    }
  }
}
