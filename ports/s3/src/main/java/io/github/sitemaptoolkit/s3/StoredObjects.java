package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether objects hold what was published. The digest that was kept with an object is not
 * enough: its bytes may be damaged, or others than those it was put with.
 *
 * <p>The size says at once that an object is damaged. The tag that the manifest has, or the MD5 of
 * the bytes, which most stores use as the tag, says that it is not. Another tag says nothing, as a
 * copy of a set may have it: the object is read, once, for the next manifest gets the new tag.
 *
 * <p>Safe for use by several threads, apart from {@link #forget}.
 */
final class StoredObjects {

  /** Provides the objects, to which nothing may be connected yet. */
  @FunctionalInterface
  interface Connection {
    ObjectStore objects() throws IOException;
  }

  private final Connection connection;
  private final Machine machine;
  private final Map<String, ObjectInfo> known = new ConcurrentHashMap<>(); // what was asked for
  private final Map<String, ObjectInfo> right = new ConcurrentHashMap<>(); // hold what they should

  StoredObjects(Connection connection, Machine machine) {
    this.connection = connection;
    this.machine = machine;
  }

  /** Asks for several objects at once. */
  void lookUp(Collection<String> files) throws IOException {
    List<String> names = List.copyOf(files);
    ObjectStore all = connection.objects();
    List<Callable<@Nullable ObjectInfo>> requests = new ArrayList<>();
    names.forEach(file -> requests.add(() -> all.head(file)));
    List<@Nullable ObjectInfo> found = machine.all(requests);
    for (int i = 0; i < names.size(); i++) {
      known.put(names.get(i), Objects.requireNonNullElse(found.get(i), ObjectInfo.NONE));
    }
  }

  /** Forgets what was asked for. */
  void forget() {
    known.clear();
    right.clear();
  }

  /** Returns what was asked for of an object; null if nothing was, or it does not exist. */
  @Nullable ObjectInfo known(String file) {
    ObjectInfo found = known.get(file);
    return found == null || found.isNone() ? null : found;
  }

  /** Returns what is known of an object, which may be asked for; null if it does not exist. */
  @Nullable ObjectInfo head(String file) throws IOException {
    return known.containsKey(file) ? known(file) : connection.objects().head(file);
  }

  /**
   * Returns whether an object holds these contents.
   *
   * @param published what the manifest says of it, with the same contents; null if nothing
   */
  boolean holds(String file, Pieces contents, @Nullable Part published) throws IOException {
    ObjectInfo found = head(file);
    ContentDigest content = ContentDigest.of(contents);
    return found != null
        && holds(file, found, content, published, () -> ContentDigest.md5(contents));
  }

  /** Returns whether an object that exists holds what was published. */
  boolean holds(Part published, ObjectInfo found) throws IOException {
    return holds(published.file(), found, ContentDigest.of(published), published, () -> "");
  }

  private boolean holds(
      String file,
      ObjectInfo found,
      ContentDigest content,
      @Nullable Part published,
      Supplier<String> md5)
      throws IOException {
    boolean plain = !Sink.isCompressedName(file);
    long size =
        published != null ? published.storedSize() : plain ? content.bytes() : -1; // -1: unknown
    ContentDigest label = ContentDigest.of(found);
    if ((size >= 0 && size != found.size()) || (label != null && !label.equals(content))) {
      return false;
    }
    String tag = bare(found.etag());
    boolean known =
        (published != null && tag.equals(published.tag())) || (plain && tag.equals(md5.get()));
    boolean holds = (known && !tag.isEmpty()) || isRead(file, content);
    if (holds) {
      right.put(file, found);
    }
    return holds;
  }

  /** Reads an object, and returns whether it holds this content. */
  private boolean isRead(String file, ContentDigest content) throws IOException {
    ObjectStore objects = connection.objects();
    InputStream in = objects.open(file);
    if (in == null) {
      return false;
    }
    try (Source source = Source.closing(in, objects.address().name(file), Limits.DEFAULT)) {
      return source.isCompressed() == Sink.isCompressedName(file)
          && content.equals(ContentDigest.of(source.stream()));
    } catch (SitemapException | ZipException | EOFException e) {
      return false; // damaged
    }
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
    ObjectInfo found = right.get(part.file());
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
