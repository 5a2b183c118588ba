package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.problem.Location;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An item of RSS or an entry of Atom. */
abstract class ItemPart extends OpenPart {

  private static final Set<String> NOT_IN_FEEDS = Set.of("image", "news"); // ids of extensions

  private final Location location;
  private final MediaPart media;
  private final MediaPart ofFeed;
  private final MediaRules rules;
  private final Extensions extensions;
  private @Nullable String page;

  /**
   * Creates an item.
   *
   * @param ofFeed the elements of Media RSS that all items inherit
   */
  ItemPart(Tag tag, MediaPart media, MediaPart ofFeed, MediaRules rules, Extensions extensions) {
    this.location = tag.location();
    this.media = media;
    this.ofFeed = ofFeed;
    this.rules = rules;
    this.extensions = extensions;
  }

  final Location location() {
    return location;
  }

  /** Sets the url of the page; the first one counts. */
  final void page(@Nullable String url) {
    page = page == null ? url : page;
  }

  /** Returns the url of the page so far; null if there is none. */
  final @Nullable String page() {
    return page;
  }

  /** Returns whether an element is one of the feed's own format. */
  abstract boolean isOwn(Tag tag);

  /** Returns the part for an element of the feed's own format. */
  abstract OpenPart own(Tag tag);

  /** Checks the elements of the feed's own format together. */
  abstract void checkOwn();

  /** Returns the part for an element of another format than the feed's and Media RSS. */
  OpenPart other(Tag tag) {
    return IGNORED;
  }

  @Override
  final OpenPart child(Tag tag) {
    if (isOwn(tag)) {
      return own(tag);
    } else if (tag.isMedia()) {
      return media.child(tag);
    }
    Registration found = extensions.find(tag.namespace(), tag.name()).orElse(null);
    if (found != null && NOT_IN_FEEDS.contains(found.id())) {
      rules.notForFeeds(tag.location(), found.element().toString());
    }
    return other(tag);
  }

  /**
   * Checks a file that belongs to the item.
   *
   * @param attribute the name of the attribute with its url
   */
  final void enclosure(Tag tag, String attribute) {
    String url = tag.attribute(attribute);
    if (url != null && Rendition.of(url, tag.attribute("type")).kind() == Medium.IMAGE) {
      rules.notForFeeds(tag.location(), "this enclosure");
    }
    rules.checkLength(tag);
  }

  @Override
  final void end() {
    checkOwn();
    rules.check(media, ofFeed, page);
  }
}
