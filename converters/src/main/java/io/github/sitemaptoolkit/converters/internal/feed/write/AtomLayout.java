package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The layout of Atom 1.0. Source: <a href="https://www.rfc-editor.org/rfc/rfc4287">RFC 4287</a>.
 *
 * <p>Each entry, and the feed, must have a date. If it is unknown, {@value FeedTerms#UNKNOWN_DATE}
 * is written, the start of the epoch, which {@link
 * io.github.sitemaptoolkit.converters.internal.feed.dialect.AtomReader} reads as no date. The date
 * of the feed is that of its newest entry, not the time of writing, so that equal input gives equal
 * output. An author is required, too, but its name may be empty.
 */
public final class AtomLayout extends FeedLayout {

  private static final String ENTRY = "entry";
  private static final String XML = "http://www.w3.org/XML/1998/namespace";

  private static final ElementTags TITLE = ElementTags.own("title");
  private static final ElementTags LINK =
      ElementTags.own("link", " rel=\"" + FeedTerms.ALTERNATE + '"');
  private static final ElementTags VERSION = ElementTags.own("link");
  private static final ElementTags ID = ElementTags.own("id");
  private static final ElementTags AUTHOR = ElementTags.own("author");
  private static final ElementTags NAME = ElementTags.own("name");
  private static final ElementTags URI = ElementTags.own("uri");
  private static final ElementTags CATEGORY = ElementTags.own("category");
  private static final ElementTags SUMMARY = ElementTags.own("summary");
  private static final ElementTags PUBLISHED = ElementTags.own("published");
  private static final ElementTags UPDATED = ElementTags.own("updated");

  private @Nullable String newest;

  public AtomLayout(WriteLog log) {
    super(log);
  }

  @Override
  String root() {
    return "feed";
  }

  @Override
  String namespace() {
    return Namespaces.ATOM;
  }

  @Override
  UnknownMarkup.Part rootAttributes(DocumentInfo feed) {
    List<Attribute> language =
        feed.language() == null
            ? List.of()
            : List.of(new Attribute(XML, "lang", "xml", log.legal(feed.language())));
    return new UnknownMarkup.Part("", language, List.of(), Map.of());
  }

  @Override
  @Nullable String channel() {
    return null;
  }

  @Override
  String item() {
    return ENTRY;
  }

  @Override
  void writeHead(DocumentInfo feed, Markup out) {
    String link = log.legal(String.valueOf(feed.link()));
    out.element(TITLE, log.legal(String.valueOf(feed.title())));
    writeLink(link, out);
    out.element(ID, link);
    out.start(AUTHOR).element(NAME, "");
    out.end(AUTHOR);
  }

  private static void writeLink(String url, Markup out) {
    out.element(LINK, "href", url);
  }

  @Override
  void written(FeedItem item) {
    String date = item.updated() == null ? item.published() : item.updated();
    if (date == null || date.equals(newest)) {
      return;
    }
    date = date.strip();
    if (W3cDates.isDate(date) && (newest == null || W3cDates.compare(date, newest) > 0)) {
      newest = date;
    }
  }

  @Override
  void writeLatest(Markup out) {
    String known = newest;
    out.element(UPDATED, known == null ? FeedTerms.UNKNOWN_DATE : WrittenDates.full(known));
  }

  @Override
  void writeItem(FeedItem item, String title, Markup out) {
    out.element(TITLE, log.legal(title));
    writeLink(item.link(), out);
    for (String category : item.categories()) {
      out.element(CATEGORY, "term", log.legal(category));
    }
    out.page(ID, item.link());
    if (item.summary() != null) {
      out.element(SUMMARY, item.summary());
    }
    for (Person author : item.authors()) {
      out.start(AUTHOR).element(NAME, author.name());
      if (author.url() != null) {
        out.element(URI, author.url());
      }
      out.end(AUTHOR);
    }
    writeDates(item, out);
    AlternateMarkup.write(item, VERSION, out);
    media.write(item, item.published() != null, out);
  }

  private void writeDates(FeedItem item, Markup out) {
    String updated = item.updated();
    String published = item.published();
    if (published != null) {
      published = dates.rfc3339(published, FeedTerms.PUBLISHED);
      out.element(PUBLISHED, published);
    }
    if (updated != null) {
      out.element(UPDATED, dates.rfc3339(updated, FeedTerms.LASTMOD));
    } else if (published != null) {
      out.element(UPDATED, published);
      log.lostDetail("absence of " + FeedTerms.LASTMOD, null);
    } else {
      out.element(UPDATED, FeedTerms.UNKNOWN_DATE);
    }
  }
}
