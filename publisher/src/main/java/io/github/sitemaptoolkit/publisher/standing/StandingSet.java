package io.github.sitemaptoolkit.publisher.standing;

import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.Unreadable;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.growth.FeedDocuments;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import io.github.sitemaptoolkit.publisher.internal.read.SetReader;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Sampler;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.store.ReadableStore;
import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the set that stands in a store: by its manifest or, without one, by its {@code sitemap.xml}
 * and the sitemaps beside it that this one lists. All that is read without a manifest is input:
 * nothing is fetched, no file elsewhere is opened, and the limits of the context apply.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class StandingSet {

  /** The largest file that is read, decompressed. */
  private static final long MOST_BYTES = 1L << 30;

  private final ReadableStore store;
  private final Context context;
  private final Set<String> elements = new HashSet<>(); // ids of extensions that entries have

  /**
   * Creates an object for what is in a store.
   *
   * @param context the extensions and formats, and the limits for what is read
   */
  public StandingSet(ReadableStore store, Context context) {
    this.store = store;
    long most = Math.min(MOST_BYTES, context.limits().get(Limit.BYTES));
    this.context =
        context
            .withProblems(new Problems()) // what is wrong with it is no fault of the input
            .withLimits(context.limits().with(Limit.BYTES, most));
  }

  /**
   * Returns the set that a new one would replace; null if there is none.
   *
   * @param settings the manifest of the new set, of which the files are ignored
   * @param adopt whether to replace a set that others have published
   * @throws IOException if it cannot be read
   * @throws SitemapException if others have published it and it is not adopted, or not readable
   */
  public @Nullable Standing find(Manifest settings, boolean adopt) throws IOException {
    Manifest manifest = ManifestFile.read(store);
    if (manifest != null) {
      return new Standing(manifest);
    } else if (ManifestFile.changes(store) != null || !isThere()) {
      return null; // the first publication of an engine stopped halfway, or nothing is published
    }
    try {
      return found(settings, adopt);
    } catch (SitemapException e) {
      if (e.problem().code().equals(PublishCodes.FOREIGN.id())) {
        throw e;
      } else if (adopt && Safeguards.of(false, settings.choices()).maxShrink() == Safeguards.ALL) {
        return new Standing(settings.with(List.of()), true, List.of());
      }
      throw foreign(
          "this set has no manifest, and cannot be read, so it is not known which urls would go: "
              + e.problem());
    }
  }

  /** Returns whether crawlers may find a sitemap.xml: not if a pipe, for example, is there. */
  private boolean isThere() {
    Path path = store.path(SetNames.ENTRY_POINT);
    if (path != null) {
      return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) || Files.isSymbolicLink(path);
    }
    try {
      return store.read(SetNames.ENTRY_POINT, 1) != null;
    } catch (IOException e) {
      return true; // it is larger; or opening it will tell why
    }
  }

  private SitemapException foreign(String message) {
    return new SitemapException(
        PublishCodes.FOREIGN,
        message + "; nothing was written",
        Location.of(store.name(SetNames.ENTRY_POINT)));
  }

  private Standing found(Manifest settings, boolean adopt) throws IOException {
    Map<String, String> listed = new LinkedHashMap<>(); // urls by file names
    boolean index = list(listed);
    List<Part> parts = new ArrayList<>();
    boolean own = true;
    for (String file : index ? listed.keySet() : List.of(SetNames.ENTRY_POINT)) {
      Part rendered = own ? rendered(file, settings) : null;
      own = rendered != null;
      parts.add(rendered == null ? described(file) : rendered);
    }
    parts.removeIf(part -> part.urls() == 0);
    own &= !index || isOwnIndex(listed, parts);
    Manifest manifest = settings.with(settings.choices().withRecognised(elements)).with(parts);
    String size =
        ShownNumber.counted(manifest.urls(), "url")
            + " in "
            + ShownNumber.counted(parts.size(), "sitemap");
    if (own) {
      return new Standing(
          manifest,
          false,
          List.of(
              "the manifest of the published set is missing; the set was recognised by its content, "
                  + size));
    } else if (!adopt) {
      throw foreign("this set was not published by this program, or was changed since: " + size);
    }
    return new Standing(manifest, true, List.of("adopted " + size + ", published by others"));
  }

  /** Adds the urls of an index by the names of their files. Returns whether there is an index. */
  private boolean list(Map<String, String> listed) throws IOException {
    try (Source source = open(SetNames.ENTRY_POINT)) {
      SitemapFormat format = context.formats().detect(source);
      if (!format.holdsIndex(source.head())) {
        return false;
      }
      try (EntryReader<IndexEntry> index = format.indexReader(source, context)) {
        for (IndexEntry entry : index) {
          listed.put(fileOf(entry.loc(), index.location()), entry.loc());
          if (listed.size() > ProtocolLimits.ENTRIES) {
            throw unreadable("it lists more than " + ProtocolLimits.ENTRIES + " sitemaps");
          }
        }
      }
      return true;
    }
  }

  /** Returns the name of the file beside the index that a url stands for. */
  private static String fileOf(String loc, Location at) {
    String path = loc.substring(0, UrlParts.pathEnd(loc));
    String file = PercentEncoding.decode(path.substring(path.lastIndexOf('/') + 1));
    boolean plain =
        file.chars().allMatch(c -> c > ' ' && c != '/' && c != '\\' && c != ':' && c != 0x7F);
    if (file.isEmpty() || file.startsWith(".") || !plain || file.equals(SetNames.ENTRY_POINT)) {
      throw new SitemapException(
          IndexCodes.CHILD_MISSING, "no sitemap can have the url " + Problem.quoted(loc), at);
    }
    return file;
  }

  private SitemapException unreadable(String message) {
    return new SitemapException(
        IndexCodes.CHILD_MISSING, message, Location.of(store.name(SetNames.ENTRY_POINT)));
  }

  private Source open(String file) throws IOException {
    try {
      return store.open(new Part(file, 1, 1, "", null), context.limits());
    } catch (IOException e) {
      if (store.path(file) == null) {
        throw e; // a server may answer the next time
      }
      throw new SitemapException(
          IndexCodes.CHILD_MISSING, IoReason.of(e), Location.of(store.name(file)));
    }
  }

  /** Reads the entries of a file. */
  private void read(Part part, FeedDocuments.Consumer consumer) throws IOException {
    try (Source source = open(part.file())) {
      new SetReader(Unreadable.FAIL)
          .read(
              source,
              context,
              index -> {
                throw new SitemapException(
                    IndexCodes.NESTED,
                    "it is a sitemap index; an index may only list sitemaps",
                    Location.of(index));
              },
              (entry, location) -> {
                addElements(entry);
                consumer.accept(entry, location);
              });
    }
  }

  private void addElements(UrlEntry entry) {
    for (Node<?> node : entry.nodes()) {
      context.extensions().find(node.value().getClass()).ifPresent(it -> elements.add(it.id()));
    }
  }

  /**
   * Passes on the {@linkplain Key#sampleHash hashes} of the urls of a file.
   *
   * @throws IOException if it cannot be read
   */
  public void hashes(Part part, LongConsumer hashes) throws IOException {
    read(part, (entry, location) -> hashes.accept(hash(entry)));
  }

  /**
   * Passes on the entries of a file.
   *
   * @throws IOException if it cannot be read
   */
  public void entries(Part part, Consumer<UrlEntry> entries) throws IOException {
    read(part, (entry, location) -> entries.accept(entry));
  }

  private static long hash(UrlEntry entry) {
    return Key.of(XmlText.trim(entry.loc())).sampleHash();
  }

  /** Returns what a manifest says of a file of others; it may have no urls. */
  private Part described(String file) throws IOException {
    var sampler = new Sampler();
    long[] urls = new long[1];
    Part named = raw(file);
    hashes(
        named,
        hash -> {
          urls[0]++;
          sampler.add(hash);
        });
    return new Part(file, urls[0], named.bytes(), named.sha256(), null).sampled(sampler.sample());
  }

  /** Returns a file with the digest of its bytes, and without its urls. */
  private Part raw(String file) throws IOException {
    try (Source source = open(file)) {
      MessageDigest digest = Sha256.begin();
      long bytes =
          source.stream()
              .transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      return new Part(file, 0, bytes, HexFormat.of().formatHex(digest.digest()), null);
    }
  }

  /** Returns what a manifest says of a file if this program has rendered it; otherwise null. */
  private @Nullable Part rendered(String file, Manifest settings) throws IOException {
    if (!SetNames.isSitemap(file)) {
      return null;
    }
    try (Source source = open(file)) {
      if (source.isCompressed() != Sink.isCompressedName(file)) {
        return null;
      }
    }
    Part raw = raw(file);
    if (raw.bytes() > ProtocolLimits.BYTES) {
      return null;
    }
    var items = new SetItems(context, settings, store.name());
    List<Item> found = new ArrayList<>();
    read(
        raw,
        (entry, location) -> {
          Item item =
              found.size() > ProtocolLimits.ENTRIES
                  ? null
                  : items.item(entry, SetItems.PUBLISHED, null);
          if (item != null) {
            found.add(item);
          }
        });
    Part part = items.contents(found).part(file);
    return part.bytes() == raw.bytes() && part.sha256().equals(raw.sha256()) ? part : null;
  }

  /** Returns whether this program has written the index of its sitemaps. */
  private boolean isOwnIndex(Map<String, String> listed, List<Part> parts) throws IOException {
    String first = listed.values().iterator().next();
    String base = first.substring(0, first.lastIndexOf('/') + 1);
    byte[] index = IndexFile.of(parts, base, store.name(SetNames.ENTRY_POINT), context);
    Part raw = raw(SetNames.ENTRY_POINT);
    return raw.bytes() == index.length
        && raw.sha256().equals(HexFormat.of().formatHex(Sha256.begin().digest(index)));
  }
}
