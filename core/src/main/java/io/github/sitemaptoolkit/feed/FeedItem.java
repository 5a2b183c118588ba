package io.github.sitemaptoolkit.feed;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An item or entry of a feed, independent of the feed's format: the common properties of RSS, Atom
 * and Media RSS.
 *
 * <p>Immutable. Urls are absolute if the feed has a base. Dates are W3C dates and times.
 *
 * @param link the url of the page
 * @param title the title as plain text; null if absent
 * @param summary what the page is about, as plain text; null if absent
 * @param published when the page was first published; null if absent
 * @param updated when the page last changed; null if absent
 * @param authors the authors of the page
 * @param categories the topics of the page, as words or phrases
 * @param media pictures, sounds and videos
 * @param thumbnails urls of pictures that represent the item, the most important first
 * @param alternates links to the page in other languages or formats, including the page itself
 * @param valid the period in which the item may be shown ({@code dcterms:valid}); null if absent
 * @param type the kind of item ({@code dcterms:type}); null if absent
 * @since 0.1
 */
public record FeedItem(
    String link,
    @Nullable String title,
    @Nullable String summary,
    @Nullable String published,
    @Nullable String updated,
    List<Person> authors,
    List<String> categories,
    List<FeedMedia> media,
    List<String> thumbnails,
    List<Alternate> alternates,
    @Nullable Period valid,
    @Nullable String type) {

  /**
   * An author.
   *
   * @param name the name
   * @param url a page about the author; null if absent
   */
  public record Person(String name, @Nullable String url) {}

  /**
   * A link to a version of the page.
   *
   * @param url the url of the version
   * @param hreflang its language, as written; null if absent
   */
  public record Alternate(String url, @Nullable String hreflang) {}

  /**
   * A period of time.
   *
   * @param start the beginning, as a W3C date and time; null if open
   * @param end the end, as a W3C date and time; null if open
   */
  public record Period(@Nullable String start, @Nullable String end) {}

  /** Copies the lists. */
  public FeedItem {
    authors = List.copyOf(authors);
    categories = List.copyOf(categories);
    media = List.copyOf(media);
    thumbnails = List.copyOf(thumbnails);
    alternates = List.copyOf(alternates);
  }

  /** Returns a copy of this item with one more media object at the end. */
  public FeedItem withMedia(FeedMedia more) {
    List<FeedMedia> all = new ArrayList<>(media);
    all.add(more);
    return new FeedItem(
        link,
        title,
        summary,
        published,
        updated,
        authors,
        categories,
        all,
        thumbnails,
        alternates,
        valid,
        type);
  }

  /** Returns a builder for an item with the url of its page. */
  public static Builder builder(String link) {
    return new Builder(link);
  }

  /** A builder of items. Properties that are not set are absent or empty. Not thread-safe. */
  public static final class Builder {

    private final String link;
    private @Nullable String title;
    private @Nullable String summary;
    private @Nullable String published;
    private @Nullable String updated;
    private List<Person> authors = List.of();
    private List<String> categories = new ArrayList<>(0);
    private List<FeedMedia> media = new ArrayList<>(0);
    private List<String> thumbnails = List.of();
    private List<Alternate> alternates = new ArrayList<>(0);
    private @Nullable Period valid;
    private @Nullable String type;

    private Builder(String link) {
      this.link = link;
    }

    /** Sets the title as plain text; null for none. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets what the page is about, as plain text; null for none. */
    public Builder summary(@Nullable String value) {
      summary = value;
      return this;
    }

    /** Sets when the page was first published, as a W3C date and time; null for none. */
    public Builder published(@Nullable String value) {
      published = value;
      return this;
    }

    /** Sets when the page last changed, as a W3C date and time; null for none. */
    public Builder updated(@Nullable String value) {
      updated = value;
      return this;
    }

    /** Sets the authors of the page. */
    public Builder authors(List<Person> value) {
      authors = value;
      return this;
    }

    /** Sets the topics of the page, as words or phrases. */
    public Builder categories(List<String> value) {
      categories = new ArrayList<>(value);
      return this;
    }

    /** Adds a topic of the page: a word or phrase. */
    public Builder addCategory(String value) {
      categories.add(Objects.requireNonNull(value));
      return this;
    }

    /** Sets the pictures, sounds and videos. */
    public Builder media(List<FeedMedia> value) {
      media = new ArrayList<>(value);
      return this;
    }

    /** Adds a picture, a sound or a video. */
    public Builder addMedia(FeedMedia value) {
      media.add(Objects.requireNonNull(value));
      return this;
    }

    /** Sets the urls of pictures that represent the item, the most important first. */
    public Builder thumbnails(List<String> value) {
      thumbnails = value;
      return this;
    }

    /** Sets the links to versions of the page, including the page itself. */
    public Builder alternates(List<Alternate> value) {
      alternates = new ArrayList<>(value);
      return this;
    }

    /** Adds a link to a version of the page. */
    public Builder addAlternate(Alternate value) {
      alternates.add(Objects.requireNonNull(value));
      return this;
    }

    /** Sets the period in which the item may be shown; null for none. */
    public Builder valid(@Nullable Period value) {
      valid = value;
      return this;
    }

    /** Sets the kind of item; null for none. */
    public Builder type(@Nullable String value) {
      type = value;
      return this;
    }

    /** Returns an item with the values that were set. */
    public FeedItem build() {
      return new FeedItem(
          link,
          title,
          summary,
          published,
          updated,
          authors,
          categories,
          media,
          thumbnails,
          alternates,
          valid,
          type);
    }
  }
}
