package io.github.sitemaptoolkit.converters.internal.feed.write;

import com.rometools.rome.feed.atom.Category;
import com.rometools.rome.feed.atom.Entry;
import com.rometools.rome.feed.atom.Feed;
import com.rometools.rome.feed.atom.Link;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.util.ArrayList;
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
public final class RomeAtom extends RomeLayout {

  private static final String ENTRY = "entry";
  private static final String XML = "http://www.w3.org/XML/1998/namespace";

  private @Nullable W3cDateTime newest;

  public RomeAtom(WriteLog log) {
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
  List<ForeignElement> head(DocumentInfo feed) {
    String link = log.legal(String.valueOf(feed.link()));
    var head = new Feed("atom_1.0");
    head.setTitle(log.legal(String.valueOf(feed.title())));
    head.setId(link);
    head.setAlternateLinks(List.of(link(link)));
    List<ForeignElement> elements = RomeElements.children(rome.root(head), ENTRY);
    elements.add(Tree.atom("author").add(Tree.atom("name")).build());
    return elements;
  }

  private static Link link(String url) {
    var link = new Link();
    link.setRel(FeedTerms.ALTERNATE);
    link.setHref(url);
    return link;
  }

  private static ForeignElement updated(String date) {
    return Tree.atom("updated").text(date);
  }

  @Override
  void written(FeedItem item) {
    String date = item.updated() == null ? item.published() : item.updated();
    if (date == null || (newest != null && newest.text().equals(date))) {
      return;
    }
    W3cDateTime time = W3cDateTime.parse(date).orElse(null);
    if (time != null && (newest == null || time.start().isAfter(newest.start()))) {
      newest = time;
    }
  }

  @Override
  List<ForeignElement> latest() {
    W3cDateTime known = newest;
    return List.of(
        updated(known == null ? FeedTerms.UNKNOWN_DATE : WrittenDates.full(known.text())));
  }

  @Override
  List<ForeignElement> children(FeedItem item, String title) {
    var draft = new Entry();
    draft.setTitle(log.legal(title));
    draft.setId(item.link());
    draft.setAlternateLinks(List.of(link(item.link())));
    List<Category> categories = new ArrayList<>();
    for (String name : item.categories()) {
      var category = new Category();
      category.setTerm(log.legal(name));
      categories.add(category);
    }
    draft.setCategories(categories);
    List<ForeignElement> children = rome.children(draft);
    if (item.summary() != null) {
      children.add(Tree.atom("summary").text(item.summary()));
    }
    for (Person author : item.authors()) {
      Tree person = Tree.atom("author").add(Tree.atom("name").append(author.name()));
      if (author.url() != null) {
        person.add(Tree.atom("uri").append(author.url()));
      }
      children.add(person.build());
    }
    addDates(item, children);
    children.addAll(AlternateTree.links(item, () -> Tree.atom("link")));
    children.addAll(media.of(item, item.published() != null));
    return children;
  }

  private void addDates(FeedItem item, List<ForeignElement> children) {
    String updated = item.updated();
    String published = item.published();
    if (published != null) {
      published = dates.rfc3339(published, FeedTerms.PUBLISHED);
      children.add(Tree.atom("published").text(published));
    }
    if (updated != null) {
      children.add(updated(dates.rfc3339(updated, FeedTerms.LASTMOD)));
    } else if (published != null) {
      children.add(updated(published));
      log.lostDetail("absence of " + FeedTerms.LASTMOD, null);
    } else {
      children.add(updated(FeedTerms.UNKNOWN_DATE));
    }
  }
}
