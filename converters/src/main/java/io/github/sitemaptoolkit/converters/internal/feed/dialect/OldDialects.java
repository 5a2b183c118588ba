package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import com.rometools.rome.feed.rss.Category;
import com.rometools.rome.feed.rss.Channel;
import com.rometools.rome.feed.rss.Enclosure;
import com.rometools.rome.feed.rss.Item;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.WireFeedInput;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.read.Dialect;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemModules;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.List;
import java.util.Locale;
import org.jdom2.Document;
import org.jdom2.Element;
import org.jdom2.Namespace;
import org.jspecify.annotations.Nullable;

/**
 * Reads RSS 0.90 to 0.94 with Rome, which supports these dialects, from a tree in memory.
 *
 * <p>No other reader uses Rome. The tree contains only the elements of the dialect, so Rome meets
 * neither deep nesting nor unexpected elements.
 */
final class OldDialects implements Dialect {

  private static final Namespace RDF = Namespace.getNamespace("rdf", Namespaces.RDF);

  /** The namespace of RSS 0.90 that Rome supports; there are two. */
  private static final Namespace RSS_090 =
      Namespace.getNamespace("http://my.netscape.com/rdf/simple/0.9/");

  private final Feed feed;
  private final ItemModules modules;
  private final OldTree tree;
  private final List<Item> items;
  private final DocumentInfo document;
  private int next;

  private OldDialects(Feed feed, OldTree tree, @Nullable String declaredLanguage, String name) {
    this.feed = feed;
    this.modules = new ItemModules(feed);
    this.tree = tree;
    Location root = Location.of(feed.cursor().location().source());
    Channel channel = parse(tree, name, root);
    this.items = channel.getItems();
    if (items.size() != tree.items().size()) {
      throw refused(
          name, Plural.of(items.size(), "item") + " of " + tree.items().size(), root, null);
    }
    String link = feed.links().page(channel.getLink(), null, root);
    if (link != null) {
      feed.links().judge(link, root, null);
    }
    feed.links().feedLink(link);
    String title = channel.getTitle();
    String language = channel.getLanguage();
    language = language == null ? tree.language() : XmlText.trim(language);
    this.document =
        DocumentInfo.of(DocumentInfo.Kind.FEED)
            .withTitle(title == null ? null : PlainText.orNull(PlainText.ofTitle(title)))
            .withLanguage(language == null ? declaredLanguage : language)
            .withLink(link);
  }

  /** Reads RSS 0.91 to 0.94. The cursor is at the root element. */
  static Dialect rss(Feed feed, String version) {
    return rss(feed, version, OldTree.LIMIT);
  }

  static Dialect rss(Feed feed, String version, int limit) {
    ScopedCursor cursor = feed.cursor();
    var root = new Element("rss").setAttribute("version", version);
    boolean rich = !version.equals("0.91");
    String own = cursor.namespace();
    String language = cursor.language();
    var tree = new OldTree(feed, root, own, Namespace.NO_NAMESPACE, rich, limit);
    tree.read(root.getChild("channel"), cursor.next());
    return new OldDialects(feed, tree, language, "RSS " + version);
  }

  /** Reads RSS 0.90. The cursor is at the first element inside the root. */
  static Dialect rdf(Feed feed) {
    var root = new Element("RDF", RDF);
    root.addNamespaceDeclaration(RSS_090);
    ScopedCursor cursor = feed.cursor();
    String language = cursor.language();
    var tree = new OldTree(feed, root, cursor.namespace(), RSS_090, false, OldTree.LIMIT);
    tree.read(root, Event.START);
    return new OldDialects(feed, tree, language, "RSS 0.90");
  }

  private static Channel parse(OldTree tree, String name, Location at) {
    try {
      var input = new WireFeedInput(false, Locale.ROOT);
      input.setAllowDoctypes(false);
      if (input.build(new Document(tree.root())) instanceof Channel channel) {
        return channel;
      }
      throw refused(name, "it is not a channel", at, null);
    } catch (SitemapException e) {
      throw e;
    } catch (FeedException | RuntimeException | StackOverflowError e) {
      String why = Problem.quoted(String.valueOf(e.getMessage()));
      throw refused(name, why, at, e); // Rome declares only the first
    }
  }

  private static SitemapException refused(
      String name, String why, Location at, @Nullable Throwable cause) {
    return new SitemapException(
        Problem.of(
            DocumentCodes.UNSUPPORTED_FORMAT,
            "this " + name + " cannot be understood (" + why + "); write it as RSS 2.0",
            at),
        cause);
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public MediaTraits media() {
    return tree.media();
  }

  @Override
  public @Nullable ItemBuilder next() {
    if (next < items.size()) {
      Item item = items.get(next);
      OldTree.Item rest = tree.items().get(next++);
      feed.log().beginItem(next, rest.builder().places());
      return complete(item, rest);
    }
    SitemapException cut = tree.cut();
    if (cut != null) {
      throw cut;
    }
    return null;
  }

  private ItemBuilder complete(Item item, OldTree.Item rest) {
    ItemBuilder builder = rest.builder();
    if (item.getTitle() != null) {
      builder.title(builder.became(item.getTitle(), PlainText.ofTitle(item.getTitle())));
    }
    if (item.getDescription() != null && item.getDescription().getValue() != null) {
      String html = item.getDescription().getValue();
      modules.keepSummary(builder, html, rest.base(), null);
      builder.summary(builder.became(html, PlainText.ofHtml(html)));
    }
    for (Category category : item.getCategories()) {
      String name = category.getValue();
      builder.category(name == null ? null : XmlText.trim(name));
    }
    for (Enclosure enclosure : item.getEnclosures()) {
      String url = url(feed.links()::url, enclosure.getUrl(), rest);
      if (url != null) {
        builder.media().addEnclosure(url, enclosure.getType());
      }
    }
    builder.link(url(feed.links()::page, item.getLink(), rest));
    RssReader.chooseLink(feed, builder, rest.guid().value, null, null);
    return builder;
  }

  /** How links make a url absolute. */
  private interface Resolving {
    @Nullable String url(@Nullable String raw, @Nullable String base, Location at);
  }

  private static @Nullable String url(Resolving links, @Nullable String raw, OldTree.Item rest) {
    ItemBuilder builder = rest.builder();
    String written = raw == null ? null : XmlText.trim(raw);
    return builder.became(written, links.url(raw, rest.base(), builder.place(written)));
  }
}
