package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.extension.Extensions;

/** The document. Only its first root is a feed; readers leave out any other. */
final class DocumentPart extends OpenPart {

  private final FeedLog log;
  private final Extensions extensions;
  private boolean begun;

  DocumentPart(FeedLog log, Extensions extensions) {
    this.log = log;
    this.extensions = extensions;
  }

  @Override
  OpenPart child(Tag root) {
    if (begun) {
      return IGNORED;
    }
    begun = true;
    log.report(
        FeedCodes.YANDEX,
        root.location(),
        null,
        "the document is a feed; Yandex only reads sitemaps in XML and text");
    var rules = new MediaRules(log);
    var media = new MediaPart(log, "", root.location());
    return switch (root.name()) {
      case "rss", "RDF" -> new RssPart(root, media, rules, log, extensions);
      case "feed" -> new AtomPart(root, media, rules, log, extensions);
      case "entry" -> new AtomEntry(root, media, rules, log, extensions);
      default -> IGNORED;
    };
  }
}
