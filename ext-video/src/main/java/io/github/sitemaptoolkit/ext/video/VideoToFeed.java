package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.ext.video.Video.GalleryLoc;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.value.MediaDuration;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Adds videos to feed items, so that {@link FeedVideos} finds them again. Values that have no place
 * there, and values that would be read back in another spelling, are reported as lost.
 *
 * <p>In a feed, the period of availability and the type of a live stream belong to the whole item,
 * so they are written only if the entry has a single video. Source: <a
 * href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 */
final class VideoToFeed {

  private final Video video;
  private final UrlEntry owner;
  private final FeedContext context;

  private VideoToFeed(Video video, UrlEntry owner, FeedContext context) {
    this.video = video;
    this.owner = owner;
    this.context = context;
  }

  /** Adds a video to an item; returns false if there is nothing to play. */
  static boolean add(Video video, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    String content = FeedTexts.orNull(video.contentLoc());
    PlayerLoc player = video.playerLoc();
    boolean playable =
        content != null || (player != null && FeedTexts.orNull(player.url()) != null);
    if (playable) {
      var saying = new VideoToFeed(video, owner, context);
      out.addMedia(saying.media());
      saying.addToItem(out);
      saying.loseTheRest();
    }
    return playable;
  }

  private FeedMedia media() {
    PlayerLoc player = video.playerLoc();
    return FeedMedia.builder()
        .renditions(List.of(rendition()))
        .title(text(video.title(), "title"))
        .description(text(video.description(), "description"))
        .thumbnails(list(text(video.thumbnailLoc(), "thumbnail_loc")))
        .player(player == null ? null : text(player.url(), "player_loc"))
        .keywords(keywords())
        .categories(list(text(video.category(), "category")))
        .credits(credits())
        .ratings(ratings())
        .restrictions(restrictions())
        .prices(prices())
        .starRating(starRating())
        .views(text(video.viewCount(), "view_count"))
        .build();
  }

  private Rendition rendition() {
    return Rendition.builder()
        .url(text(video.contentLoc(), "content_loc"))
        .medium("video")
        .duration(duration())
        .build();
  }

  private @Nullable String text(@Nullable String text, String name) {
    if (text != null && text.isBlank()) {
      lose(name, text);
      return null;
    }
    return text;
  }

  private void lose(String name, @Nullable String value) {
    context.lost("video:" + name, value);
  }

  private void loseSpelling(String name, @Nullable String value) {
    context.lostDetail("spelling of video:" + name, value);
  }

  private static <T> List<T> list(@Nullable T value) {
    return value == null ? List.of() : List.of(value);
  }

  private @Nullable String duration() {
    String text = video.duration();
    if (text == null) {
      return null;
    }
    MediaDuration duration = MediaDuration.of(text);
    if (duration == null) {
      lose("duration", text);
      return null;
    }
    String seconds = Long.toString(duration.seconds());
    if (!seconds.equals(text)) {
      loseSpelling("duration", text);
    }
    return seconds;
  }

  /** Returns the tags without a comma, because a comma separates keywords in a feed. */
  private List<String> keywords() {
    List<String> keywords = new ArrayList<>();
    for (String tag : video.tags()) {
      if (tag.isBlank() || tag.indexOf(',') >= 0) {
        lose("tag", tag);
      } else {
        keywords.add(tag);
      }
    }
    return keywords;
  }

  private List<Credit> credits() {
    Uploader uploader = video.uploader();
    if (uploader == null) {
      return List.of();
    }
    if (uploader.info() != null) {
      lose("uploader@info", uploader.info());
    }
    String name = text(uploader.name(), "uploader");
    return name == null ? List.of() : List.of(new Credit(name, "uploader", "urn:yvs"));
  }

  private List<Scheme> ratings() {
    String friendly = yesOrNo(video.familyFriendly(), "family_friendly");
    return friendly == null
        ? List.of()
        : List.of(new Scheme(friendly.equals("yes") ? "nonadult" : "adult", "urn:simple"));
  }

  private @Nullable String yesOrNo(@Nullable String text, String name) {
    String word = FeedTexts.word(text);
    if (!word.equals("yes") && !word.equals("no")) {
      if (text != null) {
        lose(name, text);
      }
      return null;
    }
    if (!word.equals(text)) {
      loseSpelling(name, text);
    }
    return word;
  }

