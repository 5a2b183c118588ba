package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedEntries;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemsAhead;
import io.github.sitemaptoolkit.converters.internal.feed.read.PagesOfItems;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.internal.json.ItemBudget;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the items of a JSON Feed as those of other feeds. */
final class JsonFeedItems implements Items {

  /** The id of the format, for messages about losses. */
  static final String ID = "jsonfeed";

  private final ItemCursor cursor;
  private final JsonLog places;
  private final FeedLog log;
  private final Links links;
  private final JsonFeedHead head;
  private final DocumentInfo document;
  private final JsonFeedItem item;
  private final PagesOfItems pages;
  private final boolean wanted; // places
  private boolean onItem;
  private boolean started;
  private Location location;

  /** Reads up to the first item. A failure is kept until it is asked for. */
  JsonFeedItems(ItemCursor cursor, JsonLog places, FeedLog log, JsonFeedHead head, Context context)
      throws IOException {
    this.cursor = cursor;
    this.places = places;
    this.log = log;
    this.head = head;
    this.location = places.document();
    this.wanted = context.places();
    this.onItem = cursor.next();
    head.complete();
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    this.links = Links.of(log, FeedCodes.JSON_RELATIVE, context);
    links.feedLink(head.base());
    this.document = options.describe(head.document());
    ContentMedia media = Feed.contentMedia(context);
    this.item =
        new JsonFeedItem(
            log,
            places,
            links,
            head.base() == null ? context.base() : head.base(),
            media,
            new ItemBudget(places, context.limits()));
    var ahead = new ItemsAhead(this::read, log, links, media, this::taken);
    var entries = new FeedEntries(context, log, links, new MediaTraits(), document);
    this.pages = new PagesOfItems(ahead, entries, context, this::taken);
  }

  @Override
  public @Nullable UrlEntry next() throws IOException {
    UrlEntry entry = pages.next();
    Location place = pages.location();
    location = place == null ? location : place;
    return entry;
  }

  /** Returns how much of the document was read, in the unit that the parser counts. */
  private long taken() {
    JsonLocation at = cursor.parser().currentLocation();
    return Math.max(at.getByteOffset(), at.getCharOffset());
  }

  private @Nullable ItemBuilder read() throws IOException {
    while (started ? cursor.next() : onItem) {
      started = true;
      JsonParser in = cursor.parser();
      location = places.at(in);
      if (in.currentToken() != JsonToken.START_OBJECT) {
        LineItems.skip(in, places);
        continue;
      }
      log.beginItem();
      ItemPlaces kept = wanted ? log.keepPlaces(location) : null;
      ItemBuilder built = item.read(in, location, kept);
      if (kept != null) {
        Location end = places.at(in);
        kept.values().endLater(() -> end);
      }
      built.authors().ofFeed(head.authors());
      built.authors().facesOfFeed(head.faces());
      if (item.isOfOtherSite()) {
        log.report(
            FeedCodes.JSON_NO_URL.withSeverity(Severity.WARNING),
            location,
            null,
            FeedReader.named("item", built)
                + " links to a page of another site (external_url); it is left out");
      } else if (built.link() == null) {
        log.withoutPage(
            FeedCodes.JSON_NO_URL, FeedReader.named("item", built), "has no url", location);
      }
      return built;
    }
    started = true;
    return null;
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public @Nullable Places places() {
    return pages.places();
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public void end() {
    log.endItem();
    links.end();
    log.end();
  }
}
