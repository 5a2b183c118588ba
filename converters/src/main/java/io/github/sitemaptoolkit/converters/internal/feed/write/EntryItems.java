package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.ItemContext;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.PageName;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.service.Containment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts url entries to items by the extensions of their values, and reports losses. */
final class EntryItems extends ItemContext {

  private final Context context;
  private final WriteLog log;
  private final WrittenDates dates;

  EntryItems(Context context, WriteLog log, DocumentInfo feed) {
    super(log, feed);
    this.context = context;
    this.log = log;
    this.dates = new WrittenDates(log);
  }

  /** Returns the item of an entry. */
  FeedItem item(UrlEntry entry) {
    FeedItem.Builder item =
        FeedItem.builder(entry.loc()).updated(dates.usable(entry.lastmod(), FeedTerms.LASTMOD));
    loseIfPresent("changefreq", entry.changefreq());
    loseIfPresent("priority", entry.priority());
    log.lost(entry.unknown());
    if (entry.nodes().isEmpty()) {
      return item.build();
    }
    for (Registration registration : context.extensions().registrations()) {
      for (Node<?> node : entry.nodes()) {
        if (node.value().getClass() == registration.descriptor().type()) {
          say(registration.extension(), node, entry, item);
        }
      }
    }
    for (Node<?> node : entry.nodes()) {
      if (node.value() instanceof ForeignElement) {
        log.lost(node);
      } else if (!(node.value() instanceof ItemMetadata)
          && context.extensions().find(node.value().getClass()).isEmpty()) {
        log.left(node);
      }
    }
    ItemMetadata metadata = ItemMetadata.of(entry);
    return withoutDoubles(metadata == null ? item : metadata.applyTo(item));
  }

  private void loseIfPresent(String kind, @Nullable String value) {
    if (value != null) {
      log.lostDetail(kind, value);
    }
  }

  /** Adds a value to the item. If the extension fails, only its own value is lost. */
  private <E extends UrlExtension> void say(
      SitemapExtension<E> extension, Node<?> node, UrlEntry owner, FeedItem.Builder item) {
    Descriptor<E> descriptor = extension.descriptor();
    FeedMapping<E> mapping = descriptor.feed();
    try {
      if (mapping == null
          || !mapping.toFeed(descriptor.type().cast(node.value()), owner, item, this)) {
        log.lost(node);
      }
      log.lost(node.unknown());
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      log.report(
          ExtensionCodes.FAILED,
          log.document(),
          null,
          !log.isWhole(),
          () ->
              "the extension "
                  + descriptor.id()
                  + " failed on this entry: "
                  + Problem.quoted(e.toString()));
    }
  }

  /** Keeps the first of media with the same file or player, which readers take for one. */
  private FeedItem withoutDoubles(FeedItem.Builder builder) {
    FeedItem item = builder.build();
    if (item.media().size() < 2) {
      return item;
    }
    List<FeedMedia> media = new ArrayList<>();
    Set<String> files = new HashSet<>();
    Set<String> players = new HashSet<>();
    Set<String> playersOfFiles = new HashSet<>();
    for (FeedMedia one : item.media()) {
      String file = one.renditions().isEmpty() ? null : one.renditions().get(0).url();
      String player = one.kind() == Medium.VIDEO ? one.player() : null;
      boolean samePlayer =
          player != null
              && players.contains(player)
              && (file == null || !playersOfFiles.contains(player));
      if (samePlayer || (file != null && !files.add(one.kind() + file))) {
        log.lost("duplicate media", file == null ? player : file);
        continue;
      }
      media.add(one);
      if (player != null) {
        players.add(player);
      }
      if (player != null && file != null) {
        playersOfFiles.add(player);
      }
    }
    return builder.media(media).build();
  }

  /** Returns a title for an item, where one is required: its own, else one from its url. */
  static String title(FeedItem item) {
    String title = ownTitle(item);
    return title == null ? PageName.of(item.link()) : title;
  }

  /** Returns the title of an item, else that of its first video; null if there is none. */
  static @Nullable String ownTitle(FeedItem item) {
    String title = item.title();
    for (FeedMedia media : item.media()) {
      title = title == null && media.kind() == Medium.VIDEO ? media.title() : title;
    }
    return title;
  }
}