  /** Returns whether a value is yes. A no is reported as lost, because a feed cannot express it. */
  private boolean isYes(@Nullable String text, String name) {
    String word = yesOrNo(text, name);
    if (word != null && word.equals("no")) {
      lose(name, word);
    }
    return word != null && word.equals("yes");
  }

  private List<FeedMedia.Restriction> restrictions() {
    Restriction restriction = video.restriction();
    if (restriction == null) {
      return List.of();
    }
    var said =
        new FeedMedia.Restriction(
            "country",
            restriction.relationship(),
            restriction.countries().toUpperCase(Locale.ROOT));
    Restriction back =
        CountryRestrictions.find(FeedMedia.builder().restrictions(List.of(said)).build(), context);
    if (back == null) {
      lose("restriction", restriction.countries()); // in a feed, ALL and NONE mean something else
      return List.of();
    }
    if (!back.equals(restriction)) {
      loseSpelling("restriction", restriction.countries());
    }
    return List.of(new FeedMedia.Restriction("country", back.relationship(), back.countries()));
  }

  private List<FeedMedia.Price> prices() {
    List<FeedMedia.Price> prices = new ArrayList<>();
    for (Price price : video.prices()) {
      String amount = FeedTexts.orNull(price.amount());
      String type = type(price);
      if (type == null && (price.type() != null || amount == null)) {
        lose("price", amount);
        continue;
      }
      if (price.resolution() != null) {
        lose("price@resolution", price.resolution());
      }
      if ((type != null && !type.equals(price.type()))
          || (amount == null && !price.amount().isEmpty())) {
        loseSpelling("price", amount);
      }
      prices.add(new FeedMedia.Price(type, amount, price.currency()));
    }
    if (isYes(video.requiresSubscription(), "requires_subscription")) {
      prices.add(new FeedMedia.Price("subscription", null, null));
    }
    return prices;
  }

  private static @Nullable String type(Price price) {
    return switch (FeedTexts.word(price.type())) {
      case "rent" -> "rent";
      case "purchase", "own" -> "purchase"; // its former name on the page
      default -> null;
    };
  }

  private @Nullable StarRating starRating() {
    String text = video.rating();
    if (text == null) {
      return null;
    }
    BigDecimal stars = FeedTexts.decimal(text);
    if (stars == null || stars.compareTo(StarRatings.MOST) > 0) {
      lose("rating", text);
      return null;
    }
    var said = new StarRating(text.strip(), "0", StarRatings.MOST.toPlainString());
    if (!text.equals(StarRatings.shown(stars))) {
      loseSpelling("rating", text);
    }
    return said;
  }

  private void addToItem(FeedItem.Builder out) {
    String start = date(video.publicationDate(), "publication_date");
    String end = date(video.expirationDate(), "expiration_date");
    boolean live = isYes(video.live(), "live");
    if (isOnly()) {
      out.valid(start == null && end == null ? null : new Period(start, end));
      out.type(live ? "live-video" : null);
      return;
    }
    if (start != null) {
      lose("publication_date", start);
    }
    if (end != null) {
      lose("expiration_date", end);
    }
    if (live) {
      lose("live", "yes");
    }
  }

  private boolean isOnly() {
    int count = 0;
    for (Node<?> node : owner.nodes()) {
      if (node.value() instanceof Video && ++count > 1) {
        return false;
      }
    }
    return true;
  }

  private @Nullable String date(@Nullable String text, String name) {
    if (text == null) {
      return null;
    }
    String date = ParsedDate.kept(text);
    if (date == null) {
      lose(name, text);
    } else if (!date.equals(text)) {
      loseSpelling(name, text);
    }
    return date;
  }

  private void loseTheRest() {
    PlayerLoc player = video.playerLoc();
    if (player != null) {
      loseIfPresent(player.allowEmbed(), text -> text, "player_loc@allow_embed");
      loseIfPresent(player.autoplay(), text -> text, "player_loc@autoplay");
    }
    video.contentSegments().forEach(segment -> lose("content_segment_loc", segment.url()));
    loseIfPresent(video.galleryLoc(), GalleryLoc::url, "gallery_loc");
    loseIfPresent(video.tvShow(), TvShow::showTitle, "tvshow");
    loseIfPresent(video.platform(), Platform::platforms, "platform");
    video.ids().forEach(id -> lose("id", id.value()));
  }

  private <T> void loseIfPresent(
      @Nullable T value, Function<T, @Nullable String> text, String name) {
    if (value != null) {
      lose(name, text.apply(value));
    }
  }
}
