package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.converters.internal.feed.content.ItemContents;
import io.github.sitemaptoolkit.converters.internal.feed.media.DeclaredMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.FirstValue;
import io.github.sitemaptoolkit.converters.internal.feed.media.ItemMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects the data of an item, in any order. Of elements that may occur once, the first is used
 * and the others are reported as lost.
 */
public final class ItemBuilder {

  private final Location location;
  private final @Nullable ItemPlaces places;
  private final ItemMedia media = new ItemMedia();
  private Map<Registration, List<Node<?>>> nodes = Map.of();
  private List<LossListener.Value> losses = List.of();
  private List<Omitted> omitted = List.of();
  private final ItemAuthors authors = new ItemAuthors(this::lost);
  private final List<String> categories = new ArrayList<>(2);
  private List<Alternate> alternates = List.of();
  private @Nullable String id;
  private @Nullable String link;
  private @Nullable String original;
  private @Nullable String title;
  private @Nullable String summary;
  private List<Named> fallbackSummaries = List.of();
  private final ItemDates dates = new ItemDates(this::lost);
  private @Nullable String type;
  private @Nullable Named language;
  private @Nullable String picture;
  private final ItemContents contents = new ItemContents();
  private @Nullable String duration;
  private String durationName = "";
  private @Nullable UrlEntry whole;
  private @Nullable ItemPage page;
  private boolean covered;
  private @Nullable CommonMedia common; // what most items have; null if that is not known

  /** Creates the builder of an item of which only the place is known. */
  public ItemBuilder(Location location) {
    this(location, null);
  }

  /**
   * Creates a builder.
   *
   * @param places where its values are; null if that is not wanted
   */
  public ItemBuilder(Location location, @Nullable ItemPlaces places) {
    this.location = location;
    this.places = places;
  }

  /** Returns where its values are; null if that is not wanted. */
  public @Nullable ItemPlaces places() {
    return places;
  }

  /** Returns where a text of the item is; where the item is if that is not known. */
  public Location place(@Nullable String text) {
    Location at = places == null ? null : places.of(text);
    return at == null ? location : at;
  }

  /** Returns a url, and notes that a text of the item became it. */
  public @Nullable String became(@Nullable String text, @Nullable String url) {
    if (places != null && text != null && url != null) {
      places.became(text, url);
    }
    return url;
  }

  /** Returns where the item begins. */
  public Location location() {
    return location;
  }

  /** Returns the complete entry in the item, instead of all its other data; null if absent. */
  public @Nullable UrlEntry whole() {
    return whole;
  }

  /** Sets the complete entry in the item; null if absent. */
  public void whole(@Nullable UrlEntry entry) {
    whole = entry;
  }

  /** Returns the media. */
  public ItemMedia media() {
    return media;
  }

  /** Returns what identifies the item; null if unknown. */
  @Nullable String id() {
    return id;
  }

  /** Sets what identifies the item, even if its url changes; null if unknown. */
  public void id(@Nullable String identifier) {
    id = first(id, identifier);
  }

  public @Nullable String link() {
    return link;
  }

  public void link(@Nullable String url) {
    link = first(link, url);
  }

  /** Sets the url of the page, in place of the item's link. */
  public void replaceLink(String url) {
    link = url;
  }

  /** Returns the original link that a feed proxy gives besides its own; null if absent. */
  @Nullable String original() {
    return original;
  }

  /** Sets the original link that a feed proxy gives, from the element of a name. */
  void original(String name, @Nullable String url) {
    original = once(name, original, url);
  }

  public @Nullable String title() {
    return first(title, media.traits().title());
  }

  /** Returns whether media of the item inherit its title, which is that of Media RSS. */
  boolean sharesTitle() {
    return title == null && !media.isEmpty();
  }

  /** Returns whether media of the item inherit its summary, which is that of Media RSS. */
  boolean sharesSummary() {
    return summary == null && fallbackSummaries.isEmpty() && !media.isEmpty();
  }

