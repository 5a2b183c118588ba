package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.ext.video.Video.ContentSegment;
import io.github.sitemaptoolkit.ext.video.Video.GalleryLoc;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads, writes and finds {@link Video}s. */
public final class VideoExtension implements SitemapExtension<Video> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.google.com/schemas/sitemap-video/1.1", "video", "video");
  private static final Set<String> ALIASES =
      Set.of(
          "https://www.google.com/schemas/sitemap-video/1.1",
          "http://www.google.com/schemas/sitemap-video/1.0",
          "https://www.google.com/schemas/sitemap-video/1.0");
  private static final List<String> COLUMNS =
      List.of(
          "thumbnail_loc",
          "title",
          "description",
          "content_loc",
          "player_loc",
          "player_loc@allow_embed",
          "player_loc@autoplay",
          "duration",
          "expiration_date",
          "rating",
          "content_segment_loc[]",
          "content_segment_loc[]@duration",
          "view_count",
          "publication_date",
          "tag[]",
          "category",
          "family_friendly",
          "restriction",
          "restriction@relationship",
          "gallery_loc",
          "gallery_loc@title",
          "price[]",
          "price[]@currency",
          "price[]@type",
          "price[]@resolution",
          "requires_subscription",
          "uploader",
          "uploader@info",
          "tvshow.show_title",
          "tvshow.video_type",
          "tvshow.episode_title",
          "tvshow.season_number",
          "tvshow.episode_number",
          "tvshow.premier_date",
          "platform",
          "platform@relationship",
          "live",
          "id[]",
          "id[]@type");

  /** Creates the extension; it has no state. */
  public VideoExtension() {}

  @Override
  public String id() {
    return "video";
  }

  @Override
  public Class<Video> type() {
    return Video.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  @Override
  public Set<String> namespaceAliases() {
    return ALIASES;
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public Video read(ElementReader in) {
    VideoBuilder video = Video.builder();
    while (in.nextChild()) {
      switch (in.name()) {
        case "thumbnail_loc" -> video.thumbnailLoc(in.url());
        case "title" -> video.title(in.text());
        case "description" -> video.description(in.text());
        case "content_loc" -> video.contentLoc(in.url());
        case "player_loc" ->
            video.playerLoc(
                new PlayerLoc(in.url(), in.attribute("allow_embed"), in.attribute("autoplay")));
        case "duration" -> video.duration(in.text());
        case "expiration_date" -> video.expirationDate(in.text());
        case "rating" -> video.rating(in.text());
        case "content_segment_loc" ->
            video.addContentSegment(new ContentSegment(in.url(), in.attribute("duration")));
        case "view_count" -> video.viewCount(in.text());
        case "publication_date" -> video.publicationDate(in.text());
        case "tag" -> video.addTag(in.text());
        case "category" -> video.category(in.text());
        case "family_friendly" -> video.familyFriendly(in.text());
        case "restriction" ->
            video.restriction(new Restriction(in.attribute("relationship"), in.text()));
        case "gallery_loc" -> video.galleryLoc(new GalleryLoc(in.url(), in.attribute("title")));
        case "price" ->
            video.addPrice(
                new Price(
                    in.text(),
                    in.attribute("currency"),
                    in.attribute("type"),
                    in.attribute("resolution")));
        case "requires_subscription" -> video.requiresSubscription(in.text());
        case "uploader" -> video.uploader(new Uploader(in.text(), in.attribute("info")));
        case "tvshow" -> video.tvShow(readTvShow(in.child()));
        case "platform" -> video.platform(new Platform(in.attribute("relationship"), in.text()));
        case "live" -> video.live(in.text());
        case "id" -> video.addId(new Video.Id(in.text(), in.attribute("type")));
        default -> in.keep();
      }
    }
    return video.build();
  }

  @Override
  public void write(Video video, ElementWriter out) {
    out.element("thumbnail_loc", video.thumbnailLoc())
        .element("title", video.title())
        .element("description", video.description())
        .element("content_loc", video.contentLoc());
    PlayerLoc player = video.playerLoc();
    if (player != null) {
      out.start("player_loc")
          .attribute("allow_embed", player.allowEmbed())
          .attribute("autoplay", player.autoplay())
          .text(player.url())
          .end();
    }
    out.element("duration", video.duration())
        .element("expiration_date", video.expirationDate())
        .element("rating", video.rating());
    for (ContentSegment segment : video.contentSegments()) {
      write(out, "content_segment_loc", segment.url(), "duration", segment.duration());
    }
    out.element("view_count", video.viewCount())
        .element("publication_date", video.publicationDate());
    for (String tag : video.tags()) {
      out.element("tag", tag);
    }
    out.element("category", video.category()).element("family_friendly", video.familyFriendly());
    Restriction restriction = video.restriction();
    if (restriction != null) {
      String relationship = restriction.relationship();
      write(out, "restriction", restriction.countries(), "relationship", relationship);
    }
    GalleryLoc gallery = video.galleryLoc();
    if (gallery != null) {
      write(out, "gallery_loc", gallery.url(), "title", gallery.title());
    }
    for (Price price : video.prices()) {
      out.start("price")
          .attribute("currency", price.currency())
          .attribute("type", price.type())
          .attribute("resolution", price.resolution())
          .text(price.amount())
          .end();
    }
    out.element("requires_subscription", video.requiresSubscription());
    Uploader uploader = video.uploader();
    if (uploader != null) {
      write(out, "uploader", uploader.name(), "info", uploader.info());
    }
    TvShow show = video.tvShow();
    if (show != null) {
      writeTvShow(show, out.start("tvshow"));
      out.end();
    }
    Platform platform = video.platform();
    if (platform != null) {
      write(out, "platform", platform.platforms(), "relationship", platform.relationship());
    }
    out.element("live", video.live());
    for (Video.Id id : video.ids()) {
      write(out, "id", id.value(), "type", id.type());
    }
  }

  private static void write(
      ElementWriter out, String name, String text, String attribute, @Nullable String value) {
    out.start(name).attribute(attribute, value).text(text).end();
  }

  private static TvShow readTvShow(ElementReader in) {
    String showTitle = null;
    String videoType = null;
    String episodeTitle = null;
    String seasonNumber = null;
    String episodeNumber = null;
    String premierDate = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "show_title" -> showTitle = in.text();
        case "video_type" -> videoType = in.text();
        case "episode_title" -> episodeTitle = in.text();
        case "season_number" -> seasonNumber = in.text();
        case "episode_number" -> episodeNumber = in.text();
        case "premier_date" -> premierDate = in.text();
        default -> in.keep();
      }
    }
    return new TvShow(showTitle, videoType, episodeTitle, seasonNumber, episodeNumber, premierDate);
  }

  private static void writeTvShow(TvShow show, ElementWriter out) {
    out.element("show_title", show.showTitle())
        .element("video_type", show.videoType())
        .element("episode_title", show.episodeTitle())
        .element("season_number", show.seasonNumber())
        .element("episode_number", show.episodeNumber())
        .element("premier_date", show.premierDate());
  }

  /**
   * Finds the videos of an item: one for each that is there in one or more renditions, unless it is
   * blocked or deleted. Renditions that were not chosen, and all else that a video sitemap has no
   * place for, are reported as lost.
   */
  @Override
  public List<Video> fromFeed(FeedItem item, FeedContext context) {
    return VideoFeedMapping.videos(item, context);
  }

  /**
   * Says a video as media with what hangs on it; one without file and player cannot be said. There
   * is no place for the show, the platforms, the gallery, the segments and the ids.
   */
  @Override
  public boolean toFeed(Video video, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return VideoToFeed.say(video, owner, out, context);
  }
}
