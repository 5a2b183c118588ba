package io.github.sitemaptoolkit.feed;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An item or entry of a feed, in neutral terms: what RSS, Atom and Media RSS have in common.
 *
 * <p>Urls are absolute where the feed has a base. Dates are W3C date times or absent.
 *
 * @param link the page
 * @param title the title as plain text; null if absent
 * @param summary what the page is about, as plain text; null if absent
 * @param published when it was first published; null if absent
 * @param updated when it last changed; null if absent
 * @param authors who wrote it
 * @param categories what it is about, as single words or phrases
 * @param media pictures, sounds and videos
 * @param thumbnails urls of pictures that stand for the item itself, the most important first
 * @param alternates the same page in other languages or formats, as far as links say so, the page
 *     itself included
 * @param valid from when until when it may be shown ({@code dcterms:valid}); null if absent
 * @param type its kind ({@code dcterms:type}); null if absent
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
   * @param url where it is
   * @param hreflang its language, as written; null if the link does not say
   */
  public record Alternate(String url, @Nullable String hreflang) {}

  /**
   * A time with a begin and an end.
   *
   * @param start the begin, as a W3C date time; null if open
   * @param end the end, as a W3C date time; null if open
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

  /** Returns this item with one more medium behind its own. */
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

  /** Returns a builder for an item with this page. */
  public static Builder builder(String link) {
    return new Builder(link);
  }

  /** Builds an item; what is not set is absent or empty. Not safe for use by several threads. */
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

    /** Sets the title as plain text; null for absent. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets what the page is about, as plain text; null for absent. */
    public Builder summary(@Nullable String value) {
      summary = value;
      return this;
    }

    /** Sets when it was first published, as a W3C date time; null for absent. */
    public Builder published(@Nullable String value) {
      published = value;
      return this;
    }

    /** Sets when it last changed, as a W3C date time; null for absent. */
    public Builder updated(@Nullable String value) {
      updated = value;
      return this;
    }

    /** Sets who wrote it. */
    public Builder authors(List<Person> value) {
      authors = value;
      return this;
    }

    /** Sets what it is about. */
    public Builder categories(List<String> value) {
      categories = new ArrayList<>(value);
      return this;
    }

    /** Adds a word or phrase that says what it is about. */
    public Builder addCategory(String value) {
      categories.add(Objects.requireNonNull(value));
      return this;
    }

    /** Sets its pictures, sounds and videos. */
    public Builder media(List<FeedMedia> value) {
      media = new ArrayList<>(value);
      return this;
    }

    /** Adds a picture, a sound or a video. */
    public Builder addMedia(FeedMedia value) {
      media.add(Objects.requireNonNull(value));
      return this;
    }

    /** Sets the pictures that stand for it, the most important first. */
    public Builder thumbnails(List<String> value) {
      thumbnails = value;
      return this;
    }

    /** Sets its versions, itself included. */
    public Builder alternates(List<Alternate> value) {
      alternates = new ArrayList<>(value);
      return this;
    }

    /** Adds a version of it. */
    public Builder addAlternate(Alternate value) {
      alternates.add(Objects.requireNonNull(value));
      return this;
    }

    /** Sets from when until when it may be shown; null for absent. */
    public Builder valid(@Nullable Period value) {
      valid = value;
      return this;
    }

    /** Sets its kind; null for absent. */
    public Builder type(@Nullable String value) {
      type = value;
      return this;
    }

    /** Returns it. */
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
