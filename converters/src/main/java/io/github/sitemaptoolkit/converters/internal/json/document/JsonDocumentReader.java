package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.TextInput;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.document.Outline.Candidate;
import io.github.sitemaptoolkit.converters.internal.json.document.Outline.Shape;
import io.github.sitemaptoolkit.converters.internal.table.about.FirstReading;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.read.TableInput;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a JSON document, item by item. */
public final class JsonDocumentReader extends SourceReader<UrlEntry> {

  private static final String FORMAT = "json";

  private final JsonLog log;
  private final DocumentInput input;
  private final Outline outline;
  private final @Nullable String asked;
  private final JsonParser parser;
  private final ItemCursor cursor;
  private final Items items;
  private final @Nullable Paging paging;
  private final String otherwise; // of what is not in the encoding
  private final Supplier<String> hint;

  /**
   * Opens a document.
   *
   * @param isFeed whether it is read as a feed, whatever it is
   * @param columns the columns of tables, called only for them
   */
  public JsonDocumentReader(
      Source source, Context context, boolean isFeed, Supplier<ColumnNames> columns)
      throws IOException {
    super(source, DocumentInfo.Kind.TABLE, context);
    this.asked = context.options(JsonInputOptions.DEFAULTS).items();
    this.log = new JsonLog(context.problems(), source.name());
    this.otherwise = TextInput.otherwise(source, context);
    this.hint = TextInput.hint(source, context, true);
    log.line(1);
    this.input = new DocumentInput(source, context, log.guessed());
    this.outline = Outline.of(input.beginning());
    if (outline.isBlank()) {
      throw new SitemapException(DocumentCodes.EMPTY, "the document is empty", log.document());
    }
    this.parser = input.document();
    boolean feed = isFeed || (outline.isFeed() && asked == null);
    log.written(input.text());
    try {
      if (feed) {
        var feedLog = new FeedLog(context, JsonFeedItems.ID, source.name(), "items", true);
        var head = new JsonFeedHead(feedLog, log, context);
        this.cursor = new ItemCursor(parser, log, JsonFeedHead.ITEMS, Shape.ARRAY, head);
        this.paging = null; // a feed has the newest items only
        this.items = new JsonFeedItems(cursor, log, feedLog, head, context);
      } else {
        var losses = new Losses(FORMAT, source.name());
        List<String> preset = context.options(Preset.NONE).items();
        Candidate place = ItemPath.choose(outline, asked, preset, log.document());
        boolean mayBeRows =
            place.shape() == Shape.ROWS || (place.shape() == Shape.ARRAY && !place.hasPages());
        RowColumns found = mayBeRows ? RowColumns.of(input.beginning(), place.path()) : null;
        RowColumns named = found != null && found.areRows() ? found : null;
        var pages = new Paging(log, place.path());
        this.paging = pages;
        this.cursor =
            new ItemCursor(
                parser,
                log,
                place.path(),
                place.shape() == Shape.MEMBERS ? Shape.MEMBERS : Shape.OBJECT,
                (path, name, in) -> {
                  pages.member(path, name, in);
                  losses.addDetail("member of the document itself", ItemPath.join(path, name));
                });
        var table = TableInput.of(context, false, named == null);
        CsvInputOptions options = table.options();
        boolean plain =
            options.columns().isEmpty()
                && options.templates().isEmpty()
                && options.where().isEmpty()
                && table.preset().equals(Preset.NONE);
        this.items =
            place.isOurs() && plain
                ? new LineItems(cursor, log, losses, context, input.text())
                : new TableItems(
                    cursor,
                    log,
                    losses,
                    context,
                    table,
                    columns.get(),
                    named,
                    error(),
                    FirstReading.again(
                        source, (file, to) -> new JsonDocumentReader(file, to, isFeed, columns)));
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    UrlEntry entry = items.next();
    if (entry == null && !cursor.found() && items instanceof JsonFeedItems) {
      throw JsonFeedHead.withoutItems(log.document());
    } else if (entry == null && !cursor.found() && asked != null) {
      throw ItemPath.missing(outline, asked, log.document());
    }
    return entry;
  }

  @Override
  protected boolean needsEntries() {
    return !(items instanceof JsonFeedItems);
  }

  @Override
  protected void end() {
    items.end();
    if (paging != null && cursor.isList()) {
      paging.report(cursor.count());
      reportError();
    }
    long guessed = log.guessed().count();
    if (guessed > 0) {
      log.missing(
          JsonCodes.ENCODING,
          log.document(),
          null,
          () ->
              "characters that are not "
                  + TextInput.expected(context())
                  + ": "
                  + guessed
                  + "; they are read as "
                  + otherwise
                  + hint.get());
    }
  }

  /** Returns the member that says that the document is an error; null if there is none. */
  private @Nullable String error() {
    return asked == null ? outline.error() : null;
  }

  /** Reports that a document with a list is an error nevertheless. */
  private void reportError() {
    String member = error();
    if (member != null) {
      log.missing(
          JsonCodes.ERROR,
          log.document(),
          null,
          () ->
              "the document has an error, " + Problem.quoted(member) + ": entries may be missing");
    }
  }

  @Override
  protected RuntimeException failure(IOException e) {
    if (e instanceof JsonProcessingException malformed) {
      return refused(malformed);
    }
    return Source.failure(e, log.at(parser.currentLocation()));
  }

  private TruncatedException refused(JsonProcessingException e) {
    Location at = e.getLocation() == null ? log.document() : log.fault(e.getLocation());
    if (e instanceof StreamConstraintsException) {
      boolean deep = e.getOriginalMessage().contains("nesting");
      boolean name = e.getOriginalMessage().startsWith("Name ");
      return new TruncatedException(
          Problem.of(
              deep ? JsonCodes.TOO_DEEP : JsonCodes.TOO_LONG,
              (deep
                      ? "the document is nested too deeply"
                      : (name ? "the name of a member" : "a text") + " is too long")
                  + "; the rest of the document is left out",
              log.at(parser.currentLocation())),
          e);
    } else if (e instanceof JsonEOFException || isAtEnd()) {
      String message = "the document ends in the middle; what it has before is read";
      return new TruncatedException(Problem.of(DocumentCodes.TRUNCATED, message, at), e);
    }
    String fault = e.getOriginalMessage().replaceFirst(" \\(not recognized.*\\)", "");
    String message = fault + "; the rest of the document is left out";
    return new TruncatedException(Problem.of(JsonCodes.MALFORMED, message, at), e);
  }

  /** Returns whether the document ends where it is malformed, as in half of a word. */
  private boolean isAtEnd() {
    try {
      return input.ended() && parser.releaseBuffered(new StringWriter()) <= 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
  }

  /**
   * Returns which column each member of the first items is read as, or nothing if it is left out;
   * empty for documents that are not read as tables.
   */
  public Map<String, String> columns() {
    return items.columns();
  }

  @Override
  public DocumentInfo document() {
    return items.document();
  }

  @Override
  public Location location() {
    return items.location();
  }

  @Override
  public Places places() {
    Places kept = items.places();
    return kept == null ? super.places() : kept;
  }
}
