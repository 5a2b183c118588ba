package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Location;
import java.util.HashSet;
import java.util.Set;

/**
 * The root of an RSS feed. Source: <a href="https://www.rssboard.org/rss-specification">RSS
 * 2.0</a>.
 */
final class RssPart extends OpenPart {

  private final String name;
  private final MediaPart media;
  private final MediaRules rules;
  private final FeedLog log;
  private final Extensions extensions;
  private final Set<String> own = new HashSet<>(Namespaces.RSS_2);
  private final Guids guids;
  private boolean begun;

  RssPart(Tag root, MediaPart media, MediaRules rules, FeedLog log, Extensions extensions) {
    this.name = root.name();
    this.media = media;
    this.rules = rules;
    this.log = log;
    this.extensions = extensions;
    this.guids = new Guids(log);
    own.add(root.namespace());
    own.add(Namespaces.RSS_1);
  }

  @Override
  OpenPart child(Tag tag) {
    if (!begun) {
      begun = true;
      own.add(tag.namespace()); // in RDF, the root is in another namespace
    }
    if (!own.contains(tag.namespace())) {
      return IGNORED;
    }
    return switch (tag.name()) {
      case "channel" -> new Channel(tag.location());
      case "item" -> item(tag);
      default -> IGNORED;
    };
  }

  private OpenPart item(Tag tag) {
    return new RssItem(tag, own, guids, media, rules, log, extensions);
  }

  @Override
  void end() {
    guids.end();
  }

  /** The channel. Items are in it, or after it in RSS 1.0. */
  private final class Channel extends OpenPart {

    private final Required required = new Required("title", "link", "description");
    private final Location location;

    Channel(Location location) {
      this.location = location;
    }

    @Override
    OpenPart child(Tag tag) {
      if (!own.contains(tag.namespace())) {
        return media.child(tag);
      }
      return switch (tag.name()) {
        case "title", "link", "description" -> required.notEmpty(tag.name());
        case "item" -> item(tag);
        default -> IGNORED;
      };
    }

    @Override
    void end() {
      if (!required.isComplete()) {
        log.report(
            FeedCodes.CHANNEL_REQUIRED,
            location,
            name + "/channel",
            () -> "the channel " + required.message());
      }
    }
  }
}
