package io.github.sitemaptoolkit.converters.internal.feed.media;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The data of Media RSS about one content, a group, an item or a whole feed.
 *
 * <p>Of elements that may occur once, the first one is used and the others are lost; values of
 * elements that may repeat are collected.
 */
public final class MediaTraits {

  private final int most;
  private int collected;
  private @Nullable String title;
  private @Nullable String description;
  private List<String> thumbnails = List.of();
  private double largest; // pixels of the first thumbnail, 0 if unknown
  private List<String> covers = List.of();
  private @Nullable String player;
  private @Nullable String embed;
  private List<String> keywords = List.of();
  private List<String> tags = List.of();
  private List<String> categories = List.of();
  private List<Credit> credits = List.of();
  private List<Scheme> ratings = List.of();
  private List<Restriction> restrictions = List.of();
  private List<Price> prices = List.of();
  private @Nullable StarRating starRating;
  private @Nullable String views;
  private @Nullable String status;
  private @Nullable String license;
  private @Nullable String place;

  /** Creates the traits of an item or a part of it, which ends soon. */
  public MediaTraits() {
    this(Integer.MAX_VALUE);
  }

  /**
   * Creates empty traits.
   *
   * @param most the maximum number of collected values, of all repeating elements together
   */
  public MediaTraits(int most) {
    this.most = most;
  }

  /** Returns traits of which only the title is known; null if it is not. */
  public static MediaTraits titled(@Nullable String title) {
    var traits = new MediaTraits();
    traits.title = title;
    return traits;
  }

  /** Returns traits that have a rating besides those of an outer element. */
  public static MediaTraits rated(Scheme rating, MediaTraits outer) {
    var traits = new MediaTraits();
    traits.ratings = List.of(rating);
    traits.inherit(outer);
    return traits;
  }

  /** Returns the picture of the podcast that the feed is; empty if there is none. */
  public List<String> covers() {
    return covers;
  }

  /** Sets the picture of the podcast that the feed is; null for none. */
  public void cover(@Nullable String url) {
    covers = url == null ? List.of() : List.of(url);
  }

  public @Nullable String title() {
    return title;
  }

  public @Nullable String description() {
    return description;
  }

  public List<String> thumbnails() {
    return thumbnails;
  }

  /** Returns whether nothing is known that media may inherit. */
  boolean isEmpty() {
    return title == null
        && description == null
        && !hasPlayer()
        && starRating == null
        && views == null
        && status == null
        && license == null
        && place == null
        && thumbnails.isEmpty()
        && keywords.isEmpty()
        && tags.isEmpty()
        && categories.isEmpty()
        && credits.isEmpty()
        && ratings.isEmpty()
        && restrictions.isEmpty()
        && prices.isEmpty();
  }

  /** Returns whether there is a page with a player. */
  boolean hasPlayer() {
    return player != null || embed != null;
  }

  /** Returns whether a page is the player. */
  boolean isPlayedBy(String page) {
    return page.equals(player) || page.equals(embed);
  }

