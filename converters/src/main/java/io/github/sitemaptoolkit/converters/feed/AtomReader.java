package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads Atom 1.0 and 0.3, entry by entry. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc4287">RFC 4287</a>.
 */
final class AtomReader implements Dialect {

  private static final Set<String> ONCE =
      Set.of("title", "summary", "updated", "published", "modified", "issued", "created");

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;
  private final MediaTraits media = new MediaTraits();
  private final String own;
  private final DocumentInfo document;

  private boolean onEntry; // the cursor already stands on the start tag of the next entry
  private boolean ended;
  private @Nullable String title;
  private final AtomLinks links = new AtomLinks();
  private @Nullable String self;
  private final List<Person> authors = new ArrayList<>();

  /**
   * Reads up to the first entry.
   *
   * @param namespace the namespace of the elements
   */
  AtomReader(Feed feed, String namespace) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = new ItemModules(feed);
    this.own = namespace;
    String language = cursor.language();
    onEntry = advance();
    document =
        new DocumentInfo(
            DocumentInfo.Kind.FEED, title, language, links.page(), Rest.NONE, List.of());
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
      Event event = cursor.next();
      if (event == Event.START) {
        if (!cursor.namespace().equals(own)) {
          if (!modules.readTraits(media)) {
            loseFeedElement();
          }
        } else if (cursor.localName().equals("entry")) {
          return true;
        } else {
          readFeedChild();
        }
      } else if (event == Event.END || event == Event.END_DOCUMENT) {
        ended = true;
        return false;
      }
    }
  }

  private void readFeedChild() {
    switch (cursor.localName()) {
      case "title" -> title = title == null ? readTextConstruct() : skipped(title);
      case "link" -> readFeedLink();
      case "author" -> {
        Person author = readPerson();
        if (author != null) {
          authors.add(author);
        }
      }
      default -> loseFeedElement();
    }
  }

  private void loseFeedElement() {
    cursor.skip();
    feed.log().lost(FeedReader.FEED_ELEMENTS);
  }

  private String skipped(String value) {
    cursor.skip();
    return value;
  }

  private void readFeedLink() {
    String relation = AtomLinks.relation(cursor.attribute("rel"));
    if (relation.equals(AtomLinks.ALTERNATE)) {
      addAlternate(links, feed.url("href"));
    } else if (relation.equals("self")) {
      String url = cursor.attribute("href");
      self = url != null && Links.isAbsolute(url) ? url : self;
    }
    // without an alternate, what is relative is relative to the feed itself
    feed.links().feedLink(links.page() == null ? self : links.page());
    cursor.skip();
  }

  private void addAlternate(AtomLinks into, @Nullable String url) {
    if (url != null) {
      into.add(url, cursor.attribute("type"), cursor.attribute("hreflang"), cursor.language());
    }
  }

  @Override
  public @Nullable ItemBuilder next() {
    if (ended || !(onEntry || advance())) {
      return null;
    }
    onEntry = false;
    feed.log().beginItem();
    return readEntry();
  }

  private ItemBuilder readEntry() {
    var entry = new ItemBuilder(cursor.location());
    var pages = new AtomLinks();
    Set<String> seen = new HashSet<>();
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event == Event.START) {
        if (!cursor.namespace().equals(own)) {
          modules.read(entry);
        } else if (ONCE.contains(cursor.localName()) && !seen.add(cursor.localName())) {
          modules.lose(entry); // the first counts
        } else {
          readOwn(entry, pages);
        }
      }
    }
    entry.link(pages.page());
    entry.alternates(pages.all());
    authors.forEach(entry::fallbackAuthor);
    if (entry.link() == null) {
      feed.log()
          .report(
              Severity.ERROR,
              "feed.atom-no-alternate",
              FeedReader.named("entry", entry) + " has no alternate link; it is left out",
              entry.location(),
              "",
              true);
    }
    return entry;
  }

  private void readOwn(ItemBuilder entry, AtomLinks pages) {
    switch (cursor.localName()) {
      case "title" -> entry.title(readTextConstruct());
      case "summary" -> entry.summary(readTextConstruct());
      case "link" -> readLink(entry, pages);
      case "updated", "modified" -> entry.updated(cursor.name(), feed.readDate());
      case "published", "issued" -> entry.published(cursor.name(), feed.readDate());
      case "created" -> entry.fallbackPublished(cursor.name(), feed.readDate());
      case "author" -> {
        Person author = readPerson();
        if (author != null) {
          entry.author(author.name(), author.url());
        }
      }
      case "category" -> {
        String label = Feed.orNull(cursor.attribute("label"));
        entry.category(label == null ? cursor.attribute("term") : label);
        cursor.skip();
      }
      default -> modules.lose(entry);
    }
  }

  private void readLink(ItemBuilder entry, AtomLinks pages) {
    String relation = AtomLinks.relation(cursor.attribute("rel"));
    if (relation.equals(AtomLinks.ALTERNATE)) {
      addAlternate(pages, feed.page("href"));
      feed.log().link(pages.page());
    } else if (relation.equals(AtomLinks.ENCLOSURE)) {
      String url = feed.url("href");
      if (url != null) {
        entry.media().addEnclosure(url, cursor.attribute("type"));
      }
    } else {
      entry.lost("link with rel=" + relation);
    }
    cursor.skip();
  }

  /** Reads text, HTML or XHTML as plain text; null if it is empty. */
  private @Nullable String readTextConstruct() {
    String type = cursor.attribute("type");
    String mode = cursor.attribute("mode"); // of Atom 0.3
    String lower = type == null ? "" : type.strip().toLowerCase(Locale.ROOT);
    if ("base64".equals(mode)) {
      cursor.skip();
      return null;
    }
    boolean html = lower.equals("html") || (lower.equals("text/html") && !"xml".equals(mode));
    String text = cursor.readText(PlainText::isBlock);
    return Feed.orNull(html ? PlainText.ofHtml(text) : PlainText.ofText(text));
  }

  private @Nullable Person readPerson() {
    String name = null;
    String url = null;
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event == Event.START) {
        boolean known = cursor.namespace().equals(own);
        if (known && cursor.localName().equals("name")) {
          name = feed.readText();
        } else if (known
            && (cursor.localName().equals("uri") || cursor.localName().equals("url"))) {
          url = feed.readUrl();
        } else {
          cursor.skip();
        }
      }
    }
    return name == null ? null : new Person(name, url);
  }
}
