package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.converters.internal.json.ItemBudget;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The members of a JSON Feed before its items. Those after them are lost. */
final class JsonFeedHead implements ItemCursor.Outside {

  /** The name of the array of items. */
  static final String ITEMS = "items";

  private final FeedLog log;
  private final JsonLog places;
  private final FeedListener listener;
  private @Nullable String title;
  private @Nullable String language;
  private @Nullable String page;
  private @Nullable String self;
  private final List<Person> authors = new ArrayList<>();
  private final Set<String> faces = new HashSet<>(0);
  private final ItemBudget budget;
  private boolean complete;

  JsonFeedHead(FeedLog log, JsonLog places, Context context) {
    this.log = log;
    this.listener = context.options(FeedListener.NONE);
    this.budget = new ItemBudget(places, context.limits());
    this.places = places;
  }

  /** Returns the exception for a feed that lacks the array of items, which is required. */
  static SitemapException withoutItems(Location at) {
    return new SitemapException(JsonCodes.ITEMS, "a JSON Feed must have an array \"items\"", at);
  }

  @Override
  public void member(String around, String path, JsonParser in) throws IOException {
    if (path.equals("version") || in.currentToken() == JsonToken.VALUE_NULL) {
      in.skipChildren();
    } else if (path.equals(ITEMS)) {
      throw withoutItems(places.at(in));
    } else if (path.equals("next_url")) {
      String message = "the feed has another page, with older items, at \"next_url\"";
      String url =
          in.currentToken().isScalarValue() ? PlainText.orNull(in.getText().strip()) : null;
      if (url == null || !listener.listens()) {
        log.report(JsonCodes.NEXT_PAGE.withSeverity(Severity.INFO), places.at(in), null, message);
      } else {
        listener.accept(new FeedListener.Document("next", url));
      }
      lose(path, in);
    } else if (complete) {
      lose(path, in);
    } else {
      switch (path) {
        case "title" -> title = text(in);
        case "language" -> language = text(in);
        case "home_page_url" -> page = text(in);
        case "feed_url" -> self = text(in);
        case "author", "authors" ->
            JsonFeedPersons.read(in, budget, authors::add, this::loseOfAuthor);
        default -> lose(path, in);
      }
    }
  }

  private void lose(String name, JsonParser in) throws IOException {
    in.skipChildren();
    lose(name);
  }

  private void lose(String name) {
    log.lostDetail(FeedTerms.FEED_ELEMENTS, name);
  }

  private static @Nullable String text(JsonParser in) throws IOException {
    String text = in.currentToken().isScalarValue() ? PlainText.orNull(in.getText().strip()) : null;
    in.skipChildren();
    return text;
  }

  /** Sets that the items have begun. */
  void complete() {
    complete = true;
  }

  private void loseOfAuthor(String kind, @Nullable String value) {
    if (kind.equals(FeedTerms.AUTHORS_PICTURE) && value != null) {
      faces.add(value);
    }
    lose(kind);
  }

  /** Returns the pictures of these authors. */
  Set<String> faces() {
    return faces;
  }

  /** Returns the authors of all items that have none of their own. */
  List<Person> authors() {
    return authors;
  }

  /** Returns the page against which urls are resolved; null if unknown. */
  @Nullable String base() {
    return page == null ? self : page;
  }

  /** Returns the data about the feed. */
  DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.FEED)
        .withTitle(title)
        .withLanguage(language)
        .withLink(page);
  }
}