  public void title(@Nullable String text) {
    title = first(title, PlainText.orNull(text));
  }

  public void summary(@Nullable String text) {
    summary = first(summary, PlainText.orNull(text));
  }

  /** Sets a summary, from the element of a name, to be used if there is no other. */
  void fallbackSummary(String name, @Nullable String text) {
    fallbackSummaries = Named.with(fallbackSummaries, name, text);
  }

  /** Sets the date of publication, from the element of a name. */
  public void published(String name, @Nullable String date) {
    dates.published(name, date);
  }

  /** Sets a date of publication, from the element of a name, to be used if there is no other. */
  public void fallbackPublished(String name, @Nullable String date) {
    dates.fallback(name, date);
  }

  /** Sets the date of the last change, from the element of a name. */
  public void updated(String name, @Nullable String date) {
    dates.updated(name, date);
  }

  /** Returns the dates. */
  ItemDates dates() {
    return dates;
  }

  /** Returns the authors. */
  public ItemAuthors authors() {
    return authors;
  }

  public void author(@Nullable String name, @Nullable String url) {
    authors.add(name, url);
  }

  public void category(@Nullable String name) {
    if (name != null && !name.isEmpty()) {
      categories.add(name);
    }
  }

  /** Adds a category unless it is known. */
  void keyword(String word) {
    if (!categories.contains(word)) {
      categories.add(word);
    }
  }

  /** Returns what a podcast or a shop says of the page, to be filled by a reader. */
  ItemPage page() {
    page = page == null ? new ItemPage() : page;
    return page;
  }

  /** Uses the link that a shop gives if the item has no other. */
  public void useProductLink() {
    link = page == null ? link : page.choose(link, this::lost);
  }

  /** Returns whether the item was built with the picture of its podcast, if that has one. */
  boolean isCovered() {
    return covered;
  }

  /** Sets the type, from the element of a name. */
  void type(String name, @Nullable String text) {
    type = once(name, type, text);
  }

  /** Sets the language of the page; without the name of an element, if there is no other. */
  public void language(String name, @Nullable String tag) {
    if (tag != null && (language == null || language.name().isEmpty())) {
      language = new Named(name, tag);
    }
  }

  /** Removes the language, because the caller has set one for all items. */
  void useLanguageOfFeed() {
    language = null;
  }

  /** Returns the language of the page, and the element that states it; null if unknown. */
  @Nullable Named language() {
    return language;
  }

  /** Sets the versions of the page. */
  public void alternates(List<Alternate> links) {
    alternates = links;
  }

  /**
   * Sets the picture of the item, from the element of a name, to be used if there is no other;
   * returns whether it is the item's picture now.
   */
  public boolean picture(String name, @Nullable String url) {
    picture = once(name, picture, url);
    return url != null && url.equals(picture);
  }

  /** Returns the HTML of the item. */
  public ItemContents contents() {
    return contents;
  }

  /** Sets the duration of the enclosure in seconds, from the element of a name. */
  void duration(String name, @Nullable String seconds) {
    durationName = duration == null ? name : durationName;
    duration = once(name, duration, seconds);
  }

  /** Adds the value of an extension whose element is in the item. */
  void add(Registration registration, Node<?> node) {
    nodes = nodes.isEmpty() ? new HashMap<>() : nodes;
    nodes.computeIfAbsent(registration, key -> new ArrayList<>()).add(node);
  }

  /** Returns the values of an extension whose elements are in the item; null if there are none. */
  @Nullable List<Node<?>> nodes(Registration registration) {
    return nodes.isEmpty() ? null : nodes.get(registration);
  }

  /** Counts something that has no place in a sitemap, if the item is delivered. */
  public void lost(String kind, @Nullable String value) {
    losses = losses.isEmpty() ? new ArrayList<>() : losses;
    losses.add(new LossListener.Value(kind, value));
  }

