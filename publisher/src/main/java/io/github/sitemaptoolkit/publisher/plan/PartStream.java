package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Sampler;
import io.github.sitemaptoolkit.publisher.values.ValueCounter;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes one file of a set to a stream, item by item. Memory use does not grow with the file.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class PartStream {

  private final String file;
  private final @Nullable String set;
  private final long prefixes;
  private final byte[] end;
  private final boolean sorted;
  private final OutputStream out;
  private final PieceDigest digest = new PieceDigest();
  private final Sampler sample;
  private final @Nullable UrlScope scope;
  private final ValueCounter values;
  private final @Nullable String writer;
  private long fields; // of the last entry
  private long outside;
  private long urls;
  private long bytes;
  private @Nullable Lastmod newest;
  private @Nullable Item last;

  private PartStream(
      String file,
      @Nullable String set,
      long prefixes,
      byte[] end,
      boolean sorted,
      int sampleBits,
      @Nullable UrlScope scope,
      ValueCounter values,
      @Nullable String writer,
      OutputStream out) {
    this.file = file;
    this.set = set;
    this.prefixes = prefixes;
    this.end = end;
    this.sorted = sorted;
    this.sample = new Sampler(sampleBits);
    this.scope = scope;
    this.values = values;
    this.writer = writer;
    this.out = out;
  }

  /**
   * Writes the start of a file.
   *
   * @param declared the bits of the prefixes to declare
   * @param sorted whether to refuse items that are not in the order of their urls
   * @param sampleBits the least number of bits of the sample of its urls
   * @param scope tells which urls are outside; null to count none
   * @param values counts the fields of the entries
   * @param writer tells by what the items were made; null if unknown
   */
  static PartStream open(
      String file,
      @Nullable String set,
      long declared,
      Prefixes prefixes,
      boolean sorted,
      int sampleBits,
      @Nullable UrlScope scope,
      ValueCounter values,
      @Nullable String writer,
      OutputStream out)
      throws IOException {
    var stream =
        new PartStream(
            file, set, declared, prefixes.end(), sorted, sampleBits, scope, values, writer, out);
    stream.put(prefixes.start(declared));
    return stream;
  }

  private void put(byte[] piece) throws IOException {
    out.write(piece);
    bytes += piece.length;
    digest.accept(piece);
  }

  /**
   * Writes an item.
   *
   * @throws IllegalArgumentException if the item does not belong here: it is a tombstone, its url
   *     does not come after the last one, or it uses a prefix that was not planned
   */
  public void write(Item item) throws IOException {
    write(item, item.key().sampleHash());
  }

  /** Writes an item whose hash for samples is known. */
  void write(Item item, long sampleHash) throws IOException {
    if (item.isTombstone()) {
      throw refused(item, "is removed");
    } else if ((item.prefixes() & ~prefixes) != 0) {
      throw refused(item, "uses a prefix that was not planned");
    } else if (sorted && last != null && Item.BY_LOC.compare(last, item) >= 0) {
      throw refused(item, "does not come after " + last.key().loc());
    }
    last = item;
    put(item.markup());
    fields = values.add(item.markup());
    sample.add(sampleHash);
    if (scope != null && scope.of(item.key()) == UrlScope.Place.OUTSIDE) {
      outside++;
    }
    urls++;
    newest = Lastmod.newer(newest, item.lastmod());
  }

  /** Returns the bits of the fields of the last entry. */
  long fields() {
    return fields;
  }

  private IllegalArgumentException refused(Item item, String reason) {
    return new IllegalArgumentException(file + ": " + item.key().loc() + ' ' + reason);
  }

  /** Writes the end of the file, and returns its description. The stream is not flushed. */
  public Part finish() throws IOException {
    put(end);
    String lastmod = newest == null ? null : newest.forSchema();
    return new Part(file, urls, bytes, digest.sha256(), lastmod, set, outside, sample.sample())
        .valued(values.counts())
        .writtenBy(writer);
  }
}
