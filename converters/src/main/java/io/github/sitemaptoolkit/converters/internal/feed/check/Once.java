package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import java.util.ArrayList;
import java.util.List;

/** Reports elements that may occur once and occur again, each only for the first time. */
final class Once {

  private final String owner;
  private final FeedLog log;
  private final List<String> seen = new ArrayList<>(4); // few: no set is needed
  private final List<String> reported = new ArrayList<>(0);

  /**
   * Creates a check.
   *
   * @param owner the name of what the elements are in
   */
  Once(String owner, FeedLog log) {
    this.owner = owner;
    this.log = log;
  }

  /** Notes an element of the feed's own format. */
  void add(Tag tag) {
    String name = tag.name();
    if (!seen.contains(name)) {
      seen.add(name);
    } else if (!reported.contains(name)) {
      reported.add(name);
      log.reportElement(
          FeedCodes.DUPLICATE_ELEMENT,
          tag.location(),
          name + "[2]",
          () ->
              "the " + owner + " has another " + name + " before this one, but may have only one");
    }
  }
}
