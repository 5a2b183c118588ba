package io.github.sitemaptoolkit.converters.internal.feed.write;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import io.github.sitemaptoolkit.converters.internal.feed.text.PageName;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes a JSON Feed, item by item. */
public final class JsonFeedWriter extends SinkWriter<UrlEntry> {

  /** The version that is written; it is read in 1.0, too. */
  private static final String VERSION = "https://jsonfeed.org/version/1.1";

  private final DocumentInfo info;
  private final WriteLog log;
  private final EntryItems items;
  private final JsonGenerator json;
  private final JsonFeedLayout layout;
  private boolean begun;

  public JsonFeedWriter(Sink sink, DocumentInfo feed, Context context, String format)
      throws IOException {
    super(sink, context);
    this.info = feed;
    this.log = new WriteLog(context, format, sink.name(), false);
    this.items = new EntryItems(context, log, feed);
    var indent = new DefaultIndenter("  ", "\n");
    this.json =
        JsonSyntax.FACTORY
            .createGenerator(sink.stream())
            .setPrettyPrinter(
                new DefaultPrettyPrinter().withObjectIndenter(indent).withArrayIndenter(indent));
    this.layout = new JsonFeedLayout(json, log);
    log.losses().markup(feed, context.extensions()::nameOf);
  }

  /** Writes everything before the first item, whose url may be needed for the title. */
  private void begin(@Nullable UrlEntry first) throws IOException {
    begun = true;
    String link = info.link();
    if (link == null) {
      link = first == null ? "" : UrlParts.root(first.loc());
    }
    DocumentInfo feed = info.withTitle(PageName.ofFeed(info.title(), link)).withLink(link);
    items.feed(feed);
    json.writeStartObject();
    layout.text("version", VERSION);
    layout.text("title", feed.title());
    layout.text("home_page_url", link.isEmpty() ? null : link);
    layout.text("language", feed.language());
    json.writeArrayFieldStart("items");
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    log.begin(entry.loc());
    if (Padding.isAll(entry.loc())) {
      log.missing(EntryCodes.LOC_MISSING, "loc is empty; the entry is left out");
      return false;
    } else if (JsonSyntax.brokenAt(entry.loc(), 0) >= 0) {
      log.missing(
          JsonCodes.INVALID_CHAR,
          "loc contains half of a surrogate pair, which UTF-8 cannot represent; the entry is left"
              + " out");
      return false;
    }
    WrittenUrls.check(entry.loc(), context, sink.name());
    FeedItem item;
    try {
      item = items.item(entry);
    } catch (RuntimeException | Error e) { // an extension failed
      Containment.check(e);
      log.missing(ExtensionCodes.FAILED, () -> "the entry cannot be written and is left out: " + e);
      return false;
    }
    if (!begun) {
      begin(entry);
    }
    layout.item(item, EntryItems.ownTitle(item));
    return true;
  }

  @Override
  public void finish() throws IOException {
    if (!begun) {
      begin(null);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
    log.end();
  }
}
