package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.converters.internal.feed.media.ItemMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.converters.internal.json.ItemBudget;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads one item of a JSON Feed. Source: <a href="https://www.jsonfeed.org/version/1.1/">JSON Feed
 * 1.1</a>.
 */
final class JsonFeedItem {

  /** Files that have both in common are renditions of one medium. */
  private record Title(String text, Medium kind) {}

  /** The members that are urls, or may stand for one. */
  private static final Set<String> URLS = Set.of("id", "url", "image", "banner_image");

  private final FeedLog log;
  private final JsonLog written;
  private final Links links;
  private final @Nullable String site; // the host of the feed; null if unknown
  private final ContentMedia contentMedia;
  private final ItemBudget budget;
  private @Nullable String id;
  private @Nullable String banner;
  private @Nullable String external;
  private boolean ofOtherSite;
  private final Map<Title, List<ItemMedia.Content>> attachments = new LinkedHashMap<>();
  private final List<SizedFiles.Sized> sized = new ArrayList<>(0);

  /**
   * Creates a reader.
   *
   * @param written the log of the document, which knows how it is written
   * @param feed a url of the feed's site; null if unknown
   * @param contentMedia which media of contents are wanted
   */
  JsonFeedItem(
      FeedLog log,
      JsonLog written,
      Links links,
      @Nullable String feed,
      ContentMedia contentMedia,
      ItemBudget budget) {
    this.site = host(feed);
    this.log = log;
    this.written = written;
    this.budget = budget;
    this.links = links;
    this.contentMedia = contentMedia;
  }

