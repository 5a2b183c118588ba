package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.content.MarkupText;
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
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads Atom 1.0 and 0.3 entry by entry, and documents of a single entry of Atom 1.0. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc4287">RFC 4287</a>.
 */
public final class AtomReader implements Dialect {

  public static final String ROOT = "feed";
  public static final String ENTRY = "entry";

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;
  private final MediaTraits media = new MediaTraits(FeedReader.MOST_SHARED);
  private final String own;
  private final DocumentInfo document;
  private final FeedHead head;
  private final FeedStatements statements;

  private boolean inEntries; // elements of the feed after its entries are ignored
  private boolean onEntry; // the cursor is already at the start tag of the next entry
  private final boolean single; // the document is one entry
  private boolean ended;
  private @Nullable String title;
  private final AtomLinks links = new AtomLinks();
  private final Set<String> faces = new HashSet<>(0); // of the authors of the feed
  private @Nullable String self;
  private final List<Person> authors = new ArrayList<>();

  /**
   * Reads up to the first entry, which may be the root.
   *
   * @param namespace the namespace of the elements
   */
  AtomReader(Feed feed, String namespace) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = new ItemModules(feed);
    this.head = new FeedHead(feed);
    this.statements = new FeedStatements(feed);
    this.own = namespace;
    feed.links().allowReferences();
    String language = cursor.language();
    single = cursor.localName().equals(ENTRY);
    onEntry = single || advance();
    inEntries = true;
    String page = links.page();
    boolean absolute = page == null || UrlText.isAbsolute(page);
    document =
        head.document(
            title,
            language,
            absolute ? page : feed.links().page(page, null, feed.log().document()));
  }

  /** Opens a feed by its version of Atom. The cursor is at the root element. */
  public static Dialect open(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    String namespace = cursor.namespace();
    boolean entry = cursor.localName().equals(ENTRY) && namespace.equals(Namespaces.ATOM);
    if (!entry && !cursor.localName().equals(ROOT)) {
      throw FeedReader.unsupported(
          "the root element is <" + cursor.name() + ">, not <feed> or an <entry> of Atom 1.0",
          cursor.tag());
    }
    if (namespace.equals(Namespaces.ATOM_03)) {
      feed.log()
          .report(
              FeedCodes.ATOM_03,
              cursor.tag(),
              null,
              "this is Atom 0.3, which not all search engines read; use Atom 1.0");
    } else if (!namespace.equals(Namespaces.ATOM)) {
      feed.log()
          .report(
              namespace.isEmpty() ? NamespaceCodes.MISSING : NamespaceCodes.INCORRECT,
              cursor.tag(),
              null,
              () ->
                  "the namespace of an Atom feed must be "
                      + Namespaces.ATOM
                      + "; the feed is read nevertheless");
    }
    return new AtomReader(feed, namespace);
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public MediaTraits media() {
    return media;
  }

  /** Moves to the start tag of the next entry; false at the end of the root element. */
  private boolean advance() {
    while (true) {
      Event event = cursor.nextPastSpace();
      if (event == Event.START) {
        boolean known = cursor.namespace().equals(own);
        if (known && cursor.localName().equals(ENTRY)) {
          return true;
        } else if (cursor.isMisplaced()) {
          feed.skipMisplaced("entry");
        } else if (!statements.read()) {
          readAround(known);
        }
      } else if (event == Event.END || event == Event.END_DOCUMENT) {
        ended = true;
        return false;
      } else if (event == Event.TEXT) {
        feed.ignoreText();
      }
    }
  }

  /** Reads an element of the feed outside its entries. */
  private void readAround(boolean known) {
    if (inEntries) {
      head.lose(true);
    } else if (known) {
      readFeedChild();
    } else if (!head.read() && !modules.readTraits(media)) {
      head.lose(false);
    }
  }

  private void readFeedChild() {
    switch (cursor.localName()) {
      case "title" -> {
        if (title != null || isBase64()) {
          head.lose(false);
        } else {
          title = readTextConstruct();
        }
      }
      case "link" -> readFeedLink();
      case "author" -> {
        Person author =
            AtomPersons.read(
                feed,
                own,
                (kind, value) -> {
                  if (kind.equals(FeedTerms.AUTHORS_PICTURE)
                      && value != null
                      && faces.size() < FeedReader.MOST_SHARED) {
                    faces.add(value);
                  }
                  feed.log().lostDetail(FeedTerms.FEED_ELEMENTS, kind);
                });
        if (author != null && authors.size() < FeedReader.MOST_SHARED) {
          authors.add(author);
        } else if (author != null) {
          feed.log().lostDetail(FeedTerms.FEED_ELEMENTS, "author");
        }
      }
      default -> head.lose(false);
    }
  }

  private void readFeedLink() {
    String relation = AtomLinks.relation(cursor.attribute("rel"));
    boolean first = links.page() == null;
    if (relation.equals(FeedTerms.ALTERNATE)) {
      String url = feed.page("href");
      if (url != null) {
        links.choose(feed, url);
      }
    } else if (relation.equals("self")) {
      String url = cursor.attribute("href");
      self = url != null && UrlText.isAbsolute(url) ? url : self;
    }
    feed.links().feedLink(base());
    if (!first || links.page() == null) {
      feed.log()
          .lostDetail(FeedTerms.FEED_ELEMENTS, "link"); // this one, or the one that it replaces
    }
    cursor.skip();
  }

  /**
   * Returns what urls are relative to: the feed itself, as RFC 3986, 5.1.3, says; its page if they
   * are on different hosts, because a proxy publishes other people's feeds.
   */
  private @Nullable String base() {
    String page = links.page();
    String own = self;
    if (own == null || page == null || !UrlText.isAbsolute(page)) {
      return own == null ? page : own;
    }
    String host = UrlParts.hostName(own);
    return host == null || UrlParts.hasHost(page, host) ? own : page;
  }

  @Override
  public @Nullable ItemBuilder next() {
    if (ended || !(onEntry || advance())) {
      return null;
    }
    onEntry = false;
    ended = single;
    return readEntry(feed.beginItem());
  }

  private ItemBuilder readEntry(@Nullable ItemPlaces places) {
    var entry = new ItemBuilder(cursor.tag(), places);
    entry.language("", feed.ownLanguage());
    var pages = new AtomLinks();
    Set<String> seen = new HashSet<>();
    for (Event event = cursor.nextPastSpace(); event != Event.END; event = cursor.nextPastSpace()) {
      if (event == Event.START) {
        if (entry.whole() != null) {
          cursor.skip();
        } else if (!cursor.namespace().equals(own)) {
          modules.read(entry);
        } else if (isBase64() || seen.contains(cursor.localName())) {
          modules.lose(entry); // only the first that is not empty is used
        } else {
          readOwn(entry, pages, seen);
        }
      } else if (event == Event.TEXT) {
        feed.ignoreText();
      }
    }
    if (entry.whole() != null) {
      return entry;
    }
    feed.endItem(entry.places());
    entry.link(pages.page());
    entry.useProductLink();
    FeedProxies.choose(feed, entry);
    entry.alternates(pages.all());
    entry.authors().ofFeed(authors);
    entry.authors().facesOfFeed(faces);
    if (entry.link() == null) {
      feed.log()
          .withoutPage(
              FeedCodes.ATOM_NO_ALTERNATE,
              FeedReader.named("entry", entry),
              "has no alternate link",
              entry.location());
    }
    return entry;
  }

  private void readOwn(ItemBuilder entry, AtomLinks pages, Set<String> seen) {
    String name = cursor.localName();
    switch (name) {
      case "id" -> readId(entry);
      case "title" -> entry.title(said(readTextConstruct(), name, seen));
      case "summary" -> entry.summary(said(readSummary(entry), name, seen));
      case "link" -> {
        pages.take(feed, entry);
        feed.log().link(pages.page());
        cursor.skip();
      }
      case "updated", "modified" -> {
        Location tag = cursor.tag();
        String updated = said(feed.readDate(), name, seen);
        if (FeedTerms.UNKNOWN_DATE.equals(updated)) {
          feed.log()
              .once(
                  FeedCodes.UPDATED_UNKNOWN,
                  feed.place(tag),
                  () -> updated + " stands for an unknown date; it is left out");
        } else {
          entry.updated(cursor.name(), updated);
        }
      }
      case "published", "issued" ->
          entry.published(cursor.name(), said(feed.readDate(), name, seen));
      case "created" -> entry.fallbackPublished(cursor.name(), said(feed.readDate(), name, seen));
      case "author" -> {
        Person author = AtomPersons.read(feed, own, entry.authors()::lose);
        if (author != null) {
          entry.author(author.name(), author.url());
        }
      }
      case "category" -> {
        String label = PlainText.orNull(cursor.attribute("label"));
        entry.category(label == null ? cursor.attribute("term") : label);
        cursor.skip();
      }
      case "content" -> {
        if (isHtml() || isXhtml()) {
          modules.loseContent(entry, cursor.name(), isHtml());
        } else {
          modules.lose(entry); // plain text, or a document of another kind
        }
      }
      default -> modules.lose(entry);
    }
  }

  /** Reads the identifier, which has no place in a sitemap, if anybody wants to know it. */
  private void readId(ItemBuilder entry) {
    String name = cursor.name();
    String id = statements.areWanted() ? feed.readIdentifier() : null;
    if (statements.areWanted()) {
      entry.id(id);
      entry.lost(name, id);
    } else {
      modules.lose(entry);
    }
  }

  private static @Nullable String said(@Nullable String value, String name, Set<String> seen) {
    if (value != null) {
      seen.add(name);
    }
    return value;
  }

  /** Returns whether the current text is encoded as base64, as Atom 0.3 allows. */
  private boolean isBase64() {
    return !own.equals(Namespaces.ATOM) && "base64".equals(cursor.attribute("mode"));
  }

  /** Returns whether the text of the current element is HTML. */
  private boolean isHtml() {
    String type = cursor.attribute("type");
    String mode = cursor.attribute("mode"); // of Atom 0.3
    String lower = type == null ? "" : type.strip().toLowerCase(Locale.ROOT);
    return lower.equals("html") || (lower.equals("text/html") && !"xml".equals(mode));
  }

  private boolean isXhtml() {
    String type = cursor.attribute("type");
    String lower = type == null ? "" : type.strip().toLowerCase(Locale.ROOT);
    return lower.equals("xhtml") || lower.equals("application/xhtml+xml");
  }

  /** Reads a summary as plain text, and keeps its HTML. */
  private @Nullable String readSummary(ItemBuilder entry) {
    String base = cursor.base();
    Location at = modules.place(entry);
    boolean html = isHtml();
    if (html) {
      String text = cursor.readText(PlainText::isBlock);
      modules.keepSummary(entry, text, base, at);
      return feed.became(PlainText.orNull(PlainText.ofHtml(text)));
    } else if (isXhtml() && modules.readsContents()) {
      MarkupText markup = MarkupText.read(cursor, false);
      modules.keepSummary(entry, markup.html(), base, at);
      return PlainText.orNull(PlainText.ofHtml(markup.html()));
    }
    return readTextConstruct();
  }

  /** Reads text, HTML or XHTML as plain text; null if it is empty. */
  private @Nullable String readTextConstruct() {
    boolean html = isHtml();
    String text = cursor.readText(PlainText::isBlock);
    return feed.became(PlainText.orNull(html ? PlainText.ofHtml(text) : PlainText.ofText(text)));
  }
}
