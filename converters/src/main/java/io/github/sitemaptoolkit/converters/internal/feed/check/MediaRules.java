package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.MrssCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Media RSS, most of which are about videos only. Sources: <a
 * href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>, and what <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps">Google</a>
 * reads of it.
 *
 * <p>Of an enclosure, only the length is judged: it is no Media RSS, although it may be a video.
 */
final class MediaRules {

  private static final String LENGTH = "length";

  private final FeedLog log;
  private final TraitRules traits;

  MediaRules(FeedLog log) {
    this.log = log;
    this.traits = new TraitRules(log);
  }

  /**
   * Checks the media of an item.
   *
   * @param ofFeed what all items inherit
   * @param page the url of the page; null if unknown
   */
  void check(MediaPart item, MediaPart ofFeed, @Nullable String page) {
    List<MediaPart> common = common(item, ofFeed);
    for (MediaPart part : item.parts()) {
      if (part.file() != null) {
        check(List.of(part), common, part, page);
      } else if (!isEmpty(part)) {
        checkDefaults(part.parts());
        List<MediaPart> outer = new ArrayList<>(common);
        outer.add(0, part);
        check(part.parts(), outer, part, page);
      }
    }
    if (item.parts().isEmpty() && item.hasPlayer()) {
      check(List.of(), common, item, page);
    }
  }

  /** Returns where all media of an item inherit from, innermost first. */
  private static List<MediaPart> common(MediaPart item, MediaPart ofFeed) {
    List<MediaPart> common = new ArrayList<>();
    common.add(item);
    item.parts().stream().filter(MediaRules::isEmpty).forEach(common::add);
    common.add(ofFeed);
    return common;
  }

  /** Returns whether this is a group without media: what it says is said of the item. */
  private static boolean isEmpty(MediaPart part) {
    return part.file() == null && part.parts().isEmpty() && !part.hasPlayer();
  }

  private void checkDefaults(List<MediaPart> contents) {
    boolean found = false;
    for (MediaPart content : contents) {
      Rendition file = content.file();
      if (file != null && file.isDefault()) {
        if (found) {
          report(
              MrssCodes.DEFAULT_COUNT,
              content,
              "isDefault",
              "the group has another default object before this one");
          return;
        }
        found = true;
      }
    }
  }

  /**
   * Checks files that are the same video, or a player.
   *
   * @param contents the files; empty for a player
   * @param outer where they inherit from, innermost first
   * @param whole the group, or the only content
   */
  private void check(
      List<MediaPart> contents, List<MediaPart> outer, MediaPart whole, @Nullable String page) {
    boolean played = outer.stream().anyMatch(MediaPart::hasPlayer);
    List<MediaPart> videos =
        contents.stream().filter(each -> isVideo(each, played || each.hasPlayer())).toList();
    if (videos.isEmpty() && !contents.isEmpty()) {
      contents.stream()
          .filter(each -> kind(each) == Medium.IMAGE)
          .findFirst()
          .ifPresent(image -> notForFeeds(image.location(), "media:content"));
      return;
    }
    checkRequired(contents, outer, whole);
    for (MediaPart video : videos) {
      checkFile(video, played || video.hasPlayer(), page);
      List<MediaPart> around = new ArrayList<>(outer);
      around.add(0, video);
      traits.check(around, page);
    }
    if (videos.isEmpty()) {
      traits.check(outer, page);
    }
  }

  private static Medium kind(MediaPart content) {
    Rendition file = content.file();
    return file == null ? Medium.OTHER : file.kind();
  }

  /** Returns whether a content is a video: it says so, or nobody says what a player shows. */
  private static boolean isVideo(MediaPart content, boolean played) {
    Rendition file = Objects.requireNonNull(content.file());
    boolean unknown = file.kind() == Medium.OTHER && file.medium() == null;
    return file.kind() == Medium.VIDEO || (unknown && (played || file.url() == null));
  }

  private void checkRequired(List<MediaPart> contents, List<MediaPart> outer, MediaPart whole) {
    var required = new Required("media:title", "media:description", "media:thumbnail");
    List<MediaPart> all = new ArrayList<>(contents);
    all.addAll(outer);
    for (MediaPart part : all) {
      if (part.title() != null) {
        required.found("media:title");
      }
      if (part.description() != null) {
        required.found("media:description");
      }
      if (part.hasThumbnail()) {
        required.found("media:thumbnail");
      }
    }
    if (!required.isComplete()) {
      report(MrssCodes.REQUIRED, whole, null, "the video " + required.message());
    }
  }

  private void checkFile(MediaPart video, boolean played, @Nullable String page) {
    Rendition file = Objects.requireNonNull(video.file());
    if (file.url() == null && !played) {
      report(
          MrssCodes.CONTENT_OR_PLAYER,
          video,
          null,
          "the video has neither a url nor a media:player");
    }
    if (file.url() != null && file.url().equals(page)) {
      report(
          MrssCodes.CONTENT_EQUALS_LINK,
          video,
          "url",
          "the url of the video is that of the page; it must be that of the file");
    }
    if (!"video".equalsIgnoreCase(file.medium())) {
      report(
          MrssCodes.MEDIUM,
          video,
          file.medium() == null ? null : "medium",
          "the content of a video does not say medium=\"video\"");
    }
    traits.checkDuration(file.duration(), video);
  }

  /** Checks the length of an enclosure, which is one in bytes; it may be absent. */
  void checkLength(Tag tag) {
    String length = tag.attribute(LENGTH);
    if (length != null && TextValues.wholeNumber(length).isEmpty()) {
      Location at = tag.attributes().getOrDefault(LENGTH, tag.location());
      log.reportElement(
          FeedCodes.ENCLOSURE_LENGTH,
          at,
          tag.name() + "/@" + LENGTH,
          () -> "the length " + Problem.quoted(length) + " is no whole number of bytes");
    }
  }

  /** Reports, once in a feed, what Google does not take from feeds. */
  void notForFeeds(Location at, String element) {
    log.once(
        FeedCodes.IMAGES_NEWS,
        at,
        () -> "Google takes no images and no news from feeds, such as " + element);
  }

  /**
   * Reports a problem.
   *
   * @param attribute the attribute that is wrong; null for the element
   */
  private void report(Code code, MediaPart part, @Nullable String attribute, String message) {
    Location at = attribute == null ? part.location() : part.location(attribute);
    log.reportElement(code, at, TraitRules.path(part.path(), attribute), () -> message);
  }
}
