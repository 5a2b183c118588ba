package io.github.sitemaptoolkit.publisher.store;

import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A store that an object store can be: no rename, no directory, a lock that is an object. */
final class BucketStore implements Store {

  private static final String LOCK = ".sitemap-lock";

  private final Bucket bucket;
  private final String owner;
  private final Set<String> alive; // stands for the expiry of locks
  private final Path scratch;

  BucketStore(Bucket bucket, String owner, Set<String> alive, Path scratch) {
    this.bucket = bucket;
    this.owner = owner;
    this.alive = alive;
    this.scratch = scratch;
  }

  @Override
  public String name() {
    return "s3://bucket";
  }

  @Override
  public String name(String file) {
    return "s3://bucket/" + file;
  }

  @Override
  public byte @Nullable [] read(String file, int most) {
    Bucket.Stored stored = bucket.get(file);
    return stored == null ? null : stored.bytes();
  }

  @Override
  public SortedMap<String, Long> files() {
    SortedMap<String, Long> sizes = new TreeMap<>();
    bucket.objects().forEach((name, bytes) -> sizes.put(name, (long) bytes.length));
    sizes.keySet().removeIf(name -> !SetNames.isPublished(name));
    return sizes;
  }

  @Override
  public Source open(Part part, Limits limits) throws IOException {
    return Source.of(new ByteArrayInputStream(get(part.file())), name(part.file()), limits);
  }

  private byte[] get(String file) throws IOException {
    Bucket.Stored stored = bucket.get(file);
    if (stored == null) {
      throw new FileNotFoundException(name(file) + " is missing; publish all urls again");
    }
    return stored.bytes();
  }

  @Override
  public Children children(Limits limits) {
    return loc -> {
      String file = loc.substring(loc.lastIndexOf('/') + 1);
      return Optional.of(Source.of(new ByteArrayInputStream(get(file)), name(file), limits));
    };
  }

  @Override
  public void check(Part part) throws IOException {
    get(part.file()); // a real one would compare a digest that it has kept with the object
  }

  @Override
  public boolean holds(String file, Pieces contents) {
    Bucket.Stored stored = bucket.get(file);
    return stored != null && Arrays.equals(stored.bytes(), bytes(file, contents));
  }

  private static byte[] bytes(String file, Pieces contents) {
    var bytes = new ByteArrayOutputStream();
    try {
      contents.writeTo(bytes, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Override
  public boolean isInterrupted() {
    return false;
  }

  @Override
  public Transaction begin() throws IOException {
    Bucket.Stored lock = bucket.get(LOCK);
    List<String> lines = lock == null ? List.of() : lines(lock.bytes());
    if (lock != null && alive.contains(lines.get(0))) {
      throw new IOException(name() + " is being published to");
    }
    Set<String> leftovers = new TreeSet<>(lines.subList(lines.isEmpty() ? 0 : 1, lines.size()));
    return new Uploads(lock == null ? null : lock.tag(), leftovers);
  }

  private static List<String> lines(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).lines().toList();
  }

  /**
   * New objects, which wait in memory; a real store would keep them in files, or as uploads.
   *
   * <p>The lock is an object with the name of its owner. Before the first object is visible, the
   * names of all that are put or removed are added to it: if the owner is gone, the next one learns
   * from it what may be left over, and removes what the manifest does not name then.
   */
  private final class Uploads implements Transaction {

    private final @Nullable Long manifest; // the tag that it had
    private final Map<String, byte[]> waiting = new HashMap<>();
    private final Set<String> leftovers;
    private long lock;

    Uploads(@Nullable Long old, Set<String> leftovers) throws IOException {
      this.leftovers = leftovers;
      this.lock = lock(old, owner);
      Bucket.Stored before = bucket.get(SetNames.MANIFEST);
      this.manifest = before == null ? null : before.tag();
    }

    private long lock(@Nullable Long old, String by) throws IOException {
      String lines = by + '\n' + String.join("\n", leftovers);
      return bucket.putIf(old, LOCK, lines.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Path scratch() {
      return scratch;
    }

    @Override
    public void put(String file, Pieces contents) {
      waiting.put(file, bytes(file, contents));
    }

    @Override
    public void commit(List<String> files, List<Part> removed) throws IOException {
      if (!files.isEmpty() || !removed.isEmpty()) {
        leftovers.addAll(files);
        removed.forEach(part -> leftovers.add(part.file()));
        lock = lock(lock, owner); // refused if somebody else has taken it meanwhile
      }
      for (String file : files) {
        if (file.equals(SetNames.MANIFEST)) {
          bucket.putIf(manifest, file, waiting.get(file));
        } else {
          bucket.put(file, waiting.get(file));
        }
      }
      leftovers.removeAll(published());
      for (String file : leftovers) {
        bucket.delete(file);
      }
      leftovers.clear();
    }

    private Set<String> published() throws IOException {
      Set<String> names = new HashSet<>(Set.of(SetNames.ENTRY_POINT, SetNames.MANIFEST));
      var manifest = new ByteArrayInputStream(get(SetNames.MANIFEST));
      names.addAll(Manifest.read(manifest, name()).names());
      return names;
    }

    @Override
    public void close() throws IOException {
      Files.deleteIfExists(scratch);
      Bucket.Stored now = bucket.get(LOCK);
      if (now == null || now.tag() != lock) {
        return; // somebody else has it
      } else if (leftovers.isEmpty()) {
        bucket.delete(LOCK);
      } else {
        lock(lock, "");
      }
    }
  }
}
