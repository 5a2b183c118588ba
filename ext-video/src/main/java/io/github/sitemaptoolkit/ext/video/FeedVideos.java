package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.code.MediaCodes;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.value.MediaDuration;
import io.github.sitemaptoolkit.value.PlainNumber;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the videos of one feed item.
 *
 * <p>Sources: <a href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>, and what <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps">Google</a>
 * accepts of it. Content that a video sitemap cannot hold is reported as lost.
 */
final class FeedVideos {

  /** The maximum that the page and the schema allow. */
  private static final int MOST_TAGS = 32;

  /** The item type of a live stream. */
  private static final String LIVE = "live-video";

  private final FeedItem item;
  private final FeedContext context;
  private boolean several; // the item has other videos, too

  private FeedVideos(FeedItem item, FeedContext context) {
    this.item = item;
    this.context = context;
  }

  static List<Video> videos(FeedItem item, FeedContext context) {
    var mapping = new FeedVideos(item, context);
    List<Playable> all = mapping.withoutFlash(SameVideos.in(item));
    mapping.several = all.size() > 1;
    List<Video> videos = all.isEmpty() ? List.of() : new ArrayList<>(all.size());
    for (Playable found : all) {
      Playable playable = mapping.withoutPage(found);
      if (playable != null && mapping.mayBeShown(playable) && mapping.hasThumbnail(playable)) {
        videos.add(mapping.video(playable));
      }
    }
    return videos;
  }

  /** Returns the videos without Flash players, unless there is nothing else. */
  private List<Playable> withoutFlash(List<Playable> all) {
    if (all.size() < 2 || all.stream().allMatch(Playable::isFlash)) {
      return all;
    }
    List<Playable> others = new ArrayList<>();
    for (Playable playable : all) {
      if (playable.isFlash()) {
        context.lost("Flash player", playable.player());
        context.used(playable.player());
      } else {
        others.add(playable);
      }
    }
    return others;
  }

  private boolean mayBeShown(Playable playable) {
    String status = FeedTexts.word(playable.media().status());
    if (status.equals("blocked") || status.equals("deleted")) {
      context.problem(
          MediaCodes.STATUS, "media:status is \"" + status + "\"; the video is left out");
      return false;
    }
    if (playable.content() == null && playable.player() == null) {
      context.lost("media:content without url or player");
      return false;
    }
    return true;
  }

  /** Returns whether a video of the content has a thumbnail; those of the feed may lack one. */
  private boolean hasThumbnail(Playable playable) {
    boolean has = !playable.embedded() || FeedTexts.first(playable.media().thumbnails()) != null;
    if (!has) {
      String player = playable.player();
      context.lost(
          "video in the content without a thumbnail", player == null ? playable.content() : player);
      playable.media().renditions().forEach(file -> context.used(file.url()));
      context.used(playable.media().player());
    }
    return has;
  }

  /** Reports what the feed says wrongly of a video. */
  private void report(Playable playable) {
    Rendition file = playable.rendition();
    if (file != null && file.isContradictory()) {
      context.problem(
          MediaCodes.CONTRADICTION,
          "medium is "
              + Problem.quoted(String.valueOf(file.medium()))
              + ", but the type and the ending of the file are those of a video; it is read as"
              + " one");
    }
  }

  /** Returns a video without what is its page, which is told; null if nothing else plays it. */
  private @Nullable Playable withoutPage(Playable playable) {
    String content = notPage(playable.content());
    String player = notPage(playable.player());
    boolean same = Objects.equals(content, playable.content());
    if (same && Objects.equals(player, playable.player())) {
      return playable;
    }
    boolean none = content == null && player == null;
    context.problem(
        VideoCodes.LOC_SAME,
        "the url of the "
            + (same ? "player" : "video")
            + " is that of its page; give the file or a player of its own; "
            + (none ? "the video" : "it")
            + " is left out");
    playable.media().renditions().forEach(file -> context.used(file.url()));
    context.used(playable.media().player());
    return none ? null : playable.with(content, player);
  }

  private @Nullable String notPage(@Nullable String url) {
    return url == null || PageKey.isSame(url, item.link()) ? null : url;
  }

