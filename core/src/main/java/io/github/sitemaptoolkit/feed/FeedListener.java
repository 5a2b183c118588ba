package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Learns what feeds say besides their entries: {@code Context.with(new FeedListener(statement ->
 * ...))}.
 *
 * @param listener called by the thread that reads the feed: with an {@link Item} before its entry
 *     is returned, with all others when they are read, which may be some entries earlier
 * @since 0.1
 */
@Incubating
public record FeedListener(Consumer<? super Statement> listener) {

  /** Learns nothing. */
  public static final FeedListener NONE = new FeedListener(statement -> {});

  /** What a feed says. */
  public sealed interface Statement permits Item, Deleted, Document {}

  /**
   * The item of the entry that is returned next; of several items that are one entry, the first.
   *
   * @param id what identifies the item, even if its url changes: the guid or id; null if it has
   *     none
   */
  public record Item(@Nullable String id) implements Statement {}

  /**
   * An item that was deleted: {@code at:deleted-entry} of <a
   * href="https://www.rfc-editor.org/rfc/rfc6721">RFC 6721</a>.
   *
   * @param id what identified the item
   * @param when when it was deleted, as written; null if absent
   */
  public record Deleted(String id, @Nullable String when) implements Statement {}

  /**
   * Another document of the same feed, to which it links.
   *
   * @param relation such as {@code prev-archive} or {@code next}, of <a
   *     href="https://www.rfc-editor.org/rfc/rfc5005">RFC 5005</a>
   * @param url its url, as written
   */
  public record Document(String relation, String url) implements Statement {}

  /** Returns whether anybody listens. */
  public boolean listens() {
    return !equals(NONE);
  }

  /** Passes on what a feed says. */
  public void accept(Statement statement) {
    listener.accept(statement);
  }
}
