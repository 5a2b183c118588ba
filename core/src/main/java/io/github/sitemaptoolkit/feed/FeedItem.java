package io.github.sitemaptoolkit.feed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An item or entry of a feed, independent of the feed's format: the common properties of RSS, Atom
 * and Media RSS.
 *
 * <p>Its properties never change. Urls are absolute if the feed has a base. Dates are W3C dates and
 * times. Items are equal if all their properties are. An item also keeps the {@linkplain #account
 * account} of what is taken from it, so one item is for one thread.
 *
 * @since 0.1
 */
public final class FeedItem {

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

  /** The properties that are words: texts that only a reader tells apart from other texts. */
  public enum Word {
    /** {@link FeedItem#title()}. */
    TITLE,
    /** {@link FeedItem#summary()}. */
    SUMMARY,
    /** The names of {@link FeedItem#authors()}. */
    AUTHOR,
    /** {@link FeedItem#categories()}. */
    CATEGORY,
    /** {@link FeedItem#type()}. */
    TYPE
  }

  private final String link;
  private final @Nullable String title;
  private final @Nullable String summary;
  private final @Nullable String published;
  private final @Nullable String updated;
  private final List<Person> authors;
  private final List<String> categories;
  private final List<FeedMedia> media;
  private final List<FeedMedia> embedded;
  private final List<String> thumbnails;
  private final List<Alternate> alternates;
  private final @Nullable Period valid;
  private final @Nullable String type;
  private final @Nullable String language;
  private final FeedAccount account = new FeedAccount(this);

  private FeedItem(Builder from) {
    link = from.link;
    title = from.title;
    summary = from.summary;
    published = from.published;
    updated = from.updated;
    authors = List.copyOf(from.authors);
    categories = List.copyOf(from.categories);
    media = List.copyOf(from.media);
    embedded = List.copyOf(from.embedded);
    thumbnails = List.copyOf(from.thumbnails);
    alternates = List.copyOf(from.alternates);
    valid = from.valid;
    type = from.type;
    language = from.language;
  }

  /** Returns the url of the page. */
  public String link() {
    return link;
  }

  /** Returns the title as plain text; null if absent. */
  public @Nullable String title() {
    account.ask(Word.TITLE);
    return title;
  }

  /** Returns what the page is about, as plain text; null if absent. */
  public @Nullable String summary() {
    account.ask(Word.SUMMARY);
    return summary;
  }

  /** Returns when the page was first published; null if absent. */
  public @Nullable String published() {
    return published;
  }

  /** Returns when the page last changed; null if absent. */
  public @Nullable String updated() {
    return updated;
  }

  /** Returns the authors of the page. */
  public List<Person> authors() {
    account.ask(Word.AUTHOR);
    return authors;
  }

  /** Returns the topics of the page, as words or phrases. */
  public List<String> categories() {
    account.ask(Word.CATEGORY);
    return categories;
  }

  /** Returns pictures, sounds and videos. */
  public List<FeedMedia> media() {
    return media;
  }

  /**
   * Returns the pictures and videos in the content of the item, or of a page: what its HTML shows
   * besides {@link #media()}, in the order of the content. A picture has its title, and its caption
   * or what is written for those who cannot see it as the description; a video has its files or the
   * address of its player, and a thumbnail only if the content names one or it follows from the
   * address. Some may be among {@link #media()} and {@link #thumbnails()}, too, in another size.
   */
  public List<FeedMedia> embedded() {
    return embedded;
  }

  /** Returns the urls of pictures that represent the item, the most important first. */
  public List<String> thumbnails() {
    return thumbnails;
  }

  /** Returns the links to the page in other languages or formats, including the page itself. */
  public List<Alternate> alternates() {
    return alternates;
  }

  /** Returns the period in which the item may be shown ({@code dcterms:valid}); null if absent. */
  public @Nullable Period valid() {
    return valid;
  }

  /** Returns the kind of item ({@code dcterms:type}); null if absent. */
  public @Nullable String type() {
    account.ask(Word.TYPE);
    return type;
  }