  /**
   * Reads the current element of Media RSS.
   *
   * @param lost receives each element that is read but not kept
   * @return false if the element is not known; it is then not read
   */
  public boolean read(Feed feed, LossListener lost) {
    ScopedCursor cursor = feed.cursor();
    switch (cursor.localName()) {
      case "title" -> title = FirstValue.keep(title, readPlain(feed), "media:title", lost);
      case "description" ->
          description = FirstValue.keep(description, readPlain(feed), "media:description", lost);
      case "thumbnail" -> {
        double pixels = Rendition.extent(cursor.attribute("width"), cursor.attribute("height"));
        addThumbnail(feed.url("url"), pixels, lost);
        FirstValue.loseInside(cursor, lost);
      }
      case "player" -> {
        String url = feed.url("url");
        FirstValue.loseEmbed(player, url, embed, lost);
        player = FirstValue.keep(player, url, "media:player", lost);
        FirstValue.loseInside(cursor, lost);
      }
      case "embed" -> {
        String url = feed.url("url");
        FirstValue.loseEmbed(embed, url, player, lost);
        embed = FirstValue.keep(embed, url, "media:embed", lost);
        FirstValue.loseInside(cursor, lost);
      }
      case "keywords" -> {
        List<String> words = FirstValue.split(cursor.readText(), false);
        FirstValue.loseTags(keywords, words, tags, lost);
        keywords = FirstValue.keep(keywords, words, "media:keywords", lost);
      }
      case "category" -> {
        String label = cursor.attribute("label");
        String text = feed.readText();
        categories = with(categories, text == null ? label : text, "media:category", lost);
      }
      case "credit" -> {
        String role = cursor.attribute("role");
        String scheme = cursor.attribute("scheme");
        String name = feed.readText();
        credits =
            with(
                credits,
                name == null ? null : new Credit(name, role, scheme),
                "media:credit",
                lost);
      }
      case "rating" -> {
        String scheme = cursor.attribute("scheme");
        String value = feed.readText();
        ratings =
            with(ratings, value == null ? null : new Scheme(value, scheme), "media:rating", lost);
      }
      case "adult" -> {
        String value = feed.readText();
        String name = "true".equals(value) ? "adult" : "nonadult";
        ratings =
            with(
                ratings,
                value == null ? null : new Scheme(name, "urn:simple"),
                "media:adult",
                lost);
      }
      case "restriction" -> {
        String type = cursor.attribute("type");
        String relationship = cursor.attribute("relationship");
        String codes = XmlText.trim(cursor.readText());
        restrictions =
            with(
                restrictions,
                new Restriction(type, relationship, codes),
                "media:restriction",
                lost);
      }
      case "price" -> {
        String type = cursor.attribute("type");
        String price = cursor.attribute("price");
        prices =
            with(prices, new Price(type, price, cursor.attribute("currency")), "media:price", lost);
        FirstValue.loseInside(cursor, lost);
      }
      case "community" -> readCommunity(cursor, lost);
      case "status" -> {
        status = FirstValue.keep(status, cursor.attribute("state"), "media:status", lost);
        FirstValue.loseInside(cursor, lost);
      }
      case "license" -> {
        String href = feed.url("href");
        String text = feed.readText();
        license = FirstValue.keep(license, href == null ? text : href, "media:license", lost);
        if (href != null && text != null) {
          lost.add("text of media:license", text);
        }
      }
      case "location" -> {
        place =
            FirstValue.keep(
                place, PlainText.orNull(cursor.attribute("description")), "media:location", lost);
        FirstValue.loseInside(cursor, lost);
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
    return html && text != null ? feed.became(PlainText.orNull(PlainText.ofHtml(text))) : text;
  }

  private void readCommunity(ScopedCursor cursor, LossListener lost) {
    for (Event event = cursor.nextPastSpace(); event != Event.END; event = cursor.nextPastSpace()) {
      if (event != Event.START) {
        continue;
      }
      switch (Namespaces.isMedia(cursor.namespace()) ? cursor.localName() : "") {
        case "starRating" -> {
          var rating =
              new StarRating(
                  cursor.attribute("average"), cursor.attribute("min"), cursor.attribute("max"));
          starRating = FirstValue.keep(starRating, rating, "media:starRating", lost);
          FirstValue.loseInside(cursor, lost);
        }
        case "statistics" -> {
          views = FirstValue.keep(views, cursor.attribute("views"), "media:statistics", lost);
          FirstValue.loseInside(cursor, lost);
        }
        case "tags" -> {
          List<String> words = FirstValue.split(cursor.readText(), true);
          FirstValue.loseTags(tags, words, keywords, lost);
          tags = FirstValue.keep(tags, words, "media:tags", lost);
        }
        default -> {
          lost.skip(cursor.name(), cursor);
        }
      }
    }
  }

  /** Returns a list with one more value; null adds nothing. Most lists stay empty. */
  private <T> List<T> with(List<T> list, @Nullable T value, String kind, LossListener lost) {
    if (value == null) {
      return list;
    } else if (collected == most) {
      lost.add(kind, FirstValue.example(value));
      return list;
    }
    collected++;
    List<T> longer = list.isEmpty() ? new ArrayList<>() : list;
    longer.add(value);
    return longer;
  }

  /** Adds a thumbnail. The largest comes first, if sizes are known; the others keep their order. */
  private void addThumbnail(@Nullable String url, double pixels, LossListener lost) {
    int before = thumbnails.size();
    thumbnails = with(thumbnails, url, "media:thumbnail", lost);
    boolean added = thumbnails.size() > before;
    if (added && before == 0) {
      largest = pixels;
    } else if (added && largest > 0 && pixels > largest) {
      thumbnails.add(0, thumbnails.remove(before));
      largest = pixels;
    }
  }

  private static @Nullable String first(@Nullable String known, @Nullable String value) {
    return known == null ? value : known;
  }

  /** Adds the traits of an outer element that these do not have. To be called after reading. */
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

  /** Returns the inner list, else the outer one, which is shared: many contents may inherit it. */
  private static <T> List<T> inherited(List<T> inner, List<T> outer) {
    return inner.isEmpty() ? List.copyOf(outer) : inner;
  }

  /** Returns the name of the element with the keywords. */
  public String nameOfKeywords() {
    return keywords.isEmpty() ? "media:tags" : "media:keywords";
  }

  /** Returns media of these files, with these traits. */
  public FeedMedia media(List<Rendition> renditions) {
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
        place,
        null);
  }
}
