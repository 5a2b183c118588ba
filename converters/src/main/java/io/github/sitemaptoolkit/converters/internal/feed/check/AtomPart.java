package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Location;

/** The root of an Atom feed. */
final class AtomPart extends OpenPart {

  private final MediaPart media;
  private final MediaRules rules;
  private final FeedLog log;
  private final Extensions extensions;
  private final Location location;
  private final String own;
  private final AtomElements elements;

  AtomPart(Tag root, MediaPart media, MediaRules rules, FeedLog log, Extensions extensions) {
    this.media = media;
    this.rules = rules;
    this.log = log;
    this.extensions = extensions;
    this.location = root.location();
    this.own = root.namespace();
    this.elements = new AtomElements("feed", log);
  }

  @Override
  OpenPart child(Tag tag) {
    if (!tag.namespace().equals(own)) {
      return media.child(tag);
    } else if (tag.name().equals("entry")) {
      return new AtomEntry(tag, media, rules, log, extensions);
    }
    return elements.child(tag);
  }

  @Override
  void end() {
    elements.check(own, "feed", location, "feed");
  }
}