  private Video video(Playable playable) {
    report(playable);
    FeedMedia media = playable.media();
    String player = playable.player();
    boolean own =
        several && FeedTexts.orNull(media.title()) != null; // what the item says is of others
    List<String> shared = playable.embedded() || own ? List.of() : item.thumbnails();
    VideoBuilder video =
        Video.builder()
            .thumbnailLoc(
                FeedTexts.first(FeedTexts.first(media.thumbnails()), FeedTexts.first(shared)))
            .title(FeedTexts.first(media.title(), item::title))
            .description(FeedTexts.first(media.description(), own ? () -> null : item::summary))
            .contentLoc(playable.content())
            .playerLoc(player == null ? null : PlayerLoc.of(player))
            .duration(duration(playable.duration()))
            .rating(StarRatings.rating(media.starRating(), context))
            .viewCount(count(FeedTexts.orNull(media.views())))
            .category(FeedTexts.first(media.categories()))
            .familyFriendly(familyFriendly(media))
            .restriction(CountryRestrictions.find(media, context))
            .uploader(uploader(media))
            .live(isLive(playable) ? "yes" : null);
    if (FeedTexts.word(item.type()).equals(LIVE)) {
      context.used(item.type());
    }
    addPeriod(media, video);
    addTags(media, video);
    addPrices(media, video);
    loseTheRest(playable);
    Video result = video.build();
    require(result.thumbnailLoc(), "thumbnail_loc", "media:thumbnail");
    require(result.title(), "title", "media:title");
    require(result.description(), "description", "media:description");
    return result;
  }

  private void addPeriod(FeedMedia media, VideoBuilder video) {
    Period own = media.period();
    Period period = own == null ? item.valid() : own;
    String begin = period == null ? null : period.start();
    String published = context.isAhead(item.published()) ? null : item.published();
    video
        .publicationDate(own == null ? FeedTexts.first(begin, published) : FeedTexts.orNull(begin))
        .expirationDate(period == null ? null : FeedTexts.orNull(period.end()));
  }

  /** Returns whether the item has the type of a live stream, or the file is an endless stream. */
  private boolean isLive(Playable playable) {
    Rendition file = playable.rendition();
    return FeedTexts.word(item.type()).equals(LIVE)
        || (file != null && FeedTexts.word(file.expression()).equals("nonstop"));
  }

  private void require(@Nullable String value, String name, String element) {
    if (value == null) {
      context.problem(
          Code.error("video." + name.replace('_', '-') + "-missing"),
          "video:" + name + " is required; give the item a " + element);
    }
  }

  /** Returns a duration in whole seconds, as video sitemaps require. */
  private @Nullable String duration(@Nullable String text) {
    if (text == null) {
      return null;
    }
    MediaDuration duration = MediaDuration.of(text);
    if (duration == null) {
      context.problem(
          VideoCodes.DURATION_RANGE,
          "the duration " + Problem.quoted(text) + " is not a number of seconds; it is left out");
      return null;
    }
    if (duration.rounded()) {
      context.problem(
          VideoCodes.DURATION_ROUNDED,
          "the duration "
              + Problem.quoted(text)
              + " is rounded to "
              + duration.seconds()
              + " seconds");
    }
    return Long.toString(duration.seconds());
  }

  private @Nullable String count(@Nullable String views) {
    String count = views == null ? null : PlainNumber.whole(views);
    if (views != null && count == null) {
      context.problem(
          VideoCodes.VIEW_COUNT_FORMAT,
          "the number of views "
              + Problem.quoted(views)
              + " is not a whole number; it is left out");
    }
    return count;
  }

  /**
   * Returns whether a video is suitable for families. A rating without a scheme is of {@code
   * urn:simple}; ratings of other schemes cannot be converted.
   */
  private @Nullable String familyFriendly(FeedMedia media) {
    String friendly = null;
    for (Scheme rating : media.ratings()) {
      String scheme = FeedTexts.word(rating.scheme());
      String value = FeedTexts.word(rating.value());
      boolean known = value.equals("adult") || value.equals("nonadult");
      if (friendly == null && known && (scheme.isEmpty() || scheme.equals("urn:simple"))) {
        friendly = value.equals("adult") ? "no" : "yes";
      } else {
        context.lostDetail("media:rating", rating.value());
      }
    }
    return friendly;
  }

