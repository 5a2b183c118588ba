package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import org.jspecify.annotations.Nullable;

/**
 * The guids of a feed that are urls, but not those of the pages. Programs write them in all items,
 * so they are reported once.
 */
final class Guids {

  private final FeedLog log;
  private @Nullable String first;
  private @Nullable Location place;
  private long count;

  Guids(FeedLog log) {
    this.log = log;
  }

  void add(String guid, Location at) {
    count++;
    if (first == null) {
      first = guid;
      place = at;
    }
  }

  /** Reports them at the end of the feed. */
  void end() {
    String guid = first;
    Location at = place;
    if (guid != null && at != null) {
      log.reportElement(
          FeedCodes.GUID_NOT_PERMALINK,
          at,
          "rss/channel",
          () ->
              "guid "
                  + Problem.quoted(guid)
                  + " is not the url of the page, but that of link is: it has isPermaLink=\"false\""
                  + (count > 1 ? " (" + ShownNumber.of(count) + " times)" : ""));
    }
  }
}
