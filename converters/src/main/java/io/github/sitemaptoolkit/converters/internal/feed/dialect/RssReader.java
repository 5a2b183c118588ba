package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.MrssCodes;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.read.Dialect;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedProxies;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemModules;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads RSS 2.0 and 1.0, item by item. Sources: <a
 * href="https://www.rssboard.org/rss-specification">RSS 2.0</a>, <a
 * href="https://web.resource.org/rss/1.0/spec">RSS 1.0</a>.
 *
 * <p>Elements of RSS are recognized by their namespace, so that no element of a module is taken for
 * a link or a title. Items may be inside the channel (2.0) or next to it (1.0).
 */
final class RssReader implements Dialect {

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;
  private final MediaTraits media = new MediaTraits(FeedReader.MOST_SHARED);
  private final Set<String> own = new HashSet<>(Namespaces.RSS_2);
  private final DocumentInfo document;
  private final FeedHead head;
  private final FeedStatements statements;

  private @Nullable Event
      pending; // the event that the cursor is at, if nobody has looked at it yet
  private boolean inChannel;
  private boolean inItems; // elements of the channel after its items are ignored
  private boolean onItem; // the cursor is already at the start tag of the next item
  private boolean ended;
  private @Nullable String title;
  private @Nullable String language;
  private @Nullable String link;

