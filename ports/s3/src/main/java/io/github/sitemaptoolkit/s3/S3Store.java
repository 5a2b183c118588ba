package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.s3.internal.machine.ThisMachine;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * A set of sitemaps in a bucket of Amazon S3, or of a store that speaks its protocol.
 *
 * <pre>{@code
 * try (S3Store store = S3Store.of(URI.create("s3://bucket/sitemaps"))) {
 *   Publisher.to(store).baseUrl("https://example.com/sitemaps/").publish(entries);
 * }
 * }</pre>
 *
 * <p>Credentials, the region and the endpoint are found as all programs with Amazon's SDK find
 * them: system properties, the environment ({@code AWS_ACCESS_KEY_ID}, {@code AWS_REGION}, {@code
 * AWS_ENDPOINT_URL_S3}), the profile ({@code AWS_PROFILE}), the container or the machine. The
 * permissions {@code s3:GetObject}, {@code s3:PutObject}, {@code s3:DeleteObject} and {@code
 * s3:ListBucket} are needed; without permission to delete, what is no longer part of the set stays,
 * and is told.
 *
 * <p>The store must know conditional puts ({@code If-None-Match} and {@code If-Match}): they are
 * the lock. This is checked before anything is published for the first time. The lock is an object,
 * {@code .sitemap-lock}, which is renewed each minute and expires after five, by the clock of the
 * server.
 *
 * <p>The sitemaps are put first, up to 32 at the same time, and confirmed to be there; then the
 * index, then the manifest. A sitemap keeps its name, so the old index names new sitemaps for a
 * moment. The lock keeps what is about to change. So a change that stops halfway is completed by
 * the next one, at once if its process has ended and ran on this machine (as far as Linux tells),
 * else when the lock has expired. If not all sitemaps were put, those that were become part of the
 * old set, where names are given by the hashes of urls ({@code hash} and {@code section});
 * otherwise, updates are refused until all urls are published again. Meanwhile each file is whole,
 * and the index names only files that exist. An object is replaced only if it is as it was seen
 * under the lock, so a publisher that was suspended replaces nothing of the next one. Each object
 * has its media type and no Content-Encoding. Its digest is kept as metadata, and its size and tag
 * in the manifest, so that objects that would not change are not put again, those that were damaged
 * are, and none is removed that somebody else has put.
 *
 * <p>New files wait in the system's temporary directory. Not thread-safe; {@link #close} releases
 * the connections.
 *
 * @since 0.1
 */
public final class S3Store implements Store, Closeable {

  /** What the names of all files of a set begin with: other objects need not be listed. */
  private static final List<String> BEGINNINGS = List.of("sitemap", ".sitemap");

  private static final int THREADS = 8;

  /** Names of files that an index of others may list. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_~][A-Za-z0-9._~-]*");

  private final Address address;
  private final S3Settings settings;
  private final Machine machine;
  private final @Nullable ObjectStore given; // null for a bucket
  private @Nullable ObjectStore objects; // null before they are needed
  private final StoredObjects stored;
  private @Nullable Uploads open; // the transaction, null if there is none
  private byte @Nullable [] changes; // of an engine, if they were asked for since then
  private boolean askedForChanges;

  private S3Store(
      Address address, S3Settings settings, Machine machine, @Nullable ObjectStore given) {
    this.address = address;
    this.settings = settings;
    this.machine = machine;
    this.given = given;
    this.stored = new StoredObjects(this::objects, machine);
  }

  /**
   * Returns the store of an address, with everything else from the environment.
   *
   * @param uri such as {@code s3://bucket} or {@code s3://bucket/a/b}
   * @throws IllegalArgumentException if it is not such an address
   */
  public static S3Store of(URI uri) {
    return builder(uri).build();
  }

  /**
   * Returns a builder for a store that does not take everything from the environment. Throws the
   * same exceptions as {@link #of}.
   */
  public static Builder builder(URI uri) {
    return new Builder(Address.of(uri));
  }

  /** Builds stores. Not thread-safe. */
  public static final class Builder {

    private final Address address;
    private S3Settings settings = S3Settings.DEFAULT;
    private Machine machine = ThisMachine.INSTANCE;
    private @Nullable ObjectStore objects;

    private Builder(Address address) {
      this.address = address;
    }

    /**
     * Sets the server. Defaults to that of the environment, or else of the region.
     *
     * @param uri such as {@code https://minio.example.com:9000}
     * @throws IllegalArgumentException if it is not an http or https address
     */
    public Builder endpoint(URI uri) {
      String scheme = uri.getScheme();
      if (uri.getHost() == null || !("http".equals(scheme) || "https".equals(scheme))) {
        throw new IllegalArgumentException(
            Problem.quoted(uri.toString()) + " is not the address of a server");
      }
      settings = settings.withEndpoint(uri);
      return this;
    }

    /** Sets the region. Defaults to that of the environment; servers of others often need none. */
    public Builder region(String name) {
      settings = settings.withRegion(name);
      return this;
    }

    /**
     * Sets whether the name of the bucket stands in the path of urls instead of in the name of the
     * host. Defaults to true for all servers but those of Amazon.
     */
    public Builder pathStyle(boolean path) {
      settings = settings.withPathStyle(path);
      return this;
    }

    /** Sets how often a request is sent, without a pause, and the times of the lock. */
    Builder impatient(int attempts, Lease lease) {
      settings = settings.withAttempts(attempts).withLease(lease);
      return this;
    }

