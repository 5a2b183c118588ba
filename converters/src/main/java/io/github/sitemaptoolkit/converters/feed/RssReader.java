package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.internal.xml.XmlText;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads RSS 2.0 and 1.0, item by item. Sources: <a
 * href="https://www.rssboard.org/rss-specification">RSS 2.0</a>, <a
 * href="https://web.resource.org/rss/1.0/spec">RSS 1.0</a>.
 *
 * <p>What belongs to RSS is told by its namespace, so no other element can pass for a link or a
 * title. Items may stand in the channel (2.0) or beside it (1.0).
 */
final class RssReader implements Dialect {

  private static final Set<String> ONCE = Set.of("title", "link", "description", "pubDate", "guid");

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;
  private final MediaTraits media = new MediaTraits();
  private final Set<String> own = new HashSet<>(Namespaces.RSS_2);
  private final DocumentInfo document;

  private @Nullable Event pending; // what the cursor stands on, if nobody has looked at it yet
  private boolean inChannel;
  private boolean onItem; // the cursor already stands on the start tag of the next item
  private boolean ended;
  private @Nullable String title;
  private @Nullable String language;
  private @Nullable String link;

  /**
   * Reads up to the first item.
   *
   * @param namespace the namespace of the elements besides those of RSS 2.0
   * @param declared the language that the root element declares, if any
   * @param first what the cursor stands on, inside of the root element
   */
  RssReader(Feed feed, String namespace, @Nullable String declared, Event first) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = new ItemModules(feed);
    own.add(namespace);
    own.add(Namespaces.RSS_1);
    pending = first;
    onItem = advance();
    document =
        new DocumentInfo(
            DocumentInfo.Kind.FEED,
            title,
            language == null ? declared : language,
            link,
            Rest.NONE,
            List.of());
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public MediaTraits media() {
    return media;
  }

  /** Moves to the start tag of the next item; false at the end of the root element. */
  private boolean advance() {
    while (true) {
      Event event = pending == null ? cursor.next() : pending;
      pending = null;
      if (event == Event.START) {
        boolean rss = own.contains(cursor.namespace());
        if (rss && cursor.localName().equals("item")) {
          return true;
        } else if (rss && !inChannel && cursor.localName().equals("channel")) {
          inChannel = true;
        } else {
          readChannelChild(rss);
        }
      } else if (event == Event.END && inChannel) {
        inChannel = false;
      } else if (event == Event.END || event == Event.END_DOCUMENT) {
        ended = true;
        return false;
      }
    }
  }

  private void readChannelChild(boolean rss) {
    String name = cursor.localName();
    if (rss && inChannel && name.equals("title") && title == null) {
      title = Feed.orNull(PlainText.ofTitle(cursor.readText()));
    } else if (rss && inChannel && name.equals("link") && link == null) {
      link = feed.readUrl();
      feed.links().feedLink(link);
    } else if (inChannel
        && language == null
        && name.equals("language")
        && (rss || Namespaces.isDublinCore(cursor.namespace()))) {
      language = feed.readText();
    } else if (!inChannel || !modules.readTraits(media)) {
      cursor.skip();
      feed.log().lost(FeedReader.FEED_ELEMENTS);
    }
  }

  @Override
  public @Nullable ItemBuilder next() {
    if (ended || !(onItem || advance())) {
      return null;
    }
    onItem = false;
    feed.log().beginItem();
    return new Item().read();
  }

  /** One item while it is read: what its link is chosen from. */
  private final class Item {

    private final ItemBuilder item = new ItemBuilder(cursor.location());
    private final Set<String> seen = new HashSet<>();
    private @Nullable String about;
    private @Nullable String guid;
    private boolean permalink;
    private final AtomLinks pages = new AtomLinks();

