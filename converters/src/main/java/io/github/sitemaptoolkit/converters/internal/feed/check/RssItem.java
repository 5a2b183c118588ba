package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.TextRange;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An item of RSS. */
final class RssItem extends ItemPart {

  private final FeedLog log;
  private final Set<String> own;
  private boolean described;

  RssItem(
      Tag tag,
      Set<String> own,
      MediaPart ofFeed,
      MediaRules rules,
      FeedLog log,
      Extensions extensions) {
    super(tag, new MediaPart(log, "", tag.location()), ofFeed, rules, extensions);
    this.log = log;
    this.own = own;
  }

  @Override
  boolean isOwn(Tag tag) {
    return own.contains(tag.namespace());
  }

  @Override
  OpenPart own(Tag tag) {
    switch (tag.name()) {
      case "title", "description" -> {
        return new TextPart(text -> described |= !text.isEmpty());
      }
      case "link" -> {
        return new TextPart(this::page);
      }
      case "pubDate" -> {
        Location at = tag.location();
        TextRange range = tag.range();
        return new TextPart(date -> checkDate(date, at, range), range);
      }
      case "enclosure" -> enclosure(tag, "url");
      default -> {
        // no rule is about it
      }
    }
    return IGNORED;
  }

  /** Reports a date of the W3C, which readers understand. They report all other faults. */
  private void checkDate(String date, Location tag, @Nullable TextRange range) {
    if (date.equals(ParsedDate.kept(date))) {
      log.reportElement(
          FeedCodes.PUBDATE,
          range == null ? tag : range.locate(tag),
          range == null ? "" : "pubDate",
          () -> "pubDate " + Problem.quoted(date) + " is not written as RFC 822 requires");
    }
  }

  @Override
  void checkOwn() {
    if (!described) {
      log.report(
          FeedCodes.ITEM_TITLE_OR_DESCRIPTION,
          location(),
          null,
          "the item has neither a title nor a description");
    }
  }
}
