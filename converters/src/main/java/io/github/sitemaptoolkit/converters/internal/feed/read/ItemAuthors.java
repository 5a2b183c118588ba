package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The authors of an item, and their pictures, which are none of the page. */
public final class ItemAuthors {

  private final LossListener lost;
  private final Map<String, Person> authors = new LinkedHashMap<>(2); // most items have one
  private List<Named> fallbacks = List.of();
  private List<Person> ofFeed = List.of();
  private Set<String> faces = Set.of();
  private Set<String> facesOfFeed = Set.of();

  ItemAuthors(LossListener lost) {
    this.lost = lost;
  }

  /** Adds an author; null for no name adds none. */
  void add(@Nullable String name, @Nullable String url) {
    if (name != null) {
      Person known = authors.putIfAbsent(name, new Person(name, url));
      if (known != null && url != null && !url.equals(known.url())) {
        lost.add(FeedTerms.AUTHORS_ADDRESS, url);
      }
    }
  }

  /** Adds an author, from the element of a name, to be used if there is no other. */
  void fallback(String element, @Nullable String name) {
    fallbacks = Named.with(fallbacks, element, name);
  }

  /** Sets the authors of the feed, to be used if the item has none. */
  public void ofFeed(List<Person> persons) {
    ofFeed = persons;
  }

  /**
   * Counts data of an author that has no place. Of a picture, the address is kept.
   *
   * @param value the lost text, as an example; null if there is none
   */
  public void lose(String kind, @Nullable String value) {
    if (kind.equals(FeedTerms.AUTHORS_PICTURE) && value != null) {
      faces = faces.isEmpty() ? new HashSet<>() : faces; // most authors have no picture
      faces.add(value);
    }
    lost.add(kind, value);
  }

  /** Sets the pictures of the authors of the feed, who are those of items, too. */
  public void facesOfFeed(Set<String> urls) {
    facesOfFeed = urls;
  }

  /** Returns the addresses of the pictures of authors. */
  Set<String> faces() {
    if (faces.isEmpty() || facesOfFeed.isEmpty()) {
      return faces.isEmpty() ? facesOfFeed : faces;
    }
    Set<String> all = new HashSet<>(faces);
    all.addAll(facesOfFeed);
    return all;
  }

  /** Returns the authors of the item, else those of the feed. */
  List<Person> all() {
    if (!authors.isEmpty()) {
      return List.copyOf(authors.values());
    }
    return fallbacks.isEmpty()
        ? ofFeed
        : fallbacks.stream().map(other -> new Person(other.value(), null)).toList();
  }

  /** Reports the authors that are not used. */
  void reportTo(LossListener losses) {
    if (!authors.isEmpty() && !fallbacks.isEmpty()) {
      Named.lose(fallbacks, other -> !authors.containsKey(other), losses);
    }
  }
}
