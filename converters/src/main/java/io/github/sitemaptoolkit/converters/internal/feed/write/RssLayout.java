package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The layout of RSS 2.0. Source: <a href="https://www.rssboard.org/rss-specification">RSS 2.0</a>.
 *
 * <p>Search engines take {@code pubDate} for the date of the page's last change. If the date of
 * publication is known, too, {@code pubDate} has that one. A last change that {@code pubDate} does
 * not have, or not exactly, is written to {@code atom:updated} or {@code dcterms:modified}.
 */
public final class RssLayout extends FeedLayout {

  private static final String CHANNEL = "channel";
  private static final String ITEM = "item";

  private static final ElementTags TITLE = ElementTags.own("title");
  private static final ElementTags LINK = ElementTags.own("link");
  private static final ElementTags DESCRIPTION = ElementTags.own("description");
  private static final ElementTags LANGUAGE = ElementTags.own("language");
  private static final ElementTags CATEGORY = ElementTags.own("category");
  private static final ElementTags GUID = ElementTags.own("guid", " isPermaLink=\"true\"");
  private static final ElementTags PUB_DATE = ElementTags.own("pubDate");
  private static final ElementTags CREATOR = ElementTags.dc("creator");
  private static final ElementTags MODIFIED = ElementTags.dcterms("modified");
  private static final ElementTags UPDATED = ElementTags.atom("updated");
  private static final ElementTags ALTERNATE = ElementTags.atom("link");

  public RssLayout(WriteLog log) {
    super(log);
  }

  @Override
  String root() {
    return "rss";
  }

  @Override
  String namespace() {
    return "";
  }

  @Override
  UnknownMarkup.Part rootAttributes(DocumentInfo feed) {
    return new UnknownMarkup.Part(
        "", List.of(new Attribute("", "version", "", "2.0")), List.of(), Map.of());
  }

  @Override
  String channel() {
    return CHANNEL;
  }

  @Override
  String item() {
    return ITEM;
  }

  @Override
  void writeHead(DocumentInfo feed, Markup out) {
    String title = title(String.valueOf(feed.title()));
    out.element(TITLE, title);
    out.element(LINK, log.legal(String.valueOf(feed.link())));
    out.element(DESCRIPTION, title); // required, and there is nothing better
    if (feed.language() != null) {
      out.element(LANGUAGE, log.legal(feed.language()));
    }
  }

  @Override
  void writeItem(FeedItem item, String title, Markup out) {
    out.element(TITLE, title(title));
    out.page(LINK, item.link());
    for (String category : item.categories()) {
      out.element(CATEGORY, log.legal(category));
    }
    out.page(GUID, item.link());
    if (item.summary() != null) {
      out.element(DESCRIPTION, html(item.summary()));
    }
    for (Person author : item.authors()) { // RSS's own author is an e-mail address
      out.element(CREATOR, author.name());
      if (author.url() != null) {
        log.lostDetail("url of the author", author.url());
      }
    }
    boolean dated = writeDates(item, out);
    AlternateMarkup.write(item, ALTERNATE, out);
    media.write(item, dated, out);
  }

  private boolean writeDates(FeedItem item, Markup out) {
    String updated = item.updated();
    String published = item.published();
    String date;
    if (published != null) {
      date = dates.rfc822(published, FeedTerms.PUBLISHED);
    } else if (updated != null) {
      date = dates.rfc822(updated);
    } else {
      return false;
    }
    out.element(PUB_DATE, date);
    if (updated == null) {
      log.lostDetail("absence of " + FeedTerms.LASTMOD, null);
    } else if (!isReadBack(updated, published, date)) {
      // RFC 3339 requires a time; dcterms accept all forms that lastmod may have
      boolean full = WrittenDates.full(updated).equals(updated);
      out.element(full ? UPDATED : MODIFIED, updated);
    }
    return true;
  }

  /** Returns whether readers take the date that was written for the date of the last change. */
  private static boolean isReadBack(String updated, @Nullable String published, String written) {
    boolean same = published == null || published.equals(updated);
    return same ? WrittenDates.isExact(updated) : updated.equals(ParsedDate.of(written).date());
  }

  /** Returns a title. Readers may take it for HTML; one that this would change is escaped twice. */
  private String title(String text) {
    String title = log.legal(text);
    if (title.indexOf('&') < 0 && title.indexOf('<') < 0) {
      return title; // no HTML in it, whoever reads it
    }
    return PlainText.ofTitle(title).equals(PlainText.ofText(title)) ? title : escaped(title);
  }

  /** Returns a description as HTML, because readers take it for HTML. */
  private static String html(String text) {
    return PlainText.ofHtml(text).equals(text) ? text : escaped(text);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
