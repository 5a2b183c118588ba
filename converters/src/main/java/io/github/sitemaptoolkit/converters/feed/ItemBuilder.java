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

  /** A date and the element that tells it. */
  private record Dated(String name, String date) {}

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
  private final List<Dated> fallbackPublished = new ArrayList<>();
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

  /** Sets the date of publication, from the element of a name. */
  void published(String name, @Nullable String date) {
    published = onceDated(name, published, date);
  }

  /** Sets a date of publication, from the element of a name, that counts where is no other. */
  void fallbackPublished(String name, @Nullable String date) {
    if (date != null) {
      fallbackPublished.add(new Dated(name, date));
    }
  }

  /** Sets the date of the last change, from the element of a name. */
  void updated(String name, @Nullable String date) {
    updated = onceDated(name, updated, date);
  }

  private @Nullable String anyPublished() {
    return published == null && !fallbackPublished.isEmpty()
        ? fallbackPublished.get(0).date()
        : published;
  }

  /** Returns when the item changed last: its update, else its publication; null if unknown. */
  @Nullable String lastmod() {
    return first(updated, anyPublished());
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

  /** Sets the type, from the element of a name. */
  void type(String name, @Nullable String text) {
    type = once(name, type, text);
  }

  /** Sets when the item is valid, from the element of a name. */
  void valid(String name, @Nullable Period period) {
    valid = once(name, valid, period);
  }

  /** Sets the versions of the page. */
  void alternates(List<Alternate> links) {
    alternates = links;
  }

  /** Sets the picture that stands for the item if there is no other, from the element of a name. */
  void picture(String name, @Nullable String url) {
    picture = once(name, picture, url);
  }

  /** Sets how many seconds the enclosure plays, from the element of a name. */
  void duration(String name, @Nullable String seconds) {
    duration = once(name, duration, seconds);
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
    for (Dated other : fallbackPublished) {
      if (!FeedDates.same(other.date(), anyPublished()) && !FeedDates.same(other.date(), updated)) {
        all.add(other.name());
      }
    }
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
        .published(anyPublished())
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

  private @Nullable String onceDated(String name, @Nullable String known, @Nullable String date) {
    return once(name, known, FeedDates.same(date, known) ? known : date);
  }

  /** Returns what is known, else the value; one that says something else is lost. */
  private <T> @Nullable T once(String name, @Nullable T known, @Nullable T value) {
    if (known != null && value != null && !known.equals(value)) {
      lost(name);
    }
    return known == null ? value : known;
  }

  private static @Nullable String first(@Nullable String known, @Nullable String value) {
    return known == null ? value : known;
  }
}
