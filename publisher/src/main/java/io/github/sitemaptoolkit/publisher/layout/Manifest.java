package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What was published to a directory, and with which settings. It is kept in the directory as {@code
 * .sitemap-manifest.json}.
 *
 * @param base the url of the directory, ending with a slash
 * @param by how urls are grouped
 * @param gzip whether the sitemaps are gzipped
 * @param limits how much a file may hold
 * @param choices what the updates of the set must know
 * @param parts the files, sorted by name
 * @param history what is kept of former sets
 * @param feeds the list of urls that feeds have added, with the number of its lines as urls; null
 *     if the set does not grow with feeds
 * @since 0.1
 */
public record Manifest(
    String base,
    Grouping by,
    boolean gzip,
    PartLimits limits,
    Choices choices,
    List<Part> parts,
    History history,
    @Nullable Part feeds)
    implements Serializable {

  /**
   * The maximum size: enough for as many files as an index may list, with the longest names, and a
   * history; at most an eighth of the heap.
   */
  public static final int MOST_BYTES =
      (int) Math.min(64 << 20, Runtime.getRuntime().maxMemory() / 8); // its text needs memory, too

  /** Gives the samples of each set the same size. */
  public Manifest {
    parts = Sample.aligned(parts);
  }

  /** Creates a manifest without choices. */
  public Manifest(String base, Grouping by, boolean gzip, PartLimits limits, List<Part> parts) {
    this(base, by, gzip, limits, Choices.NONE, parts);
  }

  /** Creates a manifest without a history. */
  public Manifest(
      String base,
      Grouping by,
      boolean gzip,
      PartLimits limits,
      Choices choices,
      List<Part> parts) {
    this(base, by, gzip, limits, choices, parts, History.NONE, null);
  }

  /**
   * Reads a manifest from a stream.
   *
   * @param in read to its end; closed by the caller
   * @param name the name of the manifest in messages
   * @throws SitemapException if it is not a manifest, or one of a later version
   */
  public static Manifest read(InputStream in, String name) throws IOException {
    return parse(in.readAllBytes(), name);
  }

  /**
   * Reads a manifest. Throws the same exceptions as {@link #read}.
   *
   * @param name the name of the manifest in messages
   */
  public static Manifest parse(byte[] bytes, String name) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return ManifestText.read(text, name);
    } catch (CharacterCodingException e) {
      throw refused("it is not UTF-8", name, e);
    } catch (ClassCastException e) { // whose message names classes
      throw refused("a value has the wrong type", name, e);
    } catch (ManifestJson.SyntaxException | IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()), name, e);
    }
  }

  private static SitemapException refused(String reason, String name, Exception cause) {
    return new SitemapException(
        Problem.of(
            PublishCodes.MANIFEST,
            "this is not a manifest of this version ("
                + reason
                + "); remove it and publish all urls again",
            Location.of(name)),
        cause);
  }

  /** Returns the same manifest with another history. */
  public Manifest with(History other) {
    return new Manifest(base, by, gzip, limits, choices, parts, other, feeds);
  }

  /** Returns whether new files are named by their contents, and the index lists always them. */
  public boolean isImmutable() {
    return choices.immutable() != null;
  }

  /** Returns whether another manifest has the same files, in the same order, and url. */
  boolean isSameSet(Manifest other) {
    return base.equals(other.base) && parts.equals(other.parts);
  }

  /** Returns the manifest of other files with the same settings, and without a history. */
  public Manifest with(List<Part> files) {
    return new Manifest(base, by, gzip, limits, choices, files, History.NONE, feeds);
  }

  /** Returns the manifest of the same files with other choices. */
  public Manifest with(Choices others) {
    return new Manifest(base, by, gzip, limits, others, parts, History.NONE, feeds);
  }

  /**
   * Returns the same manifest with other descriptions of its files, such as with what a store says
   * of them. The files of the set before, and of former ones, stay as they are.
   */
  public Manifest described(UnaryOperator<Part> as) {
    return new Manifest(
        base,
        by,
        gzip,
        limits,
        choices,
        parts.stream().map(as).toList(),
        history,
        feeds == null ? null : as.apply(feeds));
  }

  /** Returns the manifest with another list of urls that feeds have added; null for none. */
  public Manifest withFeeds(@Nullable Part list) {
    return new Manifest(base, by, gzip, limits, choices, parts, history, list);
  }

  /** Returns the sitemaps, and the list of what feeds have added. */
  public List<Part> files() {
    if (feeds == null) {
      return parts;
    }
    List<Part> files = new ArrayList<>(parts);
    files.add(feeds);
    return files;
  }

  /** Returns the number of urls. */
  public long urls() {
    return parts.stream().mapToLong(Part::urls).sum();
  }

  /** Returns how many entries have which fields; null if that is not known of each file. */
  public @Nullable FieldCounts values() {
    List<FieldCounts> counts = new ArrayList<>(parts.size());
    for (Part part : parts) {
      FieldCounts own = part.values();
      if (own == null) {
        return null;
      }
      counts.add(own);
    }
    return FieldCounts.sum(counts);
  }

  /** Returns whether {@code sitemap.xml} is an index. If false, it is the only sitemap itself. */
  public boolean isIndexed() {
    return !(parts.size() == 1 && parts.get(0).file().equals(SetNames.ENTRY_POINT));
  }

  /** Returns whether the files belong to named sets. */
  public boolean hasSets() {
    return parts.stream().anyMatch(part -> part.set() != null);
  }

  /** Returns whether there is a file of a named set. */
  public boolean hasSet(String name) {
    return parts.stream().anyMatch(part -> name.equals(part.set()));
  }

  /** Returns the manifest with the files of a named set only. */
  public Manifest of(String set) {
    return with(parts.stream().filter(part -> set.equals(part.set())).toList());
  }

  /**
   * Returns the manifest with the files of the named set that has the most urls only; the same if
   * sets have no names. As a url counts in each set, no other number of urls is certain.
   */
  public Manifest largestSet() {
    return parts.stream()
        .filter(part -> part.set() != null)
        .map(part -> of(String.valueOf(part.set())))
        .max(Comparator.comparingLong(Manifest::urls))
        .orElse(this);
  }

  /** Returns the names of all files: of the index, of {@link #files}, and of former sets. */
  public Set<String> names() {
    Set<String> names = new HashSet<>();
    names.add(SetNames.ENTRY_POINT); // it is replaced, never removed
    files().forEach(part -> names.add(part.file()));
    history.files().forEach(file -> names.add(file.part().file()));
    return names;
  }

  /** Returns those of the names that no file in this manifest has, nor its index. */
  public List<String> without(Collection<String> files) {
    Set<String> names = names();
    return files.stream().filter(name -> !names.contains(name)).toList();
  }

  /**
   * Returns the files that another manifest lacks, or describes in another way. All others have the
   * same contents in both, as far as nobody else has changed the files.
   */
  public List<Part> notIn(Manifest other) {
    Set<Part> known = new HashSet<>(other.parts);
    return parts.stream().filter(part -> !known.contains(part)).toList();
  }

  /** Returns the manifest as it is kept. */
  public byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try {
      write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to memory does not fail
    }
    return bytes.toByteArray();
  }

  /**
   * Writes the manifest.
   *
   * @param out closed by the caller
   */
  public void write(OutputStream out) throws IOException {
    ManifestText.write(this, out);
  }
}
