package io.github.sitemaptoolkit.ext.video;

import static io.github.sitemaptoolkit.extension.Field.countries;
import static io.github.sitemaptoolkit.extension.Field.currency;
import static io.github.sitemaptoolkit.extension.Field.dateTime;
import static io.github.sitemaptoolkit.extension.Field.decimal;
import static io.github.sitemaptoolkit.extension.Field.group;
import static io.github.sitemaptoolkit.extension.Field.oneOf;
import static io.github.sitemaptoolkit.extension.Field.spaceList;
import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;
import static io.github.sitemaptoolkit.extension.Field.wholeNumber;
import static io.github.sitemaptoolkit.extension.Field.yesNo;

import io.github.sitemaptoolkit.ext.video.Video.ContentSegment;
import io.github.sitemaptoolkit.ext.video.Video.GalleryLoc;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Video}s, and maps them from and to feeds.
 *
 * @since 0.1
 */
public final class VideoExtension implements SitemapExtension<Video> {

  /** A table cell with countries: {@code allow:CA MX}, or only {@code CA MX}. */
  private static final Shorthand RESTRICTION =
      new Shorthand(
          null,
          "is allow:CA MX or deny:CA MX",
          text -> {
            int colon = text.indexOf(':');
            Map<String, String> parts = new LinkedHashMap<>();
            if (colon > 0) {
              parts.put("@relationship", text.substring(0, colon).strip());
            }
            parts.put(".", text.substring(colon + 1).strip());
            return parts;
          });

  private static final Descriptor<Video> DESCRIPTOR =
      Descriptor.of(
              "video",
              Video.class,
              new ElementName("http://www.google.com/schemas/sitemap-video/1.1", "video", "video"))
          .aliases(
              "https://www.google.com/schemas/sitemap-video/1.1",
              "http://www.google.com/schemas/sitemap-video/1.0",
              "https://www.google.com/schemas/sitemap-video/1.0")
          .fields(
              url("thumbnail_loc").required().varies(),
              text("title").example("Waxing skins").required().maxLength(100).varies(),
              text("description")
                  .example("Ten minutes, one iron, no mess.")
                  .required()
                  .maxLength(2_048)
                  .varies(),
              url("content_loc").unique(),
              url("player_loc")
                  .unique()
                  .attributes(
                      yesNo("allow_embed").deprecated("2022-05"),
                      text("autoplay").example("ap=1").deprecated("2022-05")),
              wholeNumber("duration").example("600").recommended().range(1, 28_800),
              dateTime("expiration_date"),
              decimal("rating").range(0, 5),
              url("content_segment_loc")
                  .repeats()
                  .attributes(wholeNumber("duration").range(0, 28_800)),
              wholeNumber("view_count").example("12345").atLeast(0),
              dateTime("publication_date"),
              text("tag").example("ski touring").atMost(32),
              text("category").example("Sport").maxLength(256).deprecated("2022-05"),
              yesNo("family_friendly"),
              countries("restriction")
                  .mayBeEmpty()
                  .attributes(oneOf("relationship", "allow", "deny").required())
                  .shorthand(RESTRICTION),
              url("gallery_loc")
                  .attributes(text("title").example("All films"))
                  .deprecated("2022-05"),
              decimal("price")
                  .example("1.99")
                  .mayBeEmpty()
                  .atLeast(0)
                  .repeats()
                  .attributes(
                      currency("currency"),
                      oneOf("type", "rent", "purchase", "own"),
                      oneOf("resolution", "sd", "hd"))
                  .deprecated("2022-05"),
              yesNo("requires_subscription"),
              text("uploader").example("Ada Berg").maxLength(255).attributes(url("info")),
              group(
                      "tvshow",
                      text("show_title").example("Winter").required(),
                      oneOf("video_type", "full", "preview", "clip", "interview", "news", "other")
                          .required(),
                      text("episode_title").example("First snow"),
                      wholeNumber("season_number").example("2").atLeast(1),
                      wholeNumber("episode_number").example("7").atLeast(1),
                      dateTime("premier_date"))
                  .deprecated("2022-05"),
              spaceList(oneOf("platform", "web", "mobile", "tv"))
                  .attributes(oneOf("relationship", "allow", "deny").required()),
              yesNo("live"),
              text("id")
                  .example("abc123")
                  .repeats()
                  .attributes(
                      oneOf(
                              "type",
                              "tms:series",
                              "tms:program",
                              "rovi:series",
                              "rovi:program",
                              "freebase",
                              "url")
                          .required()))
          .feed(new VideoFeedMapping())
          .checks(new VideoChecks());

  /** Creates the extension. It has no state. */
  public VideoExtension() {}

  @Override
  public Descriptor<Video> descriptor() {
    return DESCRIPTOR;
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
    String title = null;
    String type = null;
    String episode = null;
    String season = null;
    String number = null;
    String premier = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "show_title" -> title = in.text();
        case "video_type" -> type = in.text();
        case "episode_title" -> episode = in.text();
        case "season_number" -> season = in.text();
        case "episode_number" -> number = in.text();
        case "premier_date" -> premier = in.text();
        default -> in.keep();
      }
    }
    return new TvShow(title, type, episode, season, number, premier);
  }

  private static void writeTvShow(TvShow show, ElementWriter out) {
    out.element("show_title", show.showTitle())
        .element("video_type", show.videoType())
        .element("episode_title", show.episodeTitle())
        .element("season_number", show.seasonNumber())
        .element("episode_number", show.episodeNumber())
        .element("premier_date", show.premierDate());
  }
}
