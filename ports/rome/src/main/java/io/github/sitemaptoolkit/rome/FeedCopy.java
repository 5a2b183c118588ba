package io.github.sitemaptoolkit.rome;

import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndEntryImpl;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.feed.synd.SyndFeedImpl;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.jdom2.Element;
import org.jspecify.annotations.Nullable;

/**
 * Copies what is read of a feed into one of another type: Rome refuses to write feeds of some types
 * that lack a description or a title, and loses dates in others. Dates that are not known are left
 * out, which Rome cannot remove from its feeds.
 */
final class FeedCopy {

  static final String ATOM = "http://www.w3.org/2005/Atom";

  private FeedCopy() {}

  /** Returns a copy of a feed with a type. */
  static SyndFeed of(SyndFeed feed, String type) {
    var copy = new SyndFeedImpl();
    copy.setFeedType(type);
    copy.setTitle(feed.getTitle());
    copy.setLink(feed.getLink());
    copy.setLinks(feed.getLinks());
    copy.setLanguage(feed.getLanguage());
    copy.setUri(feed.getUri());
    if (isKnown(feed.getPublishedDate())) {
      copy.setPublishedDate(feed.getPublishedDate());
    }
    List<SyndEntry> entries = new ArrayList<>();
    for (SyndEntry entry : feed.getEntries()) {
      entries.add(of(entry));
    }
    copy.setEntries(entries);
    return copy;
  }

  private static SyndEntry of(SyndEntry entry) {
    var copy = new SyndEntryImpl();
    copy.setUri(entry.getUri());
    copy.setTitleEx(entry.getTitleEx());
    copy.setLink(entry.getLink());
    copy.setLinks(ModuleLinks.of(entry));
    copy.setDescription(entry.getDescription());
    copy.setContents(entry.getContents());
    copy.setEnclosures(entry.getEnclosures());
    if (entry.getPublishedDate() != null) {
      copy.setPublishedDate(entry.getPublishedDate());
    }
    if (isKnown(entry.getUpdatedDate())) {
      copy.setUpdatedDate(entry.getUpdatedDate());
    }
    copy.setAuthors(entry.getAuthors());
    copy.setCategories(entry.getCategories());
    copy.setModules(entry.getModules());
    copy.setForeignMarkup(foreign(entry));
    return copy;
  }

  /** Returns whether there is a date, and not the one that Atom has where none is known. */
  private static boolean isKnown(@Nullable Date date) {
    return date != null && !date.toInstant().equals(Instant.EPOCH);
  }

  /** Returns the foreign markup, without a date of the last change if the entry has its own. */
  private static List<Element> foreign(SyndEntry entry) {
    List<Element> elements = new ArrayList<>();
    for (Element element : entry.getForeignMarkup()) {
      boolean updated =
          element.getName().equals("updated") && element.getNamespaceURI().equals(ATOM);
      if (!updated || entry.getUpdatedDate() == null) {
        elements.add(element.clone());
      }
    }
    return elements;
  }
}
