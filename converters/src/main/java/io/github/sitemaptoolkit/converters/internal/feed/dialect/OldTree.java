package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.dialect.OldRss;
import io.github.sitemaptoolkit.converters.dialect.OldRss.Element;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemModules;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A whole feed in an old dialect, as a tree of the elements of that dialect.
 *
 * <p>It is built from the same cursor that reads all feeds. So no second parser reads the document,
 * a DOCTYPE does no harm, depth is limited, and errors have a place. Elements that are not part of
 * the dialect do not get into the tree: modules are read as in any feed. Nor do dates, authors and
 * identifiers, which are read as those of other feeds.
 */
final class OldTree {

  /**
   * The maximum size of a feed in characters, as {@link ScopedCursor#taken} counts them. Feeds list
   * recent items; one of this size is an attack or an accident, and would need ten times as much
   * memory.
   */
  static final int LIMIT = 16 * 1024 * 1024;

  /** Those without categories and enclosures. */
  private static final Set<String> POOR = Set.of("0.90", "0.91");

  private static final Set<String> CHANNEL = Set.of("title", "link", "language");

  /**
   * The data of an item that is not in the tree.
   *
   * @param builder the data of modules
   * @param base the base of its urls
   */
  record Item(ItemBuilder builder, @Nullable String base, Identity guid) {}

  /** The identifier of an item. */
  static final class Identity {
    @Nullable Guid value;
  }

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;
  private final MediaTraits media = new MediaTraits(FeedReader.MOST_SHARED);
  private final Set<String> channelSeen = new HashSet<>();
  private final List<Item> items = new ArrayList<>();
  private List<Element> channel = new ArrayList<>();
  private List<List<Element>> elements = new ArrayList<>();
  private final String version;
  private final String own;
  private final boolean rich; // has categories and enclosures
  private final int limit;
  private @Nullable SitemapException cut;
  private @Nullable String language;
  private long size;

  /**
   * Creates a tree without elements.
   *
   * @param own the namespace of the dialect in this document
   */
  OldTree(Feed feed, String version, String own, int limit) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = new ItemModules(feed);
    this.version = version;
    this.own = own;
    this.rich = !POOR.contains(version);
    this.limit = limit;
  }

  /** Returns the elements, and forgets them. */
  OldRss.Tree take() {
    var tree = new OldRss.Tree(version, channel, elements);
    channel = List.of();
    elements = List.of();
    return tree;
  }

  /** Returns the data of the items that is not in the tree, in document order. */
  List<Item> items() {
    return items;
  }

  /** Returns the data of Media RSS about the feed. */
  MediaTraits media() {
    return media;
  }

  /** Returns the language from Dublin Core; null if absent. */
  @Nullable String language() {
    return language;
  }

  /** Returns why the feed is truncated; null if it is not. All its items are complete. */
  @Nullable SitemapException cut() {
    return cut;
  }

  /**
   * Reads the contents of the root element.
   *
   * @param first the event that the cursor is at
   */
  void read(Event first) {
    try {
      boolean inChannel = false;
      for (Event event = first; event != Event.END || inChannel; event = cursor.next()) {
        if (event == Event.END) {
          inChannel = false;
        } else if (event == Event.START) {
          boolean known = own.equals(cursor.namespace());
          if (known && cursor.localName().equals("channel") && !inChannel) {
            inChannel = true;
          } else if (known && cursor.localName().equals("item")) {
            readItem();
          } else {
            readOther(known && inChannel);
          }
        }
      }
    } catch (SitemapException e) {
      cut = e;
    }
  }

  private void readOther(boolean known) {
    String name = cursor.localName();
    if (known && CHANNEL.contains(name) && !channelSeen.contains(name)) {
      long before = cursor.taken() - ScopedCursor.ELEMENT;
      String text = XmlText.trim(addOnce(channel, channelSeen));
      count(cursor.taken() - before);
      if (name.equals("link") && UrlText.isAbsolute(text)) {
        feed.links().feedLink(text);
      }
    } else if (language == null
        && name.equals("language")
        && Namespaces.isDublinCore(cursor.namespace())) {
      language = feed.readText();
    } else if (!modules.readTraits(media)) {
      String element = cursor.name();
      cursor.skip();
      feed.log().lostDetail(FeedTerms.FEED_ELEMENTS, element);
    }
  }

  private void readItem() {
    var builder = new ItemBuilder(cursor.tag(), feed.beginItem());
    var item = new Item(builder, cursor.base(), new Identity());
    List<Element> said = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    long before = cursor.taken() - ScopedCursor.ELEMENT;
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event == Event.START) {
        if (own.equals(cursor.namespace())) {
          readOwn(said, item, seen);
        } else {
          modules.read(builder);
        }
        count(cursor.taken() - before);
        before = cursor.taken();
      }
    }
    count(cursor.taken() - before); // counts empty items, too
    feed.endItem(builder.places());
    items.add(item); // only now, so that a truncated item is dropped
    elements.add(said);
    feed.log().endItem();
  }

  private void readOwn(List<Element> said, Item item, Set<String> seen) {
    ItemBuilder builder = item.builder();
    switch (cursor.localName()) {
      case "title", "link", "description" -> {
        if (seen.contains(cursor.localName())) {
          modules.lose(builder); // the first counts
        } else {
          addOnce(said, seen);
        }
      }
      case "category", "enclosure" -> {
        if (rich) {
          said.add(element());
        } else {
          modules.lose(builder);
        }
      }
      case "pubDate" -> builder.published(cursor.name(), feed.readDate());
      case "author" -> RssReader.readAuthor(feed, builder);
      case "guid" -> {
        if (item.guid().value == null) {
          item.guid().value = Guid.read(feed);
        } else {
          modules.lose(builder);
        }
      }
      default -> modules.lose(builder);
    }
  }

  /** Adds the current element to a parent that may have it once. Empty elements are ignored. */
  private String addOnce(List<Element> parent, Set<String> seen) {
    String name = cursor.localName();
    Element element = element();
    if (!element.text().isBlank()) {
      seen.add(name);
      parent.add(element);
    }
    return element.text();
  }

  /** Reads the current element, with its attributes and its text. */
  private Element element() {
    Map<String, String> attributes = cursor.attributeCount() == 0 ? Map.of() : new HashMap<>();
    for (int i = 0; i < cursor.attributeCount(); i++) {
      String name = cursor.attributeLocalName(i);
      String value = cursor.attribute(name);
      if (value != null) {
        attributes.put(name, value);
      }
    }
    String name = cursor.localName();
    return new Element(name, attributes, cursor.readText(PlainText::isBlock));
  }

  private void count(long more) {
    size += more;
    if (size > limit) {
      throw tooLarge(cursor.location());
    }
  }

  private SitemapException tooLarge(Location at) {
    return new SitemapException(
        Problem.of(
                FeedCodes.TOO_LARGE,
                "a feed in this old dialect is held in memory, and is longer than the limit of "
                    + limit
                    + " characters; write it as RSS 2.0, or split it",
                at)
            .asMissing());
  }
}
