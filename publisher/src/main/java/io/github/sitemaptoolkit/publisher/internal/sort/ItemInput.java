package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.ItemStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * An input stream of one sitemap that consists of the given items; it is rendered while it is read.
 */
final class ItemInput extends InputStream {

  private final ItemStream<Item> items;
  private final byte[] end;
  private byte @Nullable [] piece;
  private int at;
  private boolean ended;

  ItemInput(ItemStream<Item> items, byte[] start, byte[] end) {
    this.items = items;
    this.piece = start;
    this.end = end;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int filled = 0; // as far as possible: whole entries are read faster
    while (filled < length) {
      byte[] current = piece;
      while (current != null && at == current.length) {
        current = next();
        piece = current;
        at = 0;
      }
      if (current == null) {
        return filled == 0 ? -1 : filled;
      }
      int count = Math.min(length - filled, current.length - at);
      System.arraycopy(current, at, target, offset + filled, count);
      at += count;
      filled += count;
    }
    return filled;
  }

  private byte @Nullable [] next() throws IOException {
    if (ended) {
      return null;
    }
    Item item = items.next();
    ended = item == null;
    return item == null ? end : item.markup();
  }
}
