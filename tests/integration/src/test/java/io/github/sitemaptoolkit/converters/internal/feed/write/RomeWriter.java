package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.converters.internal.feed.text.PageName;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes a feed, item by item.
 *
 * <p>A lossless feed contains each entry as a {@code url} element of the sitemap protocol, the
 * first child of its item, in addition to the elements for readers of feeds. The element is kept in
 * one piece because its parts would have another meaning as children of the item: {@code
 * image:image} would be read as one more image of the item, and a {@code lastmod} or an unknown
 * element as data about the item, not about the page. In the same way, a {@code urlset} element at
 * the head of the feed contains the data about the sitemap as a whole.
 */
public final class RomeWriter extends SinkWriter<UrlEntry> {

  /** The link and id of a feed that has neither entries nor a page. */
  private static final String NOWHERE = "about:blank";

  private final DocumentInfo info;
  private final WriteLog log;
  private final RomeLayout layout;
  private final EntryItems items;
  private final XmlDocumentWriter document;
  private final String itemBegin;
  private final String itemEnd;
  private long count;
  private boolean begun;
  private int headEnd; // in the part that is held back

  public RomeWriter(
      Sink sink,
      DocumentInfo feed,
      Context context,
      String format,
      boolean lossless,
      Function<WriteLog, RomeLayout> layouts)
      throws IOException {
    super(sink, context);
    this.info = feed;
    this.log = new WriteLog(context, format, sink.name(), lossless);
    this.layout = layouts.apply(log);
    this.itemBegin = "    <" + layout.item() + ">\n";
    this.itemEnd = "    </" + layout.item() + ">\n";
    this.items = new EntryItems(context, log, info);
    this.document =
        new XmlDocumentWriter(
            sink.stream(),
            layout.root(),
            layout.namespace(),
            context.extensions().prefixes(),
            text -> log.illegalText());
    document.rootAttributes(layout.rootAttributes(info));
    if (!log.isWhole()) {
      log.losses().markup(info, context.extensions()::nameOf);
    }
  }

  /** Writes everything before the first item, whose url may be needed for the title. */
  private void begin(@Nullable UrlEntry first) {
    begun = true;
    String link = info.link();
    if (link == null || link.isBlank()) {
      link = first == null ? "" : UrlParts.root(first.loc());
    }
    link = link.isEmpty() ? NOWHERE : link;
    DocumentInfo feed = info.withTitle(PageName.ofFeed(info.title(), link)).withLink(link);
    items.feed(feed);
    document.entryBegins();
    if (layout.channel() != null) {
      line("  <", layout.channel(), ">\n");
    }
    if (log.isWhole()) {
      writeSitemap();
    }
    layout.head(feed).forEach(child -> write(child, "    "));
    headEnd = document.out().length();
  }

  /**
   * Writes the elements of the head that depend on all items: in the head if the items are still
   * held back, else after them, where readers find them, too, so that feeds need not be held in
   * memory.
   */
  private void writeLatest() {
    List<ForeignElement> latest = layout.latest();
    byte[] items = new byte[0];
    if (document.isHeldBack()) {
      items = document.out().copy(headEnd);
      document.out().truncate(headEnd);
    }
    latest.forEach(child -> write(child, "    "));
    document.out().raw(items);
  }

  private void writeSitemap() {
    try {
      write(UrlXml.document(info, context.extensions(), this::unplaced), "    ");
    } catch (RuntimeException | Error e) { // an extension failed
      Containment.check(e);
      log.missing(
          ExtensionCodes.FAILED,
          () -> "the document's own elements cannot be written and are left out: " + e);
    }
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    log.begin(entry.loc());
    if (!isWritable(entry.loc())) {
      return false;
    }
    if (!begun) {
      begin(entry);
    }
    document.entryBegins();
    FeedItem item;
    try {
      item = items.item(entry);
      writeItem(entry, item);
    } catch (RuntimeException
        | Error e) { // an extension failed: discard the part of the entry that is written
      Containment.check(e);
      document.takeBack();
      log.missing(ExtensionCodes.FAILED, () -> "the entry cannot be written and is left out: " + e);
      return false;
    }
    count++;
    layout.written(item);
    document.entryEnds();
    return true;
  }

  private boolean isWritable(String url) {
    if (Padding.isAll(url)) {
      log.missing(EntryCodes.LOC_MISSING, "loc is empty; the entry is left out");
      return false;
    } else if (XmlText.illegalAt(url, 0) >= 0) {
      log.missing(
          XmlCodes.INVALID_CHAR,
          "loc contains a character that XML does not allow; the entry is left out");
      return false;
    }
    WrittenUrls.check(url, context, sink.name());
    return true;
  }

  private void writeItem(UrlEntry entry, FeedItem item) {
    List<ForeignElement> children = new ArrayList<>();
    if (log.isWhole()) {
      children.add(
          UrlXml.element(
              context.extensions().writable(entry), context.extensions(), this::unplaced));
    }
    children.addAll(layout.children(item, EntryItems.title(item)));
    document.out().markup(itemBegin);
    children.forEach(child -> write(child, "      "));
    document.out().markup(itemEnd);
  }

  private void unplaced(String path) {
    log.left("unknown markup of " + path);
  }

  private void write(ForeignElement element, String indent) {
    document.out().markup(indent);
    document.foreign(element);
    document.out().raw('\n');
  }

  private void line(String before, @Nullable String name, String after) {
    document.out().markup(before + name + after);
  }

  @Override
  public void finish() throws IOException {
    if (!begun) {
      begin(null);
    }
    writeLatest();
    if (layout.channel() != null) {
      line("  </", layout.channel(), ">\n");
    }
    document.finish();
    log.end();
    ProtocolLimits.check(
        LimitCodes.URL_COUNT, count, sink.bytes(), sink.name(), context.problems());
  }
}