  /**
   * Returns the uploader. The roles are those of {@code urn:yvs}; no other scheme gives them a
   * different meaning.
   */
  private @Nullable Uploader uploader(FeedMedia media) {
    Credit uploader = credit(media, "uploader");
    Credit credit = uploader == null ? credit(media, "owner") : uploader;
    for (Credit other : media.credits()) {
      if (!other.equals(credit)) {
        context.lostDetail("media:credit", other.name());
      }
    }
    if (credit != null) {
      return new Uploader(credit.name(), FeedTexts.orNull(credit.page()));
    }
    Person author = item.authors().isEmpty() ? null : item.authors().get(0);
    return author == null || author.name().isBlank()
        ? null
        : new Uploader(author.name(), FeedTexts.orNull(author.url()));
  }

  private static @Nullable Credit credit(FeedMedia media, String role) {
    List<Credit> credits = media.credits();
    for (int i = 0; i < credits.size(); i++) {
      Credit credit = credits.get(i);
      if (FeedTexts.word(credit.role()).equals(role) && !credit.name().isBlank()) {
        return credit;
      }
    }
    return null;
  }

  private void addTags(FeedMedia media, VideoBuilder video) {
    List<String> tags =
        FeedTexts.first(media.keywords()) == null ? item.categories() : media.keywords();
    int count = 0;
    for (String tag : tags) {
      if (tag.isBlank()) {
        continue;
      }
      if (++count <= MOST_TAGS) {
        video.addTag(tag);
      } else {
        context.lost("tag beyond the 32nd", tag);
      }
    }
  }

  private @Nullable String amount(@Nullable String price) {
    String amount = price == null ? null : PlainNumber.decimal(price);
    if (price != null && amount == null) {
      context.problem(
          VideoCodes.PRICE_FORMAT,
          "the price " + Problem.quoted(price) + " is not a number; it is left out");
    }
    return amount;
  }

  private void addPrices(FeedMedia media, VideoBuilder video) {
    for (FeedMedia.Price price : media.prices()) {
      String written = FeedTexts.orNull(price.price());
      String amount = amount(written);
      if (written != null && amount == null) {
        continue;
      }
      String type = FeedTexts.word(price.type());
      switch (type) {
        case "rent", "purchase" ->
            video.addPrice(new Price(amount == null ? "" : amount, price.currency(), type, null));
        case "subscription" -> {
          video.requiresSubscription("yes");
          if (amount != null) {
            context.lost("media:price of a subscription", amount);
          }
        }
        default -> {
          if (type.isEmpty() && amount != null) {
            video.addPrice(new Price(amount, price.currency(), null, null));
          } else {
            context.lost("media:price", price.price());
          }
        }
      }
    }
  }

  private void loseTheRest(Playable playable) {
    FeedMedia media = playable.media();
    for (String other : others(media.thumbnails())) {
      context.lost("media:thumbnail", other);
      context.used(other); // it is counted
    }
    others(media.categories()).forEach(other -> context.lostDetail("media:category", other));
    context.used(media.player());
    lose(media.license(), "media:license");
    lose(media.place(), "media:location");
    Set<String> seen = Set.of(); // mostly, all renditions are used
    for (Rendition rendition : media.renditions()) {
      if (playable.uses(rendition)) {
        context.used(rendition.url()); // maybe in another form
        lose(rendition.bitrate(), "media:content@bitrate");
        lose(rendition.width(), "media:content@width");
        lose(rendition.height(), "media:content@height");
        String expression = FeedTexts.word(rendition.expression());
        boolean said = expression.equals("nonstop") && isLive(playable);
        if (!said && !expression.equals("full")) { // the default
          lose(rendition.expression(), "media:content@expression");
        }
      } else if (rendition.url() != null) {
        seen = seen.isEmpty() ? new HashSet<>() : seen;
        if (seen.add(rendition.url())) {
          context.lost("media:content", rendition.url());
        }
      }
    }
  }

  /** Returns the values that a video has no place for: all but the first. */
  private static List<String> others(List<String> values) {
    if (values.size() < 2) {
      return List.of();
    }
    return values.stream().distinct().filter(value -> !value.isBlank()).skip(1).toList();
  }

  private void lose(@Nullable String value, String kind) {
    if (FeedTexts.orNull(value) != null) {
      context.lostDetail(kind, value);
    }
  }
}
