package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.extension.Extensions;

/** An entry of Atom. */
final class AtomEntry extends ItemPart {

  private final String own;
  private final AtomElements elements;

  AtomEntry(Tag tag, MediaPart ofFeed, MediaRules rules, FeedLog log, Extensions extensions) {
    super(tag, new MediaPart(log, "", tag.location()), ofFeed, rules, extensions);
    this.own = tag.namespace();
    this.elements = new AtomElements("entry", log);
  }

  @Override
  boolean isOwn(Tag tag) {
    return tag.namespace().equals(own);
  }

  @Override
  OpenPart own(Tag tag) {
    if (!tag.name().equals("link")) {
      return elements.child(tag);
    }
    String relation = tag.attribute("rel");
    if (relation == null || relation.equals(FeedTerms.ALTERNATE)) {
      page(tag.attribute("href"));
    } else if (relation.equals(FeedTerms.ENCLOSURE)) {
      enclosure(tag, "href");
    }
    return elements.child(tag);
  }

  @Override
  void checkOwn() {
    elements.check(own, "entry", location(), null);
  }
}
