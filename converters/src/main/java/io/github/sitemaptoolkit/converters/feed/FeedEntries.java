package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.internal.url.UrlResolver;
import io.github.sitemaptoolkit.internal.url.UrlText;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns items into url entries.
 *
 * <p>An item that carries its entry whole says nothing else.
 *
 * <p>An extension whose own elements stand in an item is read from them; each other one looks at
 * the item and finds its values there. What nobody took is counted as lost: a title, a date, an
 * author and so on came through if its text is in some value that an extension found, a picture or
 * a video if one of its urls is. Attributes are not counted, nor what an extension left of the
 * media it took: it tells of that itself. Media that nobody took are counted once, with all that is
 * said of them; what is said of media where an item has none is counted element by element.
 */
final class FeedEntries implements FeedContext {

  private final Feed feed;
  private final MediaTraits media;
  private final DocumentInfo document;
  private final Instant now;
  private @Nullable ItemBuilder current;

  /**
   * Creates what makes entries of a feed's items.
   *
   * @param media what is said of all media of the feed
   */
  FeedEntries(Feed feed, MediaTraits media, DocumentInfo document) {
    this.feed = feed;
    this.media = media;
    this.document = document;
    Instant asked = feed.options().now();
    this.now = asked == null ? Instant.now() : asked;
  }

  /** Returns the entry of an item: the one that it carries whole, else what it says; or null. */
  @Nullable UrlEntry entry(ItemBuilder builder) {
    UrlEntry whole = builder.whole();
    if (whole != null) {
      return whole;
    }
    String link = builder.link();
    if (link == null) {
      return null;
    }
    current = builder;
    feed.log().link(link);
    feed.links().judge(link, builder.location());
    FeedItem said = builder.build(link, media);
    FeedItem item = withContentPicture(said, builder.contentPicture());
    var taken = new TakenValues();
    List<Node<?>> nodes = new ArrayList<>();
    for (Registration registration : feed.context().extensions().registrations()) {
      List<Node<?>> own = builder.nodes(registration);
      nodes.addAll(own == null ? found(registration.extension(), item, taken) : own);
    }
    builder.losses().forEach(feed.log()::lost);
    if (feed.options().words()) {
      nodes.add(Node.of(ItemWords.of(item)));
    } else {
      countWords(item, builder.lastmod(), taken);
    }
    countLosses(item, taken);
    if (said.media().isEmpty()) {
      countMediaLosses(item, builder.media().common(), taken);
    }
    return UrlEntry.builder(link).lastmod(builder.lastmod()).nodes(nodes).build();
  }

  /** A picture of the content counts where there is no other; one of unknown place does not. */
  private static FeedItem withContentPicture(FeedItem item, ItemBuilder.@Nullable Picture picture) {
    if (picture == null
        || !item.thumbnails().isEmpty()
        || item.media().stream().anyMatch(media -> media.kind() == Medium.IMAGE)) {
      return item;
    }
    String base = picture.base() == null ? item.link() : picture.base();
    String url =
        UrlText.isAbsolute(picture.url())
            ? picture.url()
            : UrlResolver.resolve(base, picture.url());
    return url == null ? item : item.withMedia(picture(url));
  }

  private static FeedMedia picture(String url) {
    var file = new Rendition(url, null, "image", false, null, null, null, null, null);
    return FeedMedia.builder().renditions(List.of(file)).build();
  }

  /** Returns what an extension finds; one that fails costs its own values, with a problem. */
  private <E extends UrlExtension> List<Node<?>> found(
      SitemapExtension<E> extension, FeedItem item, TakenValues taken) {
    List<Node<?>> nodes = new ArrayList<>();
    try {
      for (E value : extension.fromFeed(item, this)) {
        extension.write(value, taken);
        nodes.add(Node.of(value));
      }
    } catch (RuntimeException | StackOverflowError e) {
      feed.log()
          .report(
              Severity.ERROR,
              "extension.failed",
              "the extension "
                  + extension.id()
                  + " failed on this item: "
                  + Problem.quoted(e.toString()),
              Objects.requireNonNull(current).location(),
              extension.element().toString(),
              true);
    }
    return nodes;
  }

  private void countWords(FeedItem item, @Nullable String lastmod, TakenValues taken) {
    lose("title", item.title(), taken);
    lose("description", item.summary(), taken);
    item.authors().forEach(author -> lose("author", author.name(), taken));
    item.categories().forEach(category -> lose("category", category, taken));
    if (!Objects.equals(item.published(), lastmod)) {
      lose("date of publication", item.published(), taken);
    }
  }

  private void countLosses(FeedItem item, TakenValues taken) {
    lose("dcterms:type", taken.isEmpty() ? item.type() : null, taken);
    FeedItem.Period valid = item.valid();
    if (valid != null && !taken.has(valid.start()) && !taken.has(valid.end())) {
      lost("dcterms:valid");
    }
    for (FeedMedia shown : item.media()) {
      if (!taken.has(shown.player())
          && shown.renditions().stream().map(Rendition::url).noneMatch(taken::has)) {
        lost(shown.kind().name().toLowerCase(Locale.ROOT) + " media");
      }
    }
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (!alternate.url().equals(item.link()) && !taken.has(alternate.url())) {
        lost("link with rel=alternate");
      }
    }
    if (!item.thumbnails().isEmpty() && item.thumbnails().stream().noneMatch(taken::has)) {
      lost("thumbnail");
    }
  }

  private void countMediaLosses(FeedItem item, MediaTraits common, TakenValues taken) {
    FeedMedia said = common.media(List.of());
    if (!Objects.equals(said.title(), item.title())) {
      lose("media:title", said.title(), taken);
    }
    if (!Objects.equals(said.description(), item.summary())) {
      lose("media:description", said.description(), taken);
    }
    MediaLosses.count(said, common.nameOfKeywords(), this::lost);
  }

  private void lose(String kind, @Nullable String text, TakenValues taken) {
    if (text != null && !taken.has(text)) {
      lost(kind);
    }
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public boolean wanted(String id) {
    return feed.options().with().contains(id);
  }

  /** One time for all items of a feed. */
  @Override
  public Instant now() {
    return now;
  }

  @Override
  public void repeated(Severity severity, String code, String message) {
    feed.log().repeated(severity, code, message);
  }

  @Override
  public void problem(Severity severity, String code, String message) {
    feed.log().report(severity, code, message, Objects.requireNonNull(current).location());
  }

  @Override
  public void lost(String kind) {
    feed.log().lost(kind);
  }
}
