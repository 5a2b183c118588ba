package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The contents of one file, held in memory.
 *
 * @since 0.1
 */
public final class PartContents implements Pieces {

  private final List<Item> items;
  private final Prefixes prefixes;
  private final @Nullable UrlScope scope;
  private final long used; // prefixes, as bits

  PartContents(List<Item> items, Prefixes prefixes, @Nullable UrlScope scope, long declared) {
    this.items = items;
    this.prefixes = prefixes;
    this.scope = scope;
    long bits = declared;
    for (Item item : items) {
      bits |= item.prefixes();
    }
    this.used = bits;
  }

  /** Returns the description of the file, with this name. */
  public Part part(String file) {
    return part(file, hash -> {});
  }

  /**
   * Returns the description of the file, with this name.
   *
   * @param hashes called with {@link Key#sampleHash} of each url
   */
  public Part part(String file, LongConsumer hashes) {
    try {
      OutputStream nowhere = OutputStream.nullOutputStream();
      PartStream stream = PartStream.open(file, null, used, prefixes, false, 0, scope, nowhere);
      for (Item item : items) {
        long hash = item.key().sampleHash();
        hashes.accept(hash);
        stream.write(item, hash);
      }
      return stream.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // writing to nowhere does not fail
    }
  }

  @Override
  public void forEach(Consumer<byte[]> consumer) {
    consumer.accept(prefixes.start(used));
    for (Item item : items) {
      consumer.accept(item.markup());
    }
    consumer.accept(prefixes.end());
  }
}
