package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.ItemContext;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.option.Embargo;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.service.Containment;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts items to url entries.
 *
 * <p>If an item contains the complete entry, nothing else of the item is used.
 *
 * <p>An extension whose own elements are in an item is read from them; all other extensions create
 * values from the item. What no value has is lost; {@link ItemLosses} counts it.
 */
public final class FeedEntries extends ItemContext {

  private static final int DAY = 10; // characters of a day: 2026-11-20

  private final Context context;
  private final FeedLog log;
  private final Links links;
  private final FeedOptions options;
  private final MediaTraits media;
  private final MediaJudge judge = new MediaJudge();
  private final ItemLosses losses;
  private final Instant now;
  private final String yesterday;
  private final boolean withoutEmbargoed;
  private final boolean converts; // false if the feed is only checked
  private @Nullable FeedItem item; // the one that extensions create values from

  /**
   * Creates a converter of a feed's items.
   *
   * @param log receives problems and losses
   * @param links judges the urls of pages
   * @param media the traits of all media of the feed
   */
  public FeedEntries(
      Context context, FeedLog log, Links links, MediaTraits media, DocumentInfo document) {
    super(log, document);
    this.context = context;
    this.log = log;
    this.links = links;
    this.options = context.options(FeedOptions.DEFAULTS);
    this.media = media;
    this.losses = new ItemLosses(log);
    this.withoutEmbargoed = context.options(Embargo.LISTED) == Embargo.LEFT_OUT;
    this.converts = context.options(FormatChecks.OFF) == FormatChecks.OFF;
    Instant asked = options.now();
    this.now = asked == null ? Instant.now() : asked;
    this.yesterday = now.minus(Duration.ofDays(1)).toString().substring(0, DAY);
  }

  /**
   * Returns the entry of an item: the complete one in it, else one made of its data; null if it has
   * no page. What follows is reported outside of the item.
   */
  public @Nullable UrlEntry entry(ItemBuilder builder) {
    UrlEntry entry = builder.whole();
    String link = builder.link();
    if (entry == null && link != null) {
      log.link(link);
      links.judge(link, builder.place(link), "loc");
      String lastmod = lastmod(builder);
      if (withoutEmbargoed && builder.dates().isToCome()) {
        log.repeated(
            FeedCodes.EMBARGO, "to be published later, and left out of the news until then");
        log.whole(true);
        log.endItem();
        return null;
      }
      List<Node<?>> nodes = nodes(builder, link);
      entry = UrlEntry.builder(link).lastmod(lastmod).nodes(nodes).build();
      ItemPlaces places = builder.places();
      if (places != null) {
        places.place("loc", link);
        places.place("lastmod", lastmod);
      }
    }
    log.whole(builder.whole() != null);
    log.endItem();
    return entry;
  }

  /** Returns whether entries keep what only a feed has a place for. */
  boolean keepsMetadata() {
    return options.metadata();
  }

  /**
   * Reports that an item is about the page of another item.
   *
   * @param cut the address whose fragment is cut off; null if there is none
   */
  void tellJoined(String link, @Nullable String cut) {
    if (cut != null) {
      log.link(cut);
      log.repeated(
          FeedCodes.FRAGMENT, "about a part of a page: the fragment of the url is cut off");
    }
    log.link(link);
    log.repeated(FeedCodes.ONE_PAGE, "about the page of another item: both are one entry");
    log.link(null);
  }

  /** Returns when an item changed last; counts a date that is ahead of now. */
  private @Nullable String lastmod(ItemBuilder builder) {
    ItemDates dates = builder.dates();
    if (converts) {
      dates.now(now, yesterday);
    }
    String lastmod = dates.lastmod();
    if (dates.ahead() != null && !(withoutEmbargoed && dates.isToCome())) {
      log.repeated(FeedCodes.DATE_AHEAD, "dated ahead of now: the date is not used");
    }
    return lastmod;
  }

  /** Returns the values of extensions in the item, and those that extensions create from it. */
  private List<Node<?>> nodes(ItemBuilder builder, String link) {
    if (options.language() != null) {
      builder.useLanguageOfFeed();
    }
    FeedItem made = converts ? builder.build(link, media, judge) : null;
    item = made;
    if (builder.isCovered() && !media.covers().isEmpty()) {
      log.once(
          FeedCodes.COVER,
          builder.location(),
          () ->
              "films without a picture have that of the podcast as thumbnail: "
                  + Problem.quoted(media.covers().get(0)));
    }
    List<Node<?>> nodes = new ArrayList<>();
    for (Registration registration : context.extensions().registrations()) {
      List<Node<?>> own = builder.nodes(registration);
      if (own != null) {
        nodes.addAll(own);
      } else if (made != null) {
        create(registration.extension(), made, builder, nodes);
      }
    }
    if (made != null) {
      builder.omitted().forEach(one -> log.leftOut(one, builder.place(one.address())));
      losses.count(builder, made, !options.metadata());
      if (options.metadata()) {
        nodes.add(Node.of(ItemMetadata.of(made)));
      }
    }
    return nodes;
  }

  /** Adds the values that an extension creates, up to its failure, which is a problem. */
  private <E extends UrlExtension> void create(
      SitemapExtension<E> extension, FeedItem from, ItemBuilder builder, List<Node<?>> nodes) {
    FeedMapping<E> mapping = extension.descriptor().feed();
    if (mapping == null) {
      return;
    }
    Location at = builder.location();
    ItemPlaces places = builder.places();
    log.at(at);
    try {
      List<E> values = mapping.fromFeed(from, this);
      if (values.isEmpty()) {
        return; // as most are
      }
      for (E value : values) {
        extension.write(value, new AccountWriter(from.account()));
        if (places != null) {
          extension.write(value, new PlaceWriter(places, extension.descriptor().id()));
        }
        nodes.add(Node.of(value));
      }
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      log.missing(
          ExtensionCodes.FAILED,
          at,
          extension.descriptor().id(),
          () ->
              "the extension "
                  + extension.descriptor().id()
                  + " failed on this item: "
                  + Problem.quoted(e.toString()));
    }
  }

  @Override
  public boolean isTitleOfFeed() {
    return options.title() == null;
  }

  @Override
  public boolean isWanted(String id) {
    return options.extensions().contains(id);
  }

  /** Returns the same time for all items of a feed. */
  @Override
  public Instant now() {
    return now;
  }

  @Override
  public void repeated(Code code, String message) {
    log.repeated(code, message);
  }

  @Override
  public void used(@Nullable String value) {
    if (item != null) {
      item.account().add(value);
    }
  }
}
