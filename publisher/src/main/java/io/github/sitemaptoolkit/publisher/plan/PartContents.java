package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.publisher.values.ValueCounter;
import io.github.sitemaptoolkit.sort.ItemStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The contents of one file.
 *
 * @since 0.1
 */
public final class PartContents implements Pieces {

  private final Items items;
  private final Prefixes prefixes;
  private final @Nullable UrlScope scope;
  private final FieldNames names;
  private final long used; // prefixes, as bits
  private final @Nullable String writer;

  /** Is told of the entries of a file. */
  @FunctionalInterface
  public interface Listener {

    /**
     * Called for each entry.
     *
     * @param hash {@link Key#sampleHash} of its url
     * @param fields the bits of its fields, as in {@link FieldNames#bit}
     * @param lastmod when it last changed; null if unknown
     */
    void entry(long hash, long fields, @Nullable Lastmod lastmod);
  }

  /** The items of a file, which are read several times. */
  @FunctionalInterface
  public interface Items {

    /** Begins to read them. The last stream is not used any longer. */
    ItemStream<Item> open() throws IOException;
  }

  PartContents(
      List<Item> items,
      Prefixes prefixes,
      @Nullable UrlScope scope,
      FieldNames names,
      long declared,
      @Nullable String writer) {
    this(() -> streamOf(items), prefixes, scope, names, declared | used(items), writer);
  }

  /** Creates a file that declares these prefixes, given as bits. */
  PartContents(
      Items items,
      Prefixes prefixes,
      @Nullable UrlScope scope,
      FieldNames names,
      long used,
      @Nullable String writer) {
    this.items = items;
    this.prefixes = prefixes;
    this.scope = scope;
    this.names = names;
    this.used = used;
    this.writer = writer;
  }

  private static ItemStream<Item> streamOf(List<Item> items) {
    Iterator<Item> all = items.iterator();
    return () -> all.hasNext() ? all.next() : null;
  }

  private static long used(List<Item> items) {
    long bits = 0;
    for (Item item : items) {
      bits |= item.prefixes();
    }
    return bits;
  }

  /** Returns the description of the file, with this name. */
  public Part part(String file) {
    return part(file, (hash, fields, lastmod) -> {});
  }

  /**
   * Returns the description of the file, with this name.
   *
   * @param listener told of its entries
   */
  public Part part(String file, Listener listener) {
    try {
      OutputStream nowhere = OutputStream.nullOutputStream();
      PartStream stream =
          PartStream.open(
              file,
              null,
              used,
              prefixes,
              false,
              0,
              scope,
              new ValueCounter(names),
              writer,
              nowhere);
      ItemStream<Item> all = items.open();
      for (Item item = all.next(); item != null; item = all.next()) {
        long hash = item.key().sampleHash();
        stream.write(item, hash);
        listener.entry(hash, stream.fields(), item.lastmod());
      }
      return stream.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // of temporary files: writing to nowhere does not fail
    }
  }

  /** Returns whether these are the contents of a file. */
  public boolean isOf(Part part) {
    var digest = new PieceDigest();
    digest.accept(prefixes.start(used));
    Lastmod newest = null;
    long urls = 0;
    try {
      ItemStream<Item> all = items.open();
      for (Item item = all.next(); item != null; item = all.next()) {
        digest.accept(item.markup());
        newest = Lastmod.newer(newest, item.lastmod());
        urls++;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    digest.accept(prefixes.end());
    String lastmod = newest == null ? null : newest.forSchema();
    return urls == part.urls()
        && Objects.equals(lastmod, part.lastmod())
        && digest.sha256().equals(part.sha256());
  }

  @Override
  public void forEach(Consumer<byte[]> consumer) {
    consumer.accept(prefixes.start(used));
    try {
      ItemStream<Item> all = items.open();
      for (Item item = all.next(); item != null; item = all.next()) {
        consumer.accept(item.markup());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    consumer.accept(prefixes.end());
  }
}
