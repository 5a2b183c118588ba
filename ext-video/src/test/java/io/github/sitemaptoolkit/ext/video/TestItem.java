package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;

/** An item with one video in it, of which a test says only what it is about. */
final class TestItem {

  static final String FILE = "https://example.com/v.mp4";

  String title = "Item title";
  String summary = "Item summary";
  String published;
  List<FeedItem.Person> authors = List.of();
  List<String> itemCategories = List.of();
  List<String> itemThumbnails = List.of("https://example.com/item.jpg");
  FeedItem.Period valid;
  FeedItem.Period period;
  String type;

  List<Rendition> renditions = List.of(Rendition.of(FILE, "video/mp4"));
  String mediaTitle;
  String mediaDescription;
  List<String> thumbnails = List.of();
  String player;
  List<String> keywords = List.of();
  List<String> categories = List.of();
  List<Credit> credits = List.of();
  List<Scheme> ratings = List.of();
  List<Restriction> restrictions = List.of();
  List<Price> prices = List.of();
  StarRating starRating;
  String views;
  String status;
  String license;
  String place;

  FeedMedia media() {
    return new FeedMedia(
        renditions,
        mediaTitle,
        mediaDescription,
        thumbnails,
        player,
        keywords,
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
        period);
  }

  FeedItem with(FeedMedia... media) {
    return FeedItem.builder("https://example.com/page")
        .title(title)
        .summary(summary)
        .published(published)
        .authors(authors)
        .categories(itemCategories)
        .media(List.of(media))
        .thumbnails(itemThumbnails)
        .valid(valid)
        .type(type)
        .build();
  }

  /** Returns the only video of the item. */
  Video video(RecordingFeedContext context) {
    List<Video> videos = videos(context);
    if (videos.size() != 1) {
      throw new AssertionError("one video, but there are " + videos);
    }
    return videos.get(0);
  }

  List<Video> videos(RecordingFeedContext context) {
    return new VideoExtension().descriptor().feed().fromFeed(with(media()), context);
  }

  /** Returns a video file of which the duration and the size are known too. */
  static Rendition file(String url, String duration, String width, String height) {
    return new Rendition(url, "video/mp4", "video", false, duration, null, width, height, null);
  }

  static Rendition flash(String url, boolean isDefault) {
    return new Rendition(
        url, "application/x-shockwave-flash", null, isDefault, null, null, null, null, null);
  }

  /** Returns a content without url, as Vimeo has it beside a player. */
  static Rendition withoutUrl(String duration) {
    return new Rendition(null, null, "video", false, duration, null, null, null, null);
  }
}
