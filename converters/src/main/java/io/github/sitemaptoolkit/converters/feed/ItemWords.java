package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a feed's item says in words, on its way from one feed to another: sitemaps have no place for
 * it, so no extension claims it.
 *
 * @param title the title; null if absent
 * @param summary what the page is about; null if absent
 * @param published when it was first published; null if absent
 * @param authors who wrote it
 * @param categories what it is about, word by word
 */
record ItemWords(
    @Nullable String title,
    @Nullable String summary,
    @Nullable String published,
    List<Person> authors,
    List<String> categories)
    implements UrlExtension {

  /** Returns the words of an item. */
  static ItemWords of(FeedItem item) {
    return new ItemWords(
        item.title(), item.summary(), item.published(), item.authors(), item.categories());
  }

  /** Returns the words that go with an entry, or null. */
  static @Nullable ItemWords of(UrlEntry entry) {
    return entry.extension(ItemWords.class).orElse(null);
  }

  /** Says them of an item, before what extensions made of them. */
  FeedItem.Builder sayIn(FeedItem.Builder builder) {
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
