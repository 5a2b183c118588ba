package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.FirstValue;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaLosses;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.ContentPicture;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedReadSettings;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.internal.feed.text.ItemMetadata;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.element.ExtensionFailures;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlText;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Converts items to url entries.
 *
 * <p>If an item contains the complete entry, nothing else of the item is used.
 *
 * <p>An extension whose own elements are in an item is read from them; all other extensions create
 * values from the item. Data that no extension used is counted as lost. A title, an author and so
 * on was used if this very text is in the value of an extension; a date if an equal text is; a
 * picture or video if one of its urls is. Attributes are not counted, nor are the parts of media
 * that an extension did not use: it reports these itself. Unused media are counted once, with all
 * their data; data about media of an item without media is counted element by element.
 */
public final class FeedEntries implements FeedContext {

  private final Context context;
  private final FeedLog log;
  private final Links links;
  private final FeedReadSettings settings;
  private final MediaTraits media;
  private final DocumentInfo document;
  private final Instant now;
  private final boolean converts; // false if the feed is only checked
  private @Nullable ItemBuilder current;
  private final UsedValues taken = new UsedValues();

  /**
   * Creates a converter of a feed's items.
   *
   * @param log receives problems and losses
   * @param links judges the urls of pages
   * @param media the traits of all media of the feed
   */
  public FeedEntries(
      Context context,
      FeedLog log,
      Links links,
      FeedReadSettings settings,
      MediaTraits media,
      DocumentInfo document) {
    this.context = context;
    this.log = log;
    this.links = links;
    this.settings = settings;
    this.media = media;
    this.document = document;
    this.converts = context.options(FormatChecks.OFF) == FormatChecks.OFF;
    Instant asked = settings.now();
    this.now = asked == null ? Instant.now() : asked;
  }

  /** Returns the entry of an item: the complete one in it, else one made of its data; or null. */
  public @Nullable UrlEntry entry(ItemBuilder builder) {
    UrlEntry whole = builder.whole();
    if (whole != null) {
      return whole;
    }
    String link = builder.link();
    if (link == null) {
      return null;
    }
    current = builder;
    log.link(link);
    links.judge(link, builder.location());
    List<Node<?>> nodes = converts ? converted(builder, link) : own(builder);
    return UrlEntry.builder(link).lastmod(builder.lastmod()).nodes(nodes).build();
  }

  /** Returns the values of extensions whose own elements are in the item. */
  private List<Node<?>> own(ItemBuilder builder) {
    List<Node<?>> nodes = new ArrayList<>();
    for (Registration registration : context.extensions().registrations()) {
      List<Node<?>> own = builder.nodes(registration);
      if (own != null) {
        nodes.addAll(own);
      }
    }
    return nodes;
  }

  /** Returns the values of extensions in the item, and those that extensions create from it. */
  private List<Node<?>> converted(ItemBuilder builder, String link) {
    FeedItem said = builder.build(link, media);
    FeedItem item = withContentPicture(said, builder.contentPicture());
    taken.clear();
    List<Node<?>> nodes = new ArrayList<>();
    for (Registration registration : context.extensions().registrations()) {
      List<Node<?>> own = builder.nodes(registration);
      if (own == null) {
        find(registration.extension(), item, nodes);
      } else {
        nodes.addAll(own);
      }
    }
    builder.reportTo(this::lostDetail);
    if (settings.metadata()) {
      nodes.add(Node.of(ItemMetadata.of(item)));
    } else {
      countWords(item, builder.lastmod());
    }
    countLosses(item);
    if (said.media().isEmpty()) {
      countMediaLosses(item, builder.media().common());
    }
    return nodes;
  }

  /** Adds a picture of the content if there is no other, and if its url is absolute. */
  private static FeedItem withContentPicture(
      FeedItem item, ContentPicture.@Nullable Place picture) {
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
    var file = Rendition.image(url);
    return FeedMedia.builder().renditions(List.of(file)).build();
  }