  /**
   * Returns the language of the page as a tag, as written, such as {@code fr}; null if that of the
   * feed counts.
   */
  public @Nullable String language() {
    return language;
  }

  /** Returns the account of what is taken from this item. */
  public FeedAccount account() {
    return account;
  }

  /** Returns the words of a kind; unlike the properties, this asks for nothing. */
  List<String> words(Word kind) {
    return switch (kind) {
      case TITLE -> listOf(title);
      case SUMMARY -> listOf(summary);
      case AUTHOR -> {
        List<String> names = new ArrayList<>(authors.size());
        for (Person author : authors) {
          names.add(author.name());
        }
        yield names;
      }
      case CATEGORY -> categories;
      case TYPE -> listOf(type);
    };
  }

  /** Returns whether an account has each word of a kind; true if there is none. */
  boolean hasOnly(Word kind, FeedAccount taken) {
    return switch (kind) {
      case TITLE -> isIn(taken, title);
      case SUMMARY -> isIn(taken, summary);
      case AUTHOR -> {
        boolean all = true;
        for (int i = 0; i < authors.size() && all; i++) {
          all = taken.has(authors.get(i).name());
        }
        yield all;
      }
      case CATEGORY -> {
        boolean all = true;
        for (int i = 0; i < categories.size() && all; i++) {
          all = taken.has(categories.get(i));
        }
        yield all;
      }
      case TYPE -> isIn(taken, type);
    };
  }

  private static boolean isIn(FeedAccount account, @Nullable String word) {
    return word == null || account.has(word);
  }

  private static List<String> listOf(@Nullable String word) {
    return word == null ? List.of() : List.of(word);
  }

  private List<@Nullable Object> properties() {
    return Arrays.asList(
        link,
        title,
        summary,
        published,
        updated,
        authors,
        categories,
        media,
        embedded,
        thumbnails,
        alternates,
        valid,
        type,
        language);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FeedItem item && properties().equals(item.properties());
  }

  @Override
  public int hashCode() {
    return properties().hashCode();
  }

  @Override
  public String toString() {
    return "FeedItem" + properties();
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
    private List<String> categories = List.of();
    private List<FeedMedia> media = List.of();
    private List<FeedMedia> embedded = List.of();
    private List<String> thumbnails = List.of();
    private List<Alternate> alternates = List.of();
    private @Nullable Period valid;
    private @Nullable String type;
    private @Nullable String language;

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
      categories = List.copyOf(value);
      return this;
    }

    /** Adds a topic of the page: a word or phrase. */
    public Builder addCategory(String value) {
      categories = with(categories, value);
      return this;
    }

    /** Sets the pictures, sounds and videos. */
    public Builder media(List<FeedMedia> value) {
      media = List.copyOf(value);
      return this;
    }

    /** Adds a picture, a sound or a video. */
    public Builder addMedia(FeedMedia value) {
      media = with(media, value);
      return this;
    }

    /** Sets the pictures and videos in the content. */
    public Builder embedded(List<FeedMedia> value) {
      embedded = value;
      return this;
    }

    /** Sets the urls of pictures that represent the item, the most important first. */
    public Builder thumbnails(List<String> value) {
      thumbnails = value;
      return this;
    }

    /** Sets the links to versions of the page, including the page itself. */
    public Builder alternates(List<Alternate> value) {
      alternates = List.copyOf(value);
      return this;
    }

    /** Adds a link to a version of the page. */
    public Builder addAlternate(Alternate value) {
      alternates = with(alternates, value);
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

    /** Sets the language of the page; null if that of the feed counts. */
    public Builder language(@Nullable String value) {
      language = value;
      return this;
    }

    /** Adds a value to a list that may be immutable. */
    private static <T> List<T> with(List<T> list, T value) {
      List<T> own = list instanceof ArrayList ? list : new ArrayList<>(list);
      own.add(Objects.requireNonNull(value));
      return own;
    }

    /** Returns an item with the values that were set. */
    public FeedItem build() {
      return new FeedItem(this);
    }
  }
}
