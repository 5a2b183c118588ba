package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects what an item says, in any order; of what may stand once the first counts. */
final class ItemBuilder {

  private final Location location;
  private final ItemMedia media = new ItemMedia();
  private final Map<Registration, List<Node<?>>> nodes = new HashMap<>();
  private final List<String> losses = new ArrayList<>();
  private final Map<String, Person> authors = new LinkedHashMap<>();
  private final List<Person> fallbackAuthors = new ArrayList<>();
  private final List<String> categories = new ArrayList<>();
  private List<Alternate> alternates = List.of();
  private @Nullable String link;
  private @Nullable String title;
  private @Nullable String summary;
  private final List<String> fallbackSummaries = new ArrayList<>();
  private @Nullable String fallbackSummary;
  private @Nullable String published;
  private @Nullable String fallbackPublished;
  private @Nullable String updated;
  private @Nullable String type;
  private @Nullable Period valid;
  private @Nullable String picture;
  private @Nullable String duration;

  ItemBuilder(Location location) {
    this.location = location;
  }

  /** Returns where the item begins. */
  Location location() {
    return location;
  }

  /** Returns the media. */
  ItemMedia media() {
    return media;
  }

  @Nullable String link() {
    return link;
  }

  void link(@Nullable String url) {
    link = first(link, url);
  }

  @Nullable String title() {
    return first(title, media.traits().title());
  }

  void title(@Nullable String text) {
    title = first(title, Feed.orNull(text));
  }

  void summary(@Nullable String text) {
    summary = first(summary, Feed.orNull(text));
  }

  /** Sets a summary, from the element of a name, that counts where there is no other. */
  void fallbackSummary(String name, @Nullable String text) {
    if (text != null) {
      fallbackSummaries.add(name);
      fallbackSummary = first(fallbackSummary, text);
    }
  }

  void published(@Nullable String date) {
    published = first(published, date);
  }

  /** Sets a date of publication that counts where there is no other. */
  void fallbackPublished(@Nullable String date) {
    fallbackPublished = first(fallbackPublished, date);
  }

  void updated(@Nullable String date) {
    updated = first(updated, date);
  }

  /** Returns when the item changed last: its update, else its publication; null if unknown. */
  @Nullable String lastmod() {
    return first(updated, first(published, fallbackPublished));
  }

  void author(@Nullable String name, @Nullable String url) {
    if (name != null) {
      authors.putIfAbsent(name, new Person(name, url));
    }
  }

  /** Adds an author that counts where there is no other. */
  void fallbackAuthor(Person person) {
    fallbackAuthors.add(person);
  }

  void category(@Nullable String name) {
    if (name != null && !name.isEmpty()) {
      categories.add(name);
    }
  }

  void type(@Nullable String name) {
    type = first(type, name);
  }

  void valid(@Nullable Period period) {
    valid = valid == null ? period : valid;
  }

  /** Sets the versions of the page. */
  void alternates(List<Alternate> links) {
    alternates = links;
  }

  /** Sets the picture that stands for the item if there is no other. */
  void picture(@Nullable String url) {
    picture = first(picture, url);
  }

  /** Sets how many seconds the enclosure plays. */
  void duration(@Nullable String seconds) {
    duration = first(duration, seconds);
  }

  /** Adds the value of an extension whose element stood in the item. */
  void add(Registration registration, Node<?> node) {
    nodes.computeIfAbsent(registration, key -> new ArrayList<>()).add(node);
  }

  /** Returns the values of an extension whose elements stood in the item; null if none did. */
  @Nullable List<Node<?>> nodes(Registration registration) {
    return nodes.get(registration);
  }

  /** Counts something that has no place in a sitemap, if the item is delivered. */
  void lost(String kind) {
    losses.add(kind);
  }

  /** Returns what was counted, each as often as it stood in the item. */
  List<String> losses() {
    List<String> all = new ArrayList<>(losses);
    int used = summary == null ? 1 : 0;
    all.addAll(
        fallbackSummaries.subList(
            Math.min(used, fallbackSummaries.size()), fallbackSummaries.size()));
    return all;
  }

  /** Returns the item, as a page with this url. */
  FeedItem build(String url, MediaTraits channel) {
    MediaTraits common = media.common();
    List<String> thumbnails = new ArrayList<>(common.thumbnails());
    if (picture != null) {
      thumbnails.add(picture);
    }
    return FeedItem.builder(url)
        .title(first(title, common.title()))
        .summary(first(summary, first(fallbackSummary, common.description())))
        .published(first(published, fallbackPublished))
        .updated(updated)
        .authors(authors.isEmpty() ? fallbackAuthors : List.copyOf(authors.values()))
        .categories(categories)
        .media(media.build(channel, duration))
        .thumbnails(thumbnails)
        .alternates(alternates)
        .valid(valid)
        .type(type)
        .build();
  }

  private static @Nullable String first(@Nullable String known, @Nullable String value) {
    return known == null ? value : known;
  }
}
