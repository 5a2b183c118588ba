package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.feed.check.FeedCheck;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.internal.feed.source.NameCase;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.Epilogue;
import io.github.sitemaptoolkit.token.Nesting;
import io.github.sitemaptoolkit.token.TokenizerCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.token.XmlOptions;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a feed, entry by entry. */
public final class FeedReader extends SourceReader<UrlEntry> {

  /**
   * The maximum number of values of Media RSS, and of authors, of the feed itself: they are held
   * while the feed is read, and each item may inherit all of them.
   */
  public static final int MOST_SHARED = 100;

  private static final Nesting NESTING =
      new Nesting(
          Set.of("item", "entry"),
          Set.of("link", "guid", "pubDate", "id", "updated"),
          Set.of("channel"),
          "",
          Namespaces::isOfFeeds);

  private final ScopedCursor cursor;
  private final FeedLog log;
  private final Links links;
  private final Dialect dialect;
  private final String root;
  private final DocumentInfo document;
  private final PagesOfItems pages;
  private boolean any; // entries were read

  /** Opens the dialect of a feed whose cursor is at its root element. */
  public interface Opener {
    Dialect open(Feed feed);
  }

  public FeedReader(
      Source source,
      Context context,
      String format,
      String itemPath,
      Code relativeCode,
      Opener opener) {
    super(source, DocumentInfo.Kind.FEED, context);
    boolean converts = context.options(FormatChecks.OFF) == FormatChecks.OFF;
    this.log = new FeedLog(context, format, source.name(), itemPath, converts);
    XmlOptions xml = XmlOptions.of(context, NESTING, Namespaces.PREFIXES);
    FeedCheck check = converts ? null : new FeedCheck(log, context);
    var tokens = new TokenizerCursor(source, xml, log);
    this.cursor = new ScopedCursor(tokens, new NameCase(log), check, context.places());
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    this.links = Links.of(log, relativeCode, context);
    var feed = new Feed(cursor, context, log, links, options);
    toRoot();
    this.root = cursor.localName();
    this.dialect = opener.open(feed);
    this.document = options.describe(dialect.document());
    var entries = new FeedEntries(context, log, links, dialect.media(), document);
    var items =
        new ItemsAhead(dialect::next, log, feed.links(), feed.contentMedia(), cursor::taken);
    this.pages = new PagesOfItems(items, entries, context, cursor::taken);
  }

  private void toRoot() {
    Event event = cursor.next();
    while (event != Event.START) {
      if (event == Event.END_DOCUMENT) {
        throw unsupported("there is no root element", cursor.location());
      }
      event = cursor.next();
    }
  }

  /** Returns the context for reading a document that is converted to a feed, with its texts. */
  public static Context withMetadata(Context context) {
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    return options.metadata() ? context : context.with(options.withMetadata(true));
  }

  public static SitemapException unsupported(String message, Location at) {
    return new SitemapException(DocumentCodes.UNSUPPORTED_FORMAT, message, at);
  }

  /** Returns the name of an item in messages. */
  public static String named(String kind, ItemBuilder item) {
    String title = item.title();
    if (title == null) {
      return "an " + kind + " without a title";
    }
    return "the " + kind + ' ' + Problem.quoted(title);
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    UrlEntry entry = pages.next();
    Location place = pages.location();
    if (place != null) {
      at(place);
    }
    any |= entry != null;
    if (entry == null) {
      readEpilogue();
    }
    return entry;
  }

  private void readEpilogue() {
    Epilogue epilogue = Epilogue.read(cursor, root, other -> false, context().strict(), () -> {});
    if (epilogue.another()) {
      log.missing(
          DocumentCodes.MULTIPLE_ROOTS,
          cursor.tag(),
          null,
          cursor.isImplied()
              ? "items follow the end of the feed; they are left out"
              : "a second feed follows the first; it is left out");
    } else if (epilogue.trailing() != null) {
      log.report(
          XmlCodes.TRAILING_CONTENT,
          epilogue.trailing(),
          null,
          "content follows the end of the feed; it is left out");
    }
    epilogue.requireEntries(cursor, any, context(), Location.of(location().source()));
  }

  @Override
  protected void end() {
    log.endItem();
    links.end();
    log.end();
  }

  @Override
  public Places places() {
    Places places = pages.places();
    return places == null ? super.places() : places;
  }

  @Override
  public DocumentInfo document() {
    return document;
  }
}