    /** Replaces the server, the clocks and the threads, as a simulation does. */
    Builder over(ObjectStore simulated, Machine with) {
      objects = simulated;
      machine = with;
      return this;
    }

    /** Returns the store. Nothing is connected yet. */
    public S3Store build() {
      return new S3Store(address, settings, machine, objects);
    }
  }

  private ObjectStore objects() throws IOException {
    ObjectStore known = given == null ? objects : given;
    if (known == null) {
      try {
        known = new Bucket(address, Clients.create(settings), machine);
      } catch (SdkException e) {
        throw S3Failures.of(e, address);
      } catch (RuntimeException e) { // what the SDK throws for an address that is none
        throw S3Failures.ofSettings(e, address);
      }
      objects = known;
    }
    return known;
  }

  @Override
  public String name() {
    return address.toString();
  }

  @Override
  public String name(String file) {
    return address.name(file);
  }

  /** Within a transaction, the manifest is the one that was there at its beginning. */
  @Override
  public byte @Nullable [] read(String file, int most) throws IOException {
    if (open == null) {
      return get(file, most);
    } else if (file.equals(SetNames.MANIFEST)) {
      return open.manifest();
    } else if (!file.equals(SetNames.CHANGES)) {
      return get(file, most);
    } else if (!askedForChanges) {
      changes = get(file, most);
      askedForChanges = true;
    }
    return changes;
  }

  private byte @Nullable [] get(String file, int most) throws IOException {
    ObjectStore.Content found = objects().get(file, most);
    return found == null ? null : found.bytes();
  }

  @Override
  public SortedMap<String, Long> files() throws IOException {
    SortedMap<String, Long> sizes = new TreeMap<>();
    for (String beginning : BEGINNINGS) {
      for (ObjectStore.Listed found : objects().list(beginning)) {
        if (SetNames.isPublished(found.file())) {
          sizes.put(found.file(), found.size());
        }
      }
    }
    return sizes;
  }

  @Override
  public int threads() {
    return THREADS;
  }

  @Override
  public Source open(Part part, Limits limits) throws IOException {
    InputStream copy = open == null ? null : open.announced().open(part.file());
    Source source =
        copy == null ? open(part.file(), limits) : Source.closing(copy, name(part.file()), limits);
    if (source == null) {
      throw missing(part);
    }
    return source;
  }

  /** Within a transaction, several are read at the same time. */
  @Override
  public void announce(Collection<Part> parts) {
    if (open != null) {
      open.announced().add(parts.stream().map(Part::file).toList());
    }
  }

  private @Nullable Source open(String file, Limits limits) throws IOException {
    ObjectStore.Opened in = objects().open(file);
    if (in == null) {
      return null;
    }
    if (open != null) {
      stored.see(in.object());
    }
    return Source.closing(in.stream(), name(file), limits);
  }

  private FileSystemException missing(Part part) {
    return new FileSystemException(name(part.file()), null, "is missing; publish all urls again");
  }

  /** Returns what finds sitemaps by the last segment of their urls, beside the index. */
  @Override
  public Children children(Limits limits) {
    return loc -> {
      String file = loc.substring(loc.lastIndexOf('/') + 1);
      return Optional.ofNullable(PLAIN.matcher(file).matches() ? open(file, limits) : null);
    };
  }

  @Override
  public void lookUp(Collection<Part> published) throws IOException {
    stored.lookUpSet(published);
  }

  @Override
  public void check(Part part) throws IOException {
    ObjectStore.Listed found = stored.find(part.file());
    if (found == null) {
      throw missing(part);
    } else if (!stored.holds(part, found)) {
      throw new FileSystemException(
          name(part.file()), null, "is not as it was published; publish all urls again");
    }
  }

  @Override
  public boolean holds(String file, Pieces contents) {
    if (open != null && file.equals(SetNames.MANIFEST)) {
      byte[] manifest = open.manifest();
      return manifest != null
          && Arrays.equals(manifest, stored.describe(bytes(contents), Map.of()));
    }
    return holds(file, contents, null);
  }

  @Override
  public boolean holds(Part published, Pieces contents) {
    return holds(published.file(), contents, published);
  }

  private static byte[] bytes(Pieces contents) {
    var bytes = new ByteArrayOutputStream();
    contents.forEach(bytes::writeBytes);
    return bytes.toByteArray();
  }

  private boolean holds(String file, Pieces contents, @Nullable Part published) {
    try {
      return stored.holds(file, contents, published);
    } catch (IOException e) {
      return false; // putting it will tell why
    }
  }

  @Override
  public boolean isInterrupted() {
    try {
      return Lock.isInterrupted(objects(), machine);
    } catch (IOException e) {
      return false; // beginning will tell why
    }
  }

  @Override
  public Transaction begin() throws IOException {
    stored.begin();
    var uploads = Uploads.begin(objects(), machine, settings.lease(), stored, this::end);
    open = uploads;
    return uploads;
  }

  /** Forgets what was known during a transaction. */
  private void end() {
    open = null;
    changes = null;
    askedForChanges = false;
    stored.begin();
  }

  /** Releases the connections. The store can still be used, and then connects again. */
  @Override
  public void close() {
    ObjectStore known = objects;
    objects = null;
    if (known != null) {
      known.close();
    }
  }
}