    ItemBuilder read() {
      about = cursor.attribute(Namespaces.RDF, "about");
      for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
        if (event == Event.START) {
          if (own.contains(cursor.namespace())) {
            readOwn();
          } else if (cursor.namespace().equals(Namespaces.ATOM)) {
            readAtom();
          } else {
            modules.read(item);
          }
        }
      }
      item.alternates(pages.all());
      chooseLink(feed, item, guid, permalink, about, pages.page());
      return item;
    }

    private void readOwn() {
      String name = cursor.localName();
      if (ONCE.contains(name) && !seen.add(name)) {
        modules.lose(item); // the first counts
        return;
      }
      switch (name) {
        case "link" -> {
          item.link(feed.readPage());
          feed.log().link(item.link());
          if (item.link() == null) {
            seen.remove(name);
          }
        }
        case "guid" -> {
          permalink = !"false".equalsIgnoreCase(cursor.attribute("isPermaLink"));
          guid = feed.readText();
        }
        case "title" -> item.title(PlainText.ofTitle(cursor.readText()));
        case "description" -> item.summary(PlainText.ofHtml(cursor.readText(PlainText::isBlock)));
        case "pubDate" -> item.published(name, feed.readDate());
        case "author" -> item.author(nameOf(XmlText.trim(cursor.readText())), null);
        case "category" -> item.category(feed.readText());
        case "enclosure" -> {
          String url = feed.url("url");
          if (url != null) {
            item.media().addEnclosure(url, cursor.attribute("type"));
          }
          cursor.skip();
        }
        default -> modules.lose(item);
      }
    }

    private void readAtom() {
      switch (cursor.localName()) {
        case "updated" -> item.updated(cursor.name(), feed.readDate());
        case "published" -> item.fallbackPublished(cursor.name(), feed.readDate());
        case "link" -> {
          String relation = AtomLinks.relation(cursor.attribute("rel"));
          if (relation.equals(AtomLinks.ALTERNATE)) {
            String url = feed.page("href");
            if (url != null) {
              String hreflang = cursor.attribute("hreflang");
              pages.add(url, cursor.attribute("type"), hreflang, cursor.language());
            }
            cursor.skip();
          } else if (relation.equals(AtomLinks.ENCLOSURE)) {
            String url = feed.url("href");
            if (url != null) {
              item.media().addEnclosure(url, cursor.attribute("type"));
            }
            cursor.skip();
          } else {
            item.lost("link with rel=" + relation);
            cursor.skip();
          }
        }
        default -> modules.lose(item);
      }
    }
  }

  /**
   * Sees to it that an item has a link: its own, else its identifier if that is a page, else an
   * {@code atom:link}.
   */
  static void chooseLink(
      Feed feed,
      ItemBuilder item,
      @Nullable String guid,
      boolean permalink,
      @Nullable String about,
      @Nullable String alternate) {
    if (item.link() == null && guid != null && permalink && Links.isWeb(guid)) {
      item.link(guid);
    } else if (item.link() == null && guid != null && !permalink) {
      feed.log()
          .report(
              Severity.INFO,
              "feed.guid-not-permalink",
              "guid " + Problem.quoted(guid) + " is no page: it says isPermaLink=\"false\"",
              item.location());
    }
    if (about != null && Links.isWeb(about)) {
      item.link(about);
    }
    item.link(alternate);
    if (guid != null && !guid.equals(item.link())) {
      item.lost("guid");
    }
    if (item.link() == null) {
      feed.log()
          .report(
              Severity.ERROR,
              "feed.item-no-link",
              FeedReader.named("item", item)
                  + " has neither a link nor a guid that is one; it is left out",
              item.location(),
              "",
              true);
    }
  }

  /** Returns the name in {@code mail (Name)}, else the text as it is; null if it is empty. */
  static @Nullable String nameOf(String author) {
    int open = author.indexOf('(');
    int close = author.lastIndexOf(')');
    String name = open >= 0 && close > open ? author.substring(open + 1, close).strip() : "";
    return Feed.orNull(name.isEmpty() ? author : name);
  }
}