  /** Adds the values that an extension creates, up to its failure, which is a problem. */
  private <E extends UrlExtension> void find(
      SitemapExtension<E> extension, FeedItem item, List<Node<?>> nodes) {
    FeedMapping<E> mapping = extension.descriptor().feed();
    if (mapping == null) {
      return;
    }
    try {
      for (E value : mapping.fromFeed(item, this)) {
        extension.write(value, taken);
        nodes.add(Node.of(value));
      }
    } catch (RuntimeException | Error e) {
      ExtensionFailures.check(e);
      log.missing(
          ExtensionCodes.FAILED,
          Objects.requireNonNull(current).location(),
          extension.descriptor().element().toString(),
          () ->
              "the extension "
                  + extension.descriptor().id()
                  + " failed on this item: "
                  + Problem.quoted(e.toString()));
    }
  }

  private void countWords(FeedItem item, @Nullable String lastmod) {
    loseWord("title", item.title());
    loseWord("description", item.summary());
    item.authors().forEach(author -> loseWord("author", author.name()));
    item.categories().forEach(category -> loseWord("category", category));
    String published = item.published();
    if (published != null && !isBeginning(published, lastmod) && !taken.has(published)) {
      lost("date of publication", published);
    }
  }

  /** Returns whether a date is a lastmod as written to {@code pubDate}: its first second. */
  private static boolean isBeginning(String date, @Nullable String lastmod) {
    if (lastmod == null || date.equals(lastmod)) {
      return lastmod != null;
    }
    Instant first = W3cDateTime.parse(date).map(W3cDateTime::start).orElse(null);
    Instant start = W3cDateTime.parse(lastmod).map(W3cDateTime::start).orElse(null);
    return first != null && start != null && first.equals(start.truncatedTo(ChronoUnit.SECONDS));
  }

  private void countLosses(FeedItem item) {
    loseWord("dcterms:type", item.type());
    FeedItem.Period valid = item.valid();
    if (valid != null && !taken.has(valid.start()) && !taken.has(valid.end())) {
      lost("dcterms:valid", FirstValue.example(valid));
    }
    for (FeedMedia shown : item.media()) {
      if (!isUsed(shown)) {
        String url = shown.renditions().isEmpty() ? null : shown.renditions().get(0).url();
        lost(
            shown.kind().name().toLowerCase(Locale.ROOT) + " media",
            url == null ? shown.player() : url);
      }
    }
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (!alternate.url().equals(item.link()) && !taken.has(alternate.url())) {
        lost("link with rel=alternate", alternate.url());
      }
    }
    if (!item.thumbnails().isEmpty() && item.thumbnails().stream().noneMatch(taken::has)) {
      lost("thumbnail", item.thumbnails().get(0));
    }
  }

  private boolean isUsed(FeedMedia media) {
    if (taken.has(media.player())) {
      return true;
    }
    for (Rendition file : media.renditions()) {
      if (taken.has(file.url())) {
        return true;
      }
    }
    return false;
  }

  private void countMediaLosses(FeedItem item, MediaTraits common) {
    FeedMedia said = common.media(List.of());
    if (!Objects.equals(said.title(), item.title())) {
      loseWord("media:title", said.title());
    }
    if (!Objects.equals(said.description(), item.summary())) {
      loseWord("media:description", said.description());
    }
    MediaLosses.count(said, common.nameOfKeywords(), this::lostDetail);
  }

  private void loseWord(String kind, @Nullable String word) {
    if (word != null && !taken.hasWord(word)) {
      lostDetail(kind, word);
    }
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public boolean isWanted(String id) {
    return settings.extensions().contains(id);
  }

  /** Returns the same time for all items of a feed. */
  @Override
  public Instant now() {
    return now;
  }

  @Override
  public void repeated(Severity severity, String code, String message) {
    log.repeated(new Code(code, severity, false), message);
  }

  @Override
  public void problem(Severity severity, String code, String message) {
    log.report(
        new Code(code, severity, false), Objects.requireNonNull(current).location(), null, message);
  }

  @Override
  public void lost(String kind) {
    lost(kind, null);
  }

  @Override
  public void lost(String kind, @Nullable String value) {
    log.dropped(kind, value);
  }

  @Override
  public void lostDetail(String kind, @Nullable String value) {
    log.lost(kind, value);
  }

  @Override
  public void used(@Nullable String value) {
    taken.add(value);
  }
}
