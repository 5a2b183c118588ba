package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.code.MediaCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.TextRange;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The elements of Media RSS in a feed, an item, a {@code media:group} or a {@code media:content}.
 * The inner ones take precedence. Source: <a href="https://www.rssboard.org/media-rss">Media RSS
 * 1.5.1</a>.
 */
final class MediaPart extends OpenPart {

  private final FeedLog log;
  private final MediaValues values;
  private final String path;
  private final Location location;
  private final Map<String, Location> attributes;
  private final @Nullable Rendition file;
  private final List<MediaPart> parts = new ArrayList<>(0);
  private final List<Trait> restrictions = new ArrayList<>(0);
  private final List<Trait> prices = new ArrayList<>(0);
  private @Nullable Trait title;
  private @Nullable Trait description;
  private @Nullable Trait player;
  private boolean hasEmbed;
  private boolean hasThumbnail;

  /**
   * Creates the part for an element that is not a file.
   *
   * @param path its path in the item; empty for the item itself and for the feed
   */
  MediaPart(FeedLog log, String path, Location location) {
    this(log, path, location, Map.of(), null);
  }

  private MediaPart(
      FeedLog log,
      String path,
      Location location,
      Map<String, Location> attributes,
      @Nullable Rendition file) {
    this.log = log;
    this.values = new MediaValues(log);
    this.path = path;
    this.location = location;
    this.attributes = attributes;
    this.file = file;
  }

  String path() {
    return path;
  }

  Location location() {
    return location;
  }

  /** Returns where an attribute is; the start tag, if it is absent or places are not wanted. */
  Location location(String attribute) {
    return attributes.getOrDefault(attribute, location);
  }

  /** Returns the file that a {@code media:content} is about; null for other elements. */
  @Nullable Rendition file() {
    return file;
  }

  /** Returns the contents and groups in it, in document order. */
  List<MediaPart> parts() {
    return parts;
  }

  List<Trait> restrictions() {
    return restrictions;
  }

  List<Trait> prices() {
    return prices;
  }

  @Nullable Trait title() {
    return title;
  }

  @Nullable Trait description() {
    return description;
  }

  @Nullable Trait player() {
    return player;
  }

  /** Returns whether it has a player of any kind. */
  boolean hasPlayer() {
    return player != null || hasEmbed;
  }

  boolean hasThumbnail() {
    return hasThumbnail;
  }

  @Override
  OpenPart child(Tag tag) {
    if (!tag.isMedia()) {
      return IGNORED;
    }
    String inside = (path.isEmpty() ? "media:" : path + "/media:") + tag.name();
    switch (tag.name()) {
      case "group", "content" -> {
        return part(tag, inside);
      }
      case "title" -> {
        return text(tag, inside, first -> title = title == null ? first : title);
      }
      case "description" -> {
        return text(tag, inside, first -> description = description == null ? first : description);
      }
      case "restriction" -> {
        var restriction = new Trait(tag, inside);
        restrictions.add(restriction);
        TextRange range = tag.range();
        return new TextPart(text -> restriction.text(text, place(restriction, range)), range);
      }
      case "price" -> prices.add(new Trait(tag, inside));
      case "rating" -> {
        String scheme = tag.attribute("scheme");
        return text(tag, inside, rating -> values.rating(rating, scheme));
      }
      case "thumbnail" -> {
        hasThumbnail |= tag.attribute("url") != null;
        values.sizes(tag, inside);
      }
      case "embed" -> hasEmbed |= tag.attribute("url") != null;
      case "player" -> player(tag, inside);
      case "status" -> status(tag, inside);
      default -> {
        // no rule is about it
      }
    }
    return IGNORED;
  }

  private OpenPart part(Tag tag, String inside) {
    if (file != null) {
      return IGNORED; // contents cannot be nested
    }
    if (!path.isEmpty() && tag.name().equals("group")) {
      return this; // what a group in a group says is said of the outer one
    }
    values.attributes(tag, inside);
    Rendition content = tag.name().equals("content") ? rendition(tag) : null;
    var part = new MediaPart(log, inside, tag.location(), tag.attributes(), content);
    parts.add(part);
    return part;
  }

  private static Rendition rendition(Tag tag) {
    return Rendition.builder()
        .url(tag.attribute("url"))
        .type(tag.attribute("type"))
        .medium(tag.attribute("medium"))
        .isDefault(tag.says("isDefault", "true"))
        .duration(tag.attribute("duration"))
        .build();
  }

  /** Returns the part for a text, which may be HTML. An empty one counts as none. */
  private static OpenPart text(Tag tag, String inside, Consumer<Trait> keep) {
    var said = new Trait(tag, inside);
    boolean html = tag.says("type", "html");
    TextRange range = tag.range();
    return new TextPart(
        raw -> {
          said.text(html ? PlainText.ofHtml(raw) : raw, place(said, range));
          if (!said.text().isBlank()) {
            keep.accept(said);
          }
        },
        range);
  }

  private static Location place(Trait said, @Nullable TextRange range) {
    return range == null ? said.location() : range.locate(said.location());
  }

  private void player(Tag tag, String inside) {
    String url = tag.attribute("url");
    if (url != null && player == null) {
      player = new Trait(tag, inside);
      player.text(url, player.location());
    }
  }

  private void status(Tag tag, String inside) {
    String state = tag.attribute("state");
    if (state != null && (tag.says("state", "blocked") || tag.says("state", "deleted"))) {
      log.reportElement(
          MediaCodes.STATUS,
          tag.attributes().getOrDefault("state", tag.location()),
          inside + "/@state",
          () -> "the status is " + Problem.quoted(state) + ", so the media are not available");
    }
  }
}