  /**
   * Reads up to the first item.
   *
   * @param namespace the namespace of the elements besides those of RSS 2.0
   * @param declared the language that the root element declares, if any
   * @param first the event that the cursor is at, inside of the root element
   */
  RssReader(Feed feed, String namespace, @Nullable String declared, Event first) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = new ItemModules(feed);
    this.head = new FeedHead(feed);
    this.statements = new FeedStatements(feed);
    own.add(namespace);
    own.add(Namespaces.RSS_1);
    pending = first;
    onItem = advance();
    inItems = true;
    document = head.document(title, language == null ? declared : language, link);
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
      Event event = pending == null ? cursor.nextPastSpace() : pending;
      pending = null;
      if (event == Event.START) {
        boolean rss = own.contains(cursor.namespace());
        if (rss && cursor.localName().equals("item")) {
          return true;
        } else if (cursor.isMisplaced()) {
          feed.skipMisplaced("item");
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
      } else if (event == Event.TEXT) {
        feed.ignoreText();
      }
    }
  }

  private void readChannelChild(boolean rss) {
    String name = cursor.localName();
    if (statements.read()) {
      return;
    } else if (inItems) {
      head.lose(true);
    } else if (inChannel && head.read()) {
      return;
    } else if (rss && inChannel && name.equals("title") && title == null) {
      title = PlainText.orNull(PlainText.ofTitle(cursor.readText()));
    } else if (rss && inChannel && name.equals("link") && link == null) {
      readChannelLink();
    } else if (inChannel
        && language == null
        && name.equals("language")
        && (rss || Namespaces.isDublinCore(cursor.namespace()))) {
      language = feed.readText();
    } else if (!inChannel || !modules.readTraits(media)) {
      head.lose(false);
    }
  }

  private void readChannelLink() {
    Location tag = cursor.tag();
    link = feed.readPage();
    if (link != null) {
      feed.links().judge(link, feed.place(tag), null);
    }
    feed.links().feedLink(link);
  }

  @Override
  public @Nullable ItemBuilder next() {
    if (ended || !(onItem || advance())) {
      return null;
    }
    onItem = false;
    return new Item(feed.beginItem()).read();
  }

  /** An item while it is read, with the candidates for its link. */
  private final class Item {

    private final ItemBuilder item;
    private final List<String> seen = new ArrayList<>(); // five at most: no set is needed
    private @Nullable String about;
    private @Nullable Guid guid;
    private final AtomLinks pages = new AtomLinks();
    private String reading = ""; // an element that may occur once

    Item(@Nullable ItemPlaces places) {
      item = new ItemBuilder(cursor.tag(), places);
      item.language("", feed.ownLanguage());
    }

    ItemBuilder read() {
      about = feed.identifier(Namespaces.RDF, "about");
      for (Event event = cursor.nextPastSpace();
          event != Event.END;
          event = cursor.nextPastSpace()) {
        if (event == Event.START) {
          if (item.whole() != null) {
            cursor.skip();
          } else if (own.contains(cursor.namespace())) {
            readOwn();
          } else if (cursor.namespace().equals(Namespaces.ATOM)) {
            readAtom();
          } else {
            modules.read(item);
          }
        } else if (event == Event.TEXT) {
          feed.ignoreText();
        }
      }
      item.id(guid == null ? about : guid.id());
      if (item.whole() != null) {
        return item;
      }
      feed.endItem(item.places());
      item.alternates(pages.all());
      chooseLink(feed, item, guid, about, pages.page());
      return item;
    }

    private void readOwn() {
      String name = cursor.localName();
      if (seen.contains(name)) {
        modules.lose(item); // only the first that is not empty is used
        return;
      }
      reading = name;
      switch (name) {
        case "link" -> {
          item.link(said(feed.readPage()));
          feed.log().link(item.link());
        }
        case "guid" -> {
          guid = Guid.read(feed);
          if (guid != null) {
            seen.add(name);
          }
        }
        case "title" -> item.title(said(feed.became(PlainText.ofTitle(cursor.readText()))));
        case "description" -> {
          String base = cursor.base();
          Location at = modules.place(item);
          String html = cursor.readText(PlainText::isBlock);
          modules.keepSummary(item, html, base, at);
          item.summary(said(feed.became(PlainText.ofHtml(html))));
        }
        case "pubDate" -> item.published(cursor.name(), said(feed.readDate()));
        case "author" -> readAuthor(feed, item);
        case "category" -> item.category(feed.readText());
        case "enclosure" -> {
          item.media().addEnclosure(feed, "url");
          cursor.skip();
        }
        default -> modules.lose(item);
      }
    }

    private @Nullable String said(@Nullable String value) {
      if (value != null && !value.isEmpty()) {
        seen.add(reading);
      }
      return value;
    }

    private void readAtom() {
      switch (cursor.localName()) {
        case "updated" -> item.updated(cursor.name(), feed.readDate());
        case "published" -> item.fallbackPublished(cursor.name(), feed.readDate());
        case "link" -> {
          pages.take(feed, item);
          cursor.skip();
        }
        default -> modules.lose(item);
      }
    }
  }

  /**
   * Chooses the link of an item: its own, else its identifier if that is the url of a page, else an
   * {@code atom:link}.
   */
  static void chooseLink(
      Feed feed,
      ItemBuilder item,
      @Nullable Guid guid,
      @Nullable String about,
      @Nullable String alternate) {
    item.useProductLink();
    String page =
        item.link() == null && guid != null ? guid.page(feed, item.place(guid.id())) : null;
    item.link(guid == null ? null : item.became(guid.id(), page));
    if (about != null && UrlJudge.isWeb(about)) {
      item.link(about);
    }
    item.link(alternate);
    FeedProxies.choose(feed, item);
    page = leavePlayer(feed, item, guid) ? item.link() : page;
    if (guid != null && page == null && !guid.id().equals(item.link())) {
      item.lost("guid", guid.id());
    }
    if (item.link() == null) {
      feed.log()
          .withoutPage(
              FeedCodes.ITEM_NO_LINK,
              FeedReader.named("item", item),
              "has neither a link nor a guid that is a url",
              item.location());
    }
  }

  /**
   * Uses the identifier as the page if the link is only the player of the item's film, and both are
   * on one host: a page cannot be its own player.
   */
  private static boolean leavePlayer(Feed feed, ItemBuilder item, @Nullable Guid guid) {
    String link = item.link();
    if (link == null || guid == null || !item.media().isOnlyPlayedBy(link)) {
      return false;
    }
    String page = guid.page(feed, item.place(guid.id()));
    String host = UrlParts.hostName(link);
    if (page == null || page.equals(link) || host == null || !UrlParts.hasHost(page, host)) {
      return false;
    }
    item.replaceLink(page);
    feed.log()
        .once(
            MrssCodes.PLAYER_EQUALS_LINK.withSeverity(Severity.WARNING),
            item.place(link),
            () ->
                "the link "
                    + Problem.quoted(link)
                    + " is the player of the film; the url of such items is taken from guid");
    return true;
  }

  /** Reads an author: {@code mail (Name)}, of which only the name is kept, or a name or address. */
  static void readAuthor(Feed feed, ItemBuilder item) {
    String author = XmlText.trim(feed.cursor().readText());
    int open = author.indexOf('(');
    int close = author.lastIndexOf(')');
    String name = open >= 0 && close > open ? author.substring(open + 1, close).strip() : "";
    item.author(feed.became(PlainText.orNull(name.isEmpty() ? author : name)), null);
    String address =
        name.isEmpty() ? "" : (author.substring(0, open) + author.substring(close + 1)).strip();
    if (!address.isEmpty()) {
      item.lost(FeedTerms.AUTHORS_ADDRESS, address);
    }
  }
}