  /** Returns whether there are such {@link #pictures}. */
  boolean hasPictures() {
    return !contents.media().isEmpty()
        || (!media.hasFilm() && (page != null || media.has(Medium.IMAGE)))
        || (media.isEmpty() && (picture != null || !media.traits().thumbnails().isEmpty()));
  }

  /** Returns the pictures that the item shows or declares, but for those of films. */
  List<FeedMedia> pictures() {
    return ItemPictures.all(contents, media, page, thumbnails(media.common()));
  }

  /** Leaves out what most items of the feed have. */
  void leaveOut(CommonMedia ofFeed) {
    common = ofFeed;
    if (!contents.media().isEmpty()) {
      contents.leaveOut(ofFeed, this::leaveOut);
    }
  }

  /** Counts pictures or videos that are none of the page, if the item is delivered. */
  void leaveOut(Omitted media) {
    omitted = omitted.isEmpty() ? new ArrayList<>() : omitted;
    omitted.add(media);
  }

  /** Returns the pictures and videos that are left out. */
  List<Omitted> omitted() {
    return omitted;
  }

  /** Reports the losses that were counted, each as often as it occurs in the item. */
  void reportTo(LossListener lost) {
    losses.forEach(loss -> lost.add(loss.kind(), loss.text()));
    String summed = Named.chosen(summary, fallbackSummaries);
    Named.lose(fallbackSummaries, other -> !other.equals(summed), lost);
    dates.reportTo(lost);
    authors.reportTo(lost);
    if (page != null) {
      page.reportTo(lost);
    }
    if (duration != null && !media.hasEnclosure()) {
      lost.add(durationName, duration);
    }
  }

  /**
   * Returns the item, as a page with this url.
   *
   * @param channel the traits of all media of the feed
   * @param judge decides which media are those of the page
   */
  FeedItem build(String url, MediaTraits channel, MediaJudge judge) {
    MediaTraits shared = media.common();
    var declared = new DeclaredMedia(judge, url, authors.faces(), common, this::leaveOut);
    List<FeedMedia> shown =
        declared.media(media.build(page == null ? channel : page.traits(channel), duration));
    if (page != null) {
      page.judge(declared);
    }
    List<String> thumbnails = declared.pictures(thumbnails(shared));
    thumbnails = shown.isEmpty() ? declared.ownPictures(thumbnails) : thumbnails;
    covered = thumbnails.isEmpty() && media.hasEnclosure() && ItemPage.lackThumbnail(shown);
    thumbnails = covered ? declared.pictures(channel.covers()) : thumbnails;
    if (thumbnails.isEmpty() && declared.lacksThumbnail()) {
      thumbnails = ItemPictures.first(shown, contents.media());
    }
    FeedItem.Builder item =
        FeedItem.builder(url)
            .title(first(title, shared.title()))
            .summary(first(Named.chosen(summary, fallbackSummaries), shared.description()))
            .authors(authors.all())
            .categories(categories)
            .media(shown)
            .embedded(contents.media())
            .thumbnails(thumbnails)
            .alternates(alternates)
            .type(type)
            .language(Named.valueOf(language));
    dates.addTo(item);
    if (page != null) {
      page.addTo(item, shown);
    }
    return item.build();
  }

  private List<String> thumbnails(MediaTraits common) {
    if (picture == null) {
      return page != null && common.thumbnails().isEmpty() ? page.first() : common.thumbnails();
    }
    List<String> thumbnails = new ArrayList<>(common.thumbnails());
    thumbnails.add(picture);
    return thumbnails;
  }

  /** Returns the known value, else the new one. A new value that differs is reported as lost. */
  private <T> @Nullable T once(String name, @Nullable T known, @Nullable T value) {
    return FirstValue.keep(known, value, name, this::lost);
  }

  private static <T> @Nullable T first(@Nullable T known, @Nullable T value) {
    return known == null ? value : known;
  }
}
