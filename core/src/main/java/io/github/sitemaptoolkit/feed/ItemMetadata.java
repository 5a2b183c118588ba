package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The title, summary, date, authors and categories of a feed's item or of a page, for conversions
 * to feeds. Sitemaps have no place for them, so no extension claims them.
 *
 * @param title the title; null if absent
 * @param summary what the page is about; null if absent
 * @param published when it was first published; null if absent
 * @param authors who wrote it
 * @param categories what it is about, word by word
 * @since 0.1
 */
@Incubating
public record ItemMetadata(
    @Nullable String title,
    @Nullable String summary,
    @Nullable String published,
    List<Person> authors,
    List<String> categories)
    implements UrlExtension {

  /** Returns the metadata of an item. */
  public static ItemMetadata of(FeedItem item) {
    return new ItemMetadata(
        item.title(), item.summary(), item.published(), item.authors(), item.categories());
  }

  /** Returns the metadata that goes with an entry, or null. */
  public static @Nullable ItemMetadata of(UrlEntry entry) {
    return entry.extension(ItemMetadata.class).orElse(null);
  }

  /** Sets them in an item, before what extensions made of them. */
  public FeedItem.Builder applyTo(FeedItem.Builder builder) {
    FeedItem item = builder.build();
    Set<String> all = new LinkedHashSet<>(categories);
    all.addAll(item.categories());
    return builder
        .title(title == null ? item.title() : title)
        .summary(summary == null ? item.summary() : summary)
        .published(published == null ? item.published() : published)
        .authors(authors)
        .categories(new ArrayList<>(all));
  }
}
