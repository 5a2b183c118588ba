package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.MrssCodes;
import io.github.sitemaptoolkit.converters.internal.feed.media.ItemMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the elements of Media RSS. Source: <a href="https://www.rssboard.org/media-rss">Media RSS
 * 1.5.1</a>.
 */
final class MediaReader {

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;

  MediaReader(Feed feed, ItemModules modules) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = modules;
  }

  /**
   * Reads an element of an item.
   *
   * @return false if it is not known; it is then not read
   */
  boolean read(ItemMedia media, ItemBuilder item) {
    checkNamespace();
    switch (cursor.localName()) {
      case "group" -> readGroup(media, item);
      case "content" -> media.addContent(readContent(item));
      default -> {
        return media.traits().read(feed, item::lost);
      }
    }
    return true;
  }

  /** Reads an element of the feed itself. Returns false if it is not known. */
  boolean readTraits(MediaTraits traits) {
    checkNamespace();
    return traits.read(feed, (kind, value) -> feed.log().lostDetail(FeedTerms.FEED_ELEMENTS, kind));
  }

  private void checkNamespace() {
    String namespace = cursor.namespace();
    if (Namespaces.isOddMedia(namespace)) {
      Location declared = cursor.declarationOf(namespace);
      feed.log()
          .once(
              FeedCodes.MRSS_SLASH,
              declared == null ? cursor.tag() : declared,
              () -> "the namespace of Media RSS is " + Namespaces.MEDIA + ", not " + namespace);
    }
  }

  /** Reads a group. What groups in it say is said of it. */
  private void readGroup(ItemMedia media, ItemBuilder item) {
    List<ItemMedia.Content> contents = new ArrayList<>();
    var traits = new MediaTraits();
    int inner = 0; // groups that are open in it
    for (Event event = cursor.nextPastSpace();
        event != Event.END || inner > 0;
        event = cursor.nextPastSpace()) {
      if (event == Event.END) {
        inner--;
      } else if (event == Event.START && isMedia("group")) {
        inner++;
        tellNested();
      } else if (event == Event.START && isMedia("content")) {
        contents.add(readContent(item));
      } else if (event == Event.START) {
        readInside(traits, item);
      }
    }
    media.addGroup(contents, traits);
  }

  private void tellNested() {
    if (!feed.links().checks()) {
      feed.log()
          .once(
              MrssCodes.NESTED_GROUP,
              cursor.tag(),
              () -> "a media:group is in another; what is in it is read as if it were in that");
    }
  }

  private boolean isMedia(String name) {
    return Namespaces.isMedia(cursor.namespace()) && cursor.localName().equals(name);
  }

  private ItemMedia.Content readContent(ItemBuilder item) {
    var file =
        new Rendition(
            feed.url("url"),
            cursor.attribute("type"),
            cursor.attribute("medium"),
            "true".equals(cursor.attribute("isDefault")),
            cursor.attribute("duration"),
            cursor.attribute("bitrate"),
            cursor.attribute("width"),
            cursor.attribute("height"),
            cursor.attribute("expression"));
    var traits = new MediaTraits();
    for (Event event = cursor.nextPastSpace(); event != Event.END; event = cursor.nextPastSpace()) {
      if (event == Event.START) {
        readInside(traits, item);
      }
    }
    return new ItemMedia.Content(file, traits);
  }

  private void readInside(MediaTraits traits, ItemBuilder item) {
    if (!Namespaces.isMedia(cursor.namespace())) {
      modules.read(item);
    } else if (!traits.read(feed, item::lost)) {
      modules.lose(item);
    }
  }
}
