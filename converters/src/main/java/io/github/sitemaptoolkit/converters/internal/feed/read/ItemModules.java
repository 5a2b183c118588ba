package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.MrssCodes;
import io.github.sitemaptoolkit.converters.internal.feed.content.MarkupText;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.element.ExtensionReader;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads elements that an item of any feed may contain: a complete entry of a sitemap, elements of
 * extensions, Media RSS, Dublin Core, podcasts, products. All others are skipped and counted as
 * lost.
 */
public final class ItemModules {

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ExtensionReader extensions;
  private final MediaReader media;
  private final ContentMedia contentMedia;
  private final PodcastReader podcasts;
  private final ProductReader products;
  private @Nullable ItemBuilder current; // the item whose elements were read last

  public ItemModules(Feed feed) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.extensions = feed.extensionReader();
    this.media = new MediaReader(feed, this);
    this.contentMedia = feed.contentMedia();
    this.podcasts = new PodcastReader(feed, this);
    this.products = new ProductReader(feed);
  }

  /** Reads the current element, up to its end tag. */
  public void read(ItemBuilder item) {
    String namespace = cursor.namespace();
    if (UrlXml.isUrl(namespace, cursor.localName())) {
      readWhole(item);
      return;
    }
    Registration registration =
        feed.context().extensions().find(namespace, cursor.localName()).orElse(null);
    if (registration != null) {
      readOwn(registration, item);
      return;
    }
    boolean known;
    if (Namespaces.isMedia(namespace)) {
      known = media.read(item.media(), item);
    } else if (Namespaces.isDublinCore(namespace)) {
      known = dublinCore(item);
    } else if (namespace.equals(Namespaces.DCTERMS)) {
      known = dublinCoreTerms(item);
    } else if (namespace.equals(Namespaces.FEEDBURNER)) {
      known = feedBurner(item);
    } else if (namespace.equals(Namespaces.PRODUCTS)) {
      known = products.read(item);
    } else if (Namespaces.isItunes(namespace)) {
      known = podcasts.itunes(item);
    } else {
      known = Namespaces.isPodcast(namespace) && podcasts.read(item);
    }
    if (!known) {
      feed.log().unread(cursor);
      lose(item);
    }
  }

  /** Reads the complete entry of a sitemap. */
  private void readWhole(ItemBuilder item) {
    ItemPlaces known = item.places();
    Places places = known == null ? null : feed.log().placesIn(cursor.tag());
    feed.log().whole(true);
    UrlEntry entry = UrlXml.read(cursor, null, feed.context().extensions(), feed.log(), places);
    feed.log().whole(false);
    item.whole(entry);
    if (entry != null && known != null && places != null) {
      Location end = cursor.tag();
      places.endLater(() -> end);
      known.values(places);
    }
  }

  /** Reads an element of an extension. */
  private void readOwn(Registration registration, ItemBuilder item) {
    ItemPlaces places = item.places();
    if (current != item) {
      current = item;
      extensions.beginEntry();
      extensions.keep(places == null ? null : places.values());
    }
    if (places != null) {
      places.own(registration.id());
    }
    Node<?> node = extensions.read(registration);
    if (node != null) {
      item.add(registration, node);
    }
  }

  /** Skips the current element, and counts it. */
  public void lose(ItemBuilder item) {
    if (cursor.namespace().equals(Namespaces.CONTENT)) {
      loseContent(item, "content", true);
    } else {
      lose(item, cursor.name());
    }
  }

  /** Counts a loss. Only the first of a kind gets an example, because contents are large. */
  private void lose(ItemBuilder item, String kind) {
    if (feed.log().knowsLost(kind)) {
      cursor.skip();
      item.lost(kind, null);
    } else {
      LossListener lost = item::lost;
      lost.skip(kind, cursor);
    }
  }

  /**
   * Counts the text of the current content as lost, and keeps its HTML if media of it are wanted.
   *
   * @param escaped whether its text is HTML; else only its elements are
   */
  public void loseContent(ItemBuilder item, String kind, boolean escaped) {
    if (readsContents()) {
      String base = cursor.base();
      Location at = place(item);
      MarkupText markup = MarkupText.read(cursor, escaped);
      item.lost(kind, markup.beginning());
      item.contents().add(markup.html(), base, at);
    } else {
      lose(item, kind);
    }
  }

  /** Returns where the current element begins if the addresses in its HTML are checked. */
  public @Nullable Location place(ItemBuilder item) {
    if (!feed.links().checks()) {
      return null;
    }
    Location at = cursor.tag();
    ItemPlaces places = item.places();
    if (places != null) {
      places.add(at, cursor.name());
    }
    return at;
  }

  /**
   * Keeps the HTML of a summary if media of it are wanted.
   *
   * @param at its {@link #place}
   */
  public void keepSummary(
      ItemBuilder item, String html, @Nullable String base, @Nullable Location at) {
    if (readsContents()) {
      item.contents().add(html, base, at);
    }
  }

  /** Returns whether media of contents are wanted. */
  public boolean readsContents() {
    return contentMedia != ContentMedia.NONE;
  }

  /** Reads the current element of Media RSS or of a podcast outside of an item. */
  public boolean readTraits(MediaTraits traits) {
    return Namespaces.isMedia(cursor.namespace())
        ? media.readTraits(traits)
        : Namespaces.isItunes(cursor.namespace()) && podcasts.readCover(traits);
  }

  private boolean dublinCore(ItemBuilder item) {
    switch (cursor.localName()) {
      case "creator" -> item.author(feed.readText(), null);
      case "date" -> item.fallbackPublished(cursor.name(), feed.readDate());
      case "subject" -> item.category(feed.readText());
      case "language" -> item.language(cursor.name(), feed.readText());
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean dublinCoreTerms(ItemBuilder item) {
    String name = cursor.name();
    switch (cursor.localName()) {
      case "modified" -> item.updated(name, feed.readDate());
      case "issued", "created" -> item.fallbackPublished(name, feed.readDate());
      case "type" -> item.type(name, feed.readText());
      case "valid" -> {
        Location tag = cursor.tag();
        item.dates().valid(name, period(cursor.readText(), tag));
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Reads {@code start=...; end=...; scheme=W3C-DTF}. */
  private @Nullable Period period(String text, Location tag) {
    String start = null;
    String end = null;
    boolean named = false;
    for (int from = 0; from < text.length(); ) {
      int semicolon = text.indexOf(';', from);
      int until = semicolon < 0 ? text.length() : semicolon;
      int equals = text.indexOf('=', from);
      if (equals > 0 && equals < until) {
        String value = XmlText.trim(text.substring(equals + 1, until));
        switch (XmlText.trim(text.substring(from, equals)).toLowerCase(Locale.ROOT)) {
          case "start" -> {
            named = true;
            start = feed.partialDate(value, "start of dcterms:valid", tag);
          }
          case "end" -> {
            named = true;
            end = feed.partialDate(value, "end of dcterms:valid", tag);
          }
          default -> {
            // the scheme is always W3C-DTF, and a name is not needed
          }
        }
      }
      from = until + 1;
    }
    if (!named) {
      feed.log()
          .missing(
              MrssCodes.DCTERMS_VALID,
              feed.place(tag),
              null,
              "dcterms:valid is not of the form start=...; end=...; scheme=W3C-DTF; it is left"
                  + " out");
    }
    return start == null && end == null ? null : new Period(start, end);
  }

  private boolean feedBurner(ItemBuilder item) {
    String name = cursor.name();
    boolean known = cursor.localName().equals("origLink");
    if (known) {
      item.original(name, feed.readPage());
    }
    return known;
  }
}
