package io.github.sitemaptoolkit.converters.internal.feed.write;

import com.rometools.rome.feed.module.Module;
import com.rometools.rome.feed.rss.Category;
import com.rometools.rome.feed.rss.Channel;
import com.rometools.rome.feed.rss.Item;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.ArrayList;
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
public final class RomeRss extends RomeLayout {

  /**
   * An item without modules. Rome's way to look for one has a logger, and SLF4J without a provider
   * prints lines to standard error when a program makes its first logger.
   */
  private static final class Draft extends Item {

    private static final long serialVersionUID = 1;

    @Override
    public @Nullable Module getModule(String uri) {
      return null;
    }
  }

  private static final String CHANNEL = "channel";
  private static final String ITEM = "item";

  public RomeRss(WriteLog log) {
    super(log);
  }

  private static Channel channel(String title, String link) {
    var channel = new Channel("rss_2.0");
    channel.setTitle(title);
    channel.setLink(link);
    channel.setDescription(title); // required, and there is nothing better
    return channel;
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
  List<ForeignElement> head(DocumentInfo feed) {
    Channel channel =
        channel(title(String.valueOf(feed.title())), log.legal(String.valueOf(feed.link())));
    if (feed.language() != null) {
      channel.setLanguage(log.legal(feed.language()));
    }
    return RomeElements.children(rome.root(channel).getChild(CHANNEL), ITEM);
  }

  @Override
  List<ForeignElement> children(FeedItem item, String title) {
    var draft = new Draft();
    draft.setTitle(title(title));
    draft.setLink(item.link());
    List<Category> categories = new ArrayList<>();
    for (String name : item.categories()) {
      var category = new Category();
      category.setValue(log.legal(name));
      categories.add(category);
    }
    draft.setCategories(categories);
    List<ForeignElement> children = rome.children(draft);
    children.add(Tree.rss("guid").attribute("isPermaLink", "true").text(item.link()));
    if (item.summary() != null) {
      children.add(Tree.rss("description").text(html(item.summary())));
    }
    for (Person author : item.authors()) { // RSS's own author is an e-mail address
      children.add(Tree.dc("creator").text(author.name()));
      if (author.url() != null) {
        log.lostDetail("url of the author", author.url());
      }
    }
    boolean dated = addDates(item, children);
    children.addAll(AlternateTree.links(item, () -> Tree.guest("link")));
    children.addAll(media.of(item, dated));
    return children;
  }

  private boolean addDates(FeedItem item, List<ForeignElement> children) {
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
    children.add(Tree.rss("pubDate").text(date));
    if (updated == null) {
      log.lostDetail("absence of " + FeedTerms.LASTMOD, null);
    } else if (!updated.equals(ParsedDate.of(date).date())) { // not what readers take for it
      // RFC 3339 requires a time; dcterms accept all forms that lastmod may have
      boolean full = WrittenDates.full(updated).equals(updated);
      Tree exact = full ? Tree.guest("updated") : Tree.dcterms("modified");
      children.add(exact.text(updated));
    }
    return true;
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