  /**
   * Reads the current object, to its end.
   *
   * @param places where its values are; null if that is not wanted
   */
  ItemBuilder read(JsonParser in, Location at, @Nullable ItemPlaces places) throws IOException {
    var item = new ItemBuilder(at, places);
    id = null;
    banner = null;
    external = null;
    ofOtherSite = false;
    attachments.clear();
    sized.clear();
    budget.begin();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      if (in.nextToken() != JsonToken.VALUE_NULL && takes(in)) {
        readMember(name, in, item, at);
      }
      in.skipChildren(); // of a value of another type
    }
    String identifier = id;
    ofOtherSite = item.link() == null && isOfOtherSite(identifier);
    if (item.link() == null && !ofOtherSite && identifier != null && UrlJudge.isWeb(identifier)) {
      item.link(item.became(identifier, links.page(identifier, null, item.place(identifier))));
    }
    item.id(PlainText.orNull(identifier));
    item.picture("banner_image", banner);
    new SizedFiles(sized).addTo(item.media());
    attachments.forEach(
        (title, files) ->
            item.media().addGroup(files, MediaTraits.titled(PlainText.orNull(title.text()))));
    return item;
  }

  /** Returns whether the last item is only a link to a page of another site. */
  boolean isOfOtherSite() {
    return ofOtherSite;
  }

  private boolean isOfOtherSite(@Nullable String identifier) {
    String other = external;
    if (other == null || site == null) {
      return false;
    }
    String host = host(other);
    if (identifier != null && UrlJudge.isWeb(identifier) && !PageKey.isSame(identifier, other)) {
      return false; // the identifier may be the page
    }
    return host != null && !host.equals(site);
  }

  /** Returns the host of a url in the form in which hosts are compared; null if it has none. */
  static @Nullable String host(@Nullable String url) {
    String host = url == null ? null : UrlParts.hostName(url);
    String plain = host == null ? null : host.toLowerCase(Locale.ROOT);
    return plain != null && plain.startsWith("www.") ? plain.substring(4) : plain;
  }

  /** Returns whether a value may be kept; what is inside of it is counted by itself. */
  private boolean takes(JsonParser in) throws IOException {
    return !in.currentToken().isScalarValue() || budget.takesMember(in);
  }

  private void readMember(String name, JsonParser in, ItemBuilder item, Location at)
      throws IOException {
    switch (name) {
      case "author", "authors" ->
          JsonFeedPersons.read(
              in, budget, person -> item.author(person.name(), person.url()), item.authors()::lose);
      case "tags" -> readTags(in, item);
      case "attachments" -> readAttachments(in, item, at);
      default -> {
        if (in.currentToken().isScalarValue()) {
          readText(name, in, item, at);
        } else if (budget.takesOne(in)) {
          item.lost(name, null);
        }
      }
    }
  }

  private void readText(String name, JsonParser in, ItemBuilder item, Location itemAt)
      throws IOException {
    String text = in.getText();
    Location at = place(name, text, in, item, itemAt);
    if (URLS.contains(name) && isGuessed(in, text, at)) {
      return;
    }
    switch (name) {
      case "id" -> id = became(text, text.strip(), item);
      case "url" -> {
        String url = item.became(text, links.page(text, null, at));
        item.link(url);
        log.link(url);
      }
      case "external_url" -> {
        external = text.strip();
        if (budget.takesOne(in)) {
          item.lost(name, text);
        }
      }
      case "title" -> item.title(became(text, text.strip(), item));
      case "summary" -> item.summary(became(text, text.strip(), item));
      case "language" -> item.language(name, PlainText.orNull(text.strip()));
      case "image" -> item.picture(name, item.became(text, links.url(text, null, at)));
      case "banner_image" -> banner = item.became(text, links.url(text, null, at));
      case "date_published" -> item.published(name, item.became(text, date(text, name, at)));
      case "date_modified" -> item.updated(name, item.became(text, date(text, name, at)));
      case "content_text" -> readContent(name, text, item);
      case "content_html" -> {
        item.lost(name, log.knowsLost(name) ? null : text);
        if (contentMedia != ContentMedia.NONE) {
          item.contents().add(text, null, links.checks() ? at : null);
        }
      }
      default -> {
        if (budget.takesOne(in)) {
          item.lost(name, text);
        }
      }
    }
  }

  /**
   * Returns where the current value of a parser is, and keeps that; where the item is otherwise.
   */
  private Location place(String name, String text, JsonParser in, ItemBuilder item, Location itemAt)
      throws IOException {
    ItemPlaces places = item.places();
    if (places == null) {
      return itemAt;
    }
    in.finishToken(); // so that its end is known
    Location at = written.at(in, text, Padding.strip(text));
    places.add(text, at, name);
    return at;
  }

  private static String became(String text, String value, ItemBuilder item) {
    item.became(text, value);
    return value;
  }

  /** Returns whether a url is not UTF-8; reports it. */
  private boolean isGuessed(JsonParser in, String url, Location at) throws IOException {
    if (!written.isGuessed(in)) {
      return false;
    }
    log.missing(JsonCodes.ENCODING, at, null, () -> GuessedChars.notUtf8(url) + "it is left out");
    return true;
  }

  /** Counts a text as lost, unless it is empty: a feed must have one even if there is none. */
  private static void readContent(String name, String text, ItemBuilder item) {
    if (!text.isBlank()) {
      item.lost(name, text);
    }
  }

  private @Nullable String date(String text, String name, Location at) {
    return text.isBlank() ? null : log.date(text, name, at);
  }

  private void readTags(JsonParser in, ItemBuilder item) throws IOException {
    if (in.currentToken().isScalarValue()) {
      item.category(PlainText.orNull(in.getText().strip()));
    } else if (in.currentToken() == JsonToken.START_ARRAY) {
      while (in.nextToken() != JsonToken.END_ARRAY) {
        if (in.currentToken().isScalarValue()
            && in.currentToken() != JsonToken.VALUE_NULL
            && budget.takes(in)) {
          item.category(PlainText.orNull(in.getText().strip()));
        }
        in.skipChildren();
      }
    }
  }

  private void readAttachments(JsonParser in, ItemBuilder item, Location at) throws IOException {
    if (in.currentToken() == JsonToken.START_OBJECT) {
      readAttachment(in, item, at);
    } else if (in.currentToken() == JsonToken.START_ARRAY) {
      while (in.nextToken() != JsonToken.END_ARRAY) {
        if (in.currentToken() == JsonToken.START_OBJECT && budget.takesOne(in)) {
          readAttachment(in, item, at);
        }
        in.skipChildren();
      }
    }
  }

  private void readAttachment(JsonParser in, ItemBuilder item, Location at) throws IOException {
    var file = Rendition.builder();
    String url = null;
    String title = "";
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      boolean scalar = in.nextToken().isScalarValue() && in.currentToken() != JsonToken.VALUE_NULL;
      if (scalar ? !budget.takes(in) : !budget.takesOne(in)) {
        in.skipChildren();
        continue;
      }
      String text = scalar ? in.getText() : "";
      switch (name) {
        case "url" -> {
          Location place = place("attachments/url", text, in, item, at);
          url = isGuessed(in, text, place) ? null : item.became(text, links.url(text, null, place));
        }
        case "mime_type" -> file.type(PlainText.orNull(text.strip()));
        case "duration_in_seconds" -> file.duration(PlainText.orNull(text.strip()));
        case "title" -> title = text.strip();
        case "size_in_bytes" -> {} // about the file, not about what it shows
        default -> item.lost("attachment's " + name, text.isEmpty() ? null : text);
      }
      in.skipChildren();
    }
    if (url != null) {
      add(new ItemMedia.Content(file.url(url).build(), new MediaTraits()), title, item);
    }
  }

  /**
   * Adds a file. Those with one title are renditions of one medium, as the format says, but a
   * picture and a video are two; so are films whose titles are their sizes.
   */
  private void add(ItemMedia.Content file, String title, ItemBuilder item) {
    if (file.file().kind() == Medium.VIDEO && SizedFiles.isSize(title)) {
      sized.add(new SizedFiles.Sized(file.file(), title));
    } else if (title.isEmpty()) {
      item.media().addContent(file);
    } else {
      var key = new Title(title, file.file().kind());
      attachments.computeIfAbsent(key, first -> new ArrayList<>(1)).add(file);
    }
  }
}
