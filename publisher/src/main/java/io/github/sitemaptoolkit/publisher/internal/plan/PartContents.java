package io.github.sitemaptoolkit.publisher.internal.plan;

import io.github.sitemaptoolkit.publisher.layout.Part;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The contents of one file, held in memory. */
public final class PartContents implements Pieces {

  private final List<Item> items;
  private final byte[] start;
  private final byte[] end;

  PartContents(List<Item> items, Prefixes prefixes) {
    this.items = items;
    long used = 0;
    for (Item item : items) {
      used |= item.prefixes();
    }
    this.start = prefixes.start(used);
    this.end = prefixes.end();
  }

  /** Returns the description of the file, with this name. */
  public Part part(String file) {
    long bytes = start.length + (long) end.length;
    Lastmod newest = null;
    for (Item item : items) {
      bytes += item.markup().length;
      newest = Lastmod.newer(newest, item.lastmod());
    }
    return new Part(file, items.size(), bytes, sha256(), text(newest));
  }

  private static @Nullable String text(@Nullable Lastmod newest) {
    return newest == null ? null : newest.forSchema();
  }

  @Override
  public void forEach(Consumer<byte[]> consumer) {
    consumer.accept(start);
    for (Item item : items) {
      consumer.accept(item.markup());
    }
    consumer.accept(end);
  }
}
