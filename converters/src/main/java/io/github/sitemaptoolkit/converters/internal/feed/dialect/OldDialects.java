package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.dialect.OldRss;
import io.github.sitemaptoolkit.converters.dialect.OldRss.ChannelTexts;
import io.github.sitemaptoolkit.converters.dialect.OldRss.Enclosure;
import io.github.sitemaptoolkit.converters.dialect.OldRss.ItemTexts;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.read.Dialect;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemModules;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Services;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads RSS 0.90 to 0.94, from a tree in memory of which a provider of {@link OldRss} says what it
 * means.
 */
final class OldDialects implements Dialect {

  private final Feed feed;
  private final ItemModules modules;
  private final OldTree tree;
  private final List<ItemTexts> items;
  private final DocumentInfo document;
  private int next;

  private OldDialects(Feed feed, OldTree tree, OldRss provider, @Nullable String declaredLanguage) {
    this.feed = feed;
    this.modules = new ItemModules(feed);
    this.tree = tree;
    Location root = Location.of(feed.cursor().location().source());
    ChannelTexts channel = texts(provider, tree.take(), root);
    this.items = channel.items();
    String link = feed.links().page(channel.link(), null, root);
    if (link != null) {
      feed.links().judge(link, root, null);
    }
    feed.links().feedLink(link);
    String title = channel.title();
    String language = channel.language();
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
    OldRss provider = provider(version, cursor.tag(), Services.load(OldRss.class));
    String own = cursor.namespace();
    String language = cursor.language();
    var tree = new OldTree(feed, version, own, limit);
    tree.read(cursor.next());
    return new OldDialects(feed, tree, provider, language);
  }

  /**
   * Reads RSS 0.90. The cursor is at the first element inside the root.
   *
   * @param root the place of the root
   */
  static Dialect rdf(Feed feed, Location root) {
    ScopedCursor cursor = feed.cursor();
    OldRss provider = provider("0.90", root, Services.load(OldRss.class));
    String language = cursor.language();
    var tree = new OldTree(feed, "0.90", cursor.namespace(), OldTree.LIMIT);
    tree.read(Event.START);
    return new OldDialects(feed, tree, provider, language);
  }

  /** Returns the first provider. */
  static OldRss provider(String version, Location root, List<OldRss> found) {
    if (found.isEmpty()) {
      throw FeedReader.unsupported(
          "RSS "
              + version
              + " is read with sitemap-rome, which is not here; add that module to the class path,"
              + " or write the feed as RSS 2.0",
          root);
    }
    return found.get(0);
  }

  private static ChannelTexts texts(OldRss provider, OldRss.Tree tree, Location at) {
    ChannelTexts channel;
    try {
      channel = provider.read(tree);
    } catch (RuntimeException | StackOverflowError e) { // it is not our code
      throw refused(tree, Problem.quoted(String.valueOf(e.getMessage())), at, e);
    }
    int items = channel.items().size();
    if (items != tree.items().size()) {
      throw refused(
          tree, ShownNumber.counted(items, "item") + " of " + tree.items().size(), at, null);
    }
    return channel;
  }

  private static SitemapException refused(
      OldRss.Tree tree, String why, Location at, @Nullable Throwable cause) {
    return new SitemapException(
        Problem.of(
            DocumentCodes.UNSUPPORTED_FORMAT,
            "this RSS "
                + tree.version()
                + " cannot be understood ("
                + why
                + "); write it as RSS 2.0",
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
      ItemTexts item = items.get(next);
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

  private ItemBuilder complete(ItemTexts item, OldTree.Item rest) {
    ItemBuilder builder = rest.builder();
    if (item.title() != null) {
      builder.title(builder.became(item.title(), PlainText.ofTitle(item.title())));
    }
    String html = item.description();
    if (html != null) {
      modules.keepSummary(builder, html, rest.base(), null);
      builder.summary(builder.became(html, PlainText.ofHtml(html)));
    }
    for (String name : item.categories()) {
      builder.category(name == null ? null : XmlText.trim(name));
    }
    for (Enclosure enclosure : item.enclosures()) {
      String url = url(feed.links()::url, enclosure.url(), rest);
      if (url != null) {
        builder.media().addEnclosure(url, enclosure.type());
      }
    }
    builder.link(url(feed.links()::page, item.link(), rest));
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
