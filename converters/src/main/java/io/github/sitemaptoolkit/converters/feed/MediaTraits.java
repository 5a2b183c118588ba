package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.internal.xml.XmlText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Media RSS says of one content, of a group, of an item or of a whole feed.
 *
 * <p>The first of a kind counts; what may be several is collected.
 */
final class MediaTraits {

  private @Nullable String title;
  private @Nullable String description;
  private List<String> thumbnails = new ArrayList<>();
  private @Nullable String player;
  private @Nullable String embed;
  private List<String> keywords = List.of();
  private List<String> tags = List.of();
  private List<String> categories = new ArrayList<>();
  private List<Credit> credits = new ArrayList<>();
  private List<Scheme> ratings = new ArrayList<>();
  private List<Restriction> restrictions = new ArrayList<>();
  private List<Price> prices = new ArrayList<>();
  private @Nullable StarRating starRating;
  private @Nullable String views;
  private @Nullable String status;
  private @Nullable String license;
  private @Nullable String place;

  @Nullable String title() {
    return title;
  }

  @Nullable String description() {
    return description;
  }

  List<String> thumbnails() {
    return thumbnails;
  }

  /** Returns whether there is a page that plays it. */
  boolean hasPlayer() {
    return player != null || embed != null;
  }

  /**
   * Reads the element of Media RSS whose start tag is stood on.
   *
   * @return false if it says nothing that is known here; it is then not read
   */
  boolean read(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    switch (cursor.localName()) {
      case "title" -> title = first(title, readPlain(feed));
      case "description" -> description = first(description, readPlain(feed));
      case "thumbnail" -> {
        add(thumbnails, feed.url("url"));
        cursor.skip();
      }
      case "player" -> {
        player = first(player, feed.url("url"));
        cursor.skip();
      }
      case "embed" -> {
        embed = first(embed, feed.url("url"));
        cursor.skip();
      }
      case "keywords" -> keywords = split(cursor.readText(), false);
      case "category" -> {
        String label = cursor.attribute("label");
        String text = feed.readText();
        add(categories, text == null ? label : text);
      }
      case "credit" -> {
        String role = cursor.attribute("role");
        String scheme = cursor.attribute("scheme");
        String name = feed.readText();
        if (name != null) {
          credits.add(new Credit(name, role, scheme));
        }
      }
      case "rating" -> {
        String scheme = cursor.attribute("scheme");
        String value = feed.readText();
        if (value != null) {
          ratings.add(new Scheme(value, scheme));
        }
      }
      case "adult" -> {
        String value = feed.readText();
        if (value != null) {
          ratings.add(new Scheme(value.equals("true") ? "adult" : "nonadult", "urn:simple"));
        }
      }
      case "restriction" -> {
        String type = cursor.attribute("type");
        String relationship = cursor.attribute("relationship");
        restrictions.add(new Restriction(type, relationship, XmlText.trim(cursor.readText())));
      }
      case "price" -> {
        prices.add(
            new Price(
                cursor.attribute("type"), cursor.attribute("price"), cursor.attribute("currency")));
        cursor.skip();
      }
      case "community" -> readCommunity(feed);
      case "status" -> {
        status = first(status, cursor.attribute("state"));
        cursor.skip();
      }
      case "license" -> {
        String href = feed.url("href");
        String text = feed.readText();
        license = first(license, href == null ? text : href);
      }
      case "location" -> {
        place = first(place, Feed.orNull(cursor.attribute("description")));
        cursor.skip();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static @Nullable String readPlain(Feed feed) {
    boolean html = "html".equalsIgnoreCase(feed.cursor().attribute("type"));
    String text = feed.readText();
    return html && text != null ? Feed.orNull(PlainText.ofHtml(text)) : text;
  }

  private void readCommunity(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event != Event.START) {
        continue;
      }
      switch (cursor.localName()) {
        case "starRating" -> {
          if (starRating == null) {
            starRating =
                new StarRating(
                    cursor.attribute("average"), cursor.attribute("min"), cursor.attribute("max"));
          }
          cursor.skip();
        }
        case "statistics" -> {
          views = first(views, cursor.attribute("views"));
          cursor.skip();
        }
        case "tags" -> tags = split(cursor.readText(), true);
        default -> cursor.skip();
      }
    }
  }

  /** Splits a list at commas; tags have a weight behind a colon. */
  private static List<String> split(String text, boolean weighted) {
    List<String> words = new ArrayList<>();
    for (int from = 0; from <= text.length(); ) {
      int comma = text.indexOf(',', from);
      int end = comma < 0 ? text.length() : comma;
      String word = text.substring(from, end);
      int weight = weighted ? word.lastIndexOf(':') : -1;
      word = XmlText.trim(weight < 0 ? word : word.substring(0, weight));
      add(words, Feed.orNull(word));
      from = end + 1;
    }
    return words;
  }

  private static void add(List<String> list, @Nullable String value) {
    if (value != null) {
      list.add(value);
    }
  }

  private static @Nullable String first(@Nullable String known, @Nullable String value) {
    return known == null ? value : known;
  }

  /** Adds what these traits do not say and others, further out, do. Nothing is read after it. */
  void inherit(MediaTraits outer) {
    title = first(title, outer.title);
    description = first(description, outer.description);
    thumbnails = inherited(thumbnails, outer.thumbnails);
    if (!hasPlayer()) {
      player = outer.player;
      embed = outer.embed;
    }
    if (keywords.isEmpty() && tags.isEmpty()) {
      keywords = outer.keywords;
      tags = outer.tags;
    }
    categories = inherited(categories, outer.categories);
    credits = inherited(credits, outer.credits);
    ratings = inherited(ratings, outer.ratings);
    restrictions = inherited(restrictions, outer.restrictions);
    prices = inherited(prices, outer.prices);
    starRating = starRating == null ? outer.starRating : starRating;
    views = first(views, outer.views);
    status = first(status, outer.status);
    license = first(license, outer.license);
    place = first(place, outer.place);
  }

  /** What is inherited is shared, not copied: many contents may inherit much. */
  private static <T> List<T> inherited(List<T> inner, List<T> outer) {
    return inner.isEmpty() ? List.copyOf(outer) : inner;
  }

  /** Returns media of these files, with these traits. */
  FeedMedia media(List<Rendition> renditions) {
    return new FeedMedia(
        renditions,
        title,
        description,
        thumbnails,
        first(player, embed),
        keywords.isEmpty() ? tags : keywords,
        categories,
        credits,
        ratings,
        restrictions,
        prices,
        starRating,
        views,
        status,
        license,
        place);
  }
}
