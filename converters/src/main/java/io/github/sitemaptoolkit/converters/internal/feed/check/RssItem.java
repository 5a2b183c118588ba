package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.TextRange;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.WeekdayCheck;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An item of RSS. */
final class RssItem extends ItemPart {

  private static final int DAY_LENGTH = 10;

  private final FeedLog log;
  private final Set<String> own;
  private final Once once;
  private final Guids guids;
  private boolean described;
  private @Nullable String guid; // a url that is said not to be that of the page
  private @Nullable Location guidPlace;

  RssItem(
      Tag tag,
      Set<String> own,
      Guids guids,
      MediaPart ofFeed,
      MediaRules rules,
      FeedLog log,
      Extensions extensions) {
    super(tag, new MediaPart(log, "", tag.location()), ofFeed, rules, extensions);
    this.log = log;
    this.own = own;
    this.guids = guids;
    this.once = new Once("item", log);
  }

  @Override
  boolean isOwn(Tag tag) {
    return own.contains(tag.namespace());
  }

  @Override
  OpenPart own(Tag tag) {
    switch (tag.name()) {
      case "title", "description" -> {
        once.add(tag);
        return new TextPart(text -> described |= !text.isEmpty());
      }
      case "link" -> {
        once.add(tag);
        return new TextPart(this::page);
      }
      case "guid" -> {
        once.add(tag);
        return guid(tag);
      }
      case "pubDate" -> {
        once.add(tag);
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

  /** A product may have its title and description in the namespace of shops alone. */
  @Override
  OpenPart other(Tag tag) {
    boolean text = tag.name().equals("title") || tag.name().equals("description");
    return text && Namespaces.PRODUCTS.equals(tag.namespace())
        ? new TextPart(it -> described |= !it.isEmpty())
        : IGNORED;
  }

  private OpenPart guid(Tag tag) {
    boolean no = tag.says("isPermaLink", "false");
    Location at = tag.location();
    TextRange range = tag.range();
    return no
        ? new TextPart(
            text -> {
              guid = text;
              guidPlace = range == null ? at : range.locate(at);
            },
            range)
        : IGNORED;
  }

  /**
   * Reports a date that readers understand without a word: one of the W3C, one without a time, and
   * one whose day of the week is that of another day.
   */
  private void checkDate(String date, Location tag, @Nullable TextRange range) {
    String lacks = null;
    if (date.equals(ParsedDate.kept(date))) {
      lacks = " is not written as RFC 822 requires";
    } else {
      ParsedDate parsed = ParsedDate.of(date);
      String day = parsed.date();
      boolean found = parsed.fault() == DateFault.RFC822 && !parsed.isCut();
      boolean dayOnly = found && day != null && day.length() == DAY_LENGTH;
      lacks = dayOnly ? " has no time; it is read as " + day : WeekdayCheck.words(date, day);
    }
    if (lacks != null) {
      String words = lacks;
      log.reportElement(
          FeedCodes.PUBDATE,
          range == null ? tag : range.locate(tag),
          range == null ? "" : "pubDate",
          () -> "pubDate " + Problem.quoted(date) + words);
    }
  }

  @Override
  void checkOwn() {
    Location at = guidPlace;
    String page = page();
    if (guid != null && at != null && page != null && UrlJudge.isWeb(guid) && !guid.equals(page)) {
      guids.add(guid, at);
    }
    if (!described) {
      log.report(
          FeedCodes.ITEM_TITLE_OR_DESCRIPTION,
          location(),
          null,
          "the item has neither a title nor a description");
    }
  }
}
