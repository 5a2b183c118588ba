package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.content.ItemContents;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The items of a feed, with the pictures and videos of their contents.
 *
 * <p>What most items show belongs to the site and not to a page, such as a logo or a button. So
 * from the first item that shows anything, the first items of the feed are read ahead: {@value
 * #FIRST} of them, or as many as stand in 4 MiB.
 */
public final class ItemsAhead {

  /** How many items are read ahead at most. */
  private static final int FIRST = 50;

  private static final long MOST_READ = 4 * 1024 * 1024;

  /** Where the items come from. */
  @FunctionalInterface
  public interface Items {
    /** Returns the next item; null at the end. */
    @Nullable ItemBuilder next() throws IOException;
  }

  private record Held(ItemBuilder item, long number) {}

  private final Items items;
  private final FeedLog log;
  private final ContentMedia wanted;
  private final Links links;
  private final LongSupplier taken;
  private final Queue<Held> held = new ArrayDeque<>();
  private final CommonMedia common = new CommonMedia();
  private boolean decided;
  private int first; // of the items so far
  private @Nullable Exception failure; // of reading ahead, to be thrown in its place

  /**
   * Creates a reader of items.
   *
   * @param links reports the faults of addresses in contents
   * @param wanted which media of contents are wanted
   * @param taken how much of the document was read, in characters or bytes
   */
  public ItemsAhead(
      Items items, FeedLog log, Links links, ContentMedia wanted, LongSupplier taken) {
    this.items = items;
    this.log = log;
    this.links = links;
    this.wanted = wanted;
    this.taken = taken;
    this.decided = wanted == ContentMedia.NONE;
  }

  /** Returns the next item, to which the log refers then; null at the end. */
  public @Nullable ItemBuilder next() throws IOException {
    if (held.isEmpty() && failure == null) {
      ItemBuilder item = read();
      if (decided || item == null || !item.hasPictures()) {
        return item == null ? null : chosen(item);
      }
      hold(item);
      readAhead();
    }
    Held next = held.poll();
    if (next == null) {
      throw failed();
    }
    log.beginItem(next.number(), next.item().places());
    return chosen(next.item());
  }

  private @Nullable ItemBuilder read() throws IOException {
    ItemBuilder item = items.next();
    if (item != null) {
      first++;
      String page = item.link();
      ItemContents contents = item.contents();
      if (page != null && item.whole() == null && wanted != ContentMedia.NONE) {
        if (contents.isTooLong() && !links.checks()) {
          log.repeated(FeedCodes.CONTENT_TOO_LONG, FeedCodes.CONTENT_TOO_LONG_MESSAGE);
        }
        if (!contents.isEmpty()) {
          read(contents, page, item);
        }
      }
    }
    return item;
  }

  /** Reads contents; if the feed is only checked, what they show is no part of the item. */
  private void read(ItemContents contents, String page, ItemBuilder item) {
    if (links.checks()) {
      contents.read(page, item.authors().faces(), wanted, (kind, value) -> {}, media -> {});
    } else {
      contents.read(page, item.authors().faces(), wanted, item::lost, item::leaveOut);
    }
  }

  private void hold(ItemBuilder item) {
    held.add(new Held(item, log.number()));
    common.add(item.pictures());
  }

  private void readAhead() {
    try {
      while (first < FIRST && taken.getAsLong() < MOST_READ) {
        ItemBuilder item = read();
        if (item == null) {
          break;
        }
        hold(item);
      }
    } catch (IOException | RuntimeException e) {
      failure = e; // the items before it are delivered first
    }
    decided = true;
  }

  private ItemBuilder chosen(ItemBuilder item) {
    if (!decided) {
      common.add(List.of());
    } else {
      item.leaveOut(common);
    }
    if (links.checks()) {
      item.contents().check(links);
    }
    return item;
  }

  private IOException failed() throws IOException {
    Exception thrown = failure;
    if (thrown instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    return thrown instanceof IOException checked ? checked : new IOException(thrown);
  }
}
