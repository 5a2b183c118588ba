package io.github.sitemaptoolkit.converters.internal.feed.write;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaLosses;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.url.UrlEnding;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The layout of an item of a JSON Feed. Source: <a
 * href="https://www.jsonfeed.org/version/1.1/">JSON Feed 1.1</a>.
 *
 * <p>The main image of an item is the thumbnail of its first video, else its first picture. An item
 * must have a content, which an entry does not have: it is the summary, else the title, both of
 * which are said of the page anyway; else it is empty. A title is optional, so none is made of the
 * url.
 */
final class JsonFeedLayout {

  private static final Pattern WHOLE_NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");
  private static final String KEYWORDS = "media:keywords";
  private static final String UNKNOWN_TYPE = "application/octet-stream";

  private final JsonGenerator json;
  private final WriteLog log;
  private final WrittenDates dates;

  JsonFeedLayout(JsonGenerator json, WriteLog log) {
    this.json = json;
    this.log = log;
    this.dates = new WrittenDates(log);
  }

  /** Writes a member; nothing if the text is null. */
  void text(String name, @Nullable String text) throws IOException {
    if (text != null) {
      json.writeStringField(name, legal(text));
    }
  }

  private String legal(String text) {
    boolean whole = JsonSyntax.brokenAt(text, 0) < 0;
    if (!whole) {
      log.report(
          JsonCodes.INVALID_CHAR,
          "a text contains half of a surrogate pair, which UTF-8 cannot represent; it is written"
              + " as U+FFFD");
    }
    return whole ? text : JsonSyntax.repaired(text);
  }

  /** Writes an item. */
  void item(FeedItem item, @Nullable String title) throws IOException {
    json.writeStartObject();
    text("id", item.link());
    text("url", item.link());
    text("title", title);
    String summary = summary(item);
    text("summary", summary);
    text("content_text", Objects.requireNonNullElse(summary == null ? title : summary, ""));
    text("image", image(item));
    String published = published(item);
    if (published != null) {
      text("date_published", dates.rfc3339(published, FeedTerms.PUBLISHED));
    }
    if (item.updated() != null) {
      text("date_modified", dates.rfc3339(item.updated(), FeedTerms.LASTMOD));
    }
    authors(item.authors());
    tags(words(item));
    attachments(item);
    json.writeEndObject();
    losses(item);
  }

  /** Returns when the item was published, else from when on it is valid. */
  private static @Nullable String published(FeedItem item) {
    FeedItem.Period valid = item.valid();
    return item.published() != null || valid == null ? item.published() : valid.start();
  }

  /** Returns the summary of the item, else the description of its first video. */
  private static @Nullable String summary(FeedItem item) {
    String summary = item.summary();
    for (FeedMedia media : item.media()) {
      summary = summary == null && media.kind() == Medium.VIDEO ? media.description() : summary;
    }
    return summary;
  }

  private static @Nullable String image(FeedItem item) {
    for (FeedMedia media : item.media()) {
      if (media.kind() == Medium.VIDEO && !media.thumbnails().isEmpty()) {
        return media.thumbnails().get(0);
      }
    }
    for (FeedMedia media : item.media()) {
      if (media.kind() == Medium.IMAGE) {
        return media.renditions().get(0).url();
      }
    }
    return item.thumbnails().isEmpty() ? null : item.thumbnails().get(0);
  }

  /** Returns the categories of the item and the keywords of its videos, each once. */
  private static Set<String> words(FeedItem item) {
    Set<String> words = new LinkedHashSet<>(item.categories());
    item.media().forEach(media -> words.addAll(media.keywords()));
    return words;
  }

  private void authors(List<Person> authors) throws IOException {
    if (authors.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("authors");
    for (Person author : authors) {
      json.writeStartObject();
      text("name", author.name());
      text("url", author.url());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void tags(Set<String> tags) throws IOException {
    if (tags.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("tags");
    for (String tag : tags) {
      json.writeString(legal(tag));
    }
    json.writeEndArray();
  }

  /** Writes all files; not that of an only picture, which is the image of the item. */
  private void attachments(FeedItem item) throws IOException {
    boolean onlyImage = item.media().size() == 1 && item.media().get(0).kind() == Medium.IMAGE;
    if (onlyImage || item.media().stream().noneMatch(JsonFeedLayout::hasFile)) {
      return;
    }
    Set<String> titles = new HashSet<>(); // files of one kind and title are of one medium
    json.writeArrayFieldStart("attachments");
    for (FeedMedia media : item.media()) {
      String title = media.title();
      if (title != null && hasFile(media) && !titles.add(media.kind() + title)) {
        log.lost("media:title", title);
        title = null;
      }
      for (Rendition file : media.renditions()) {
        if (file.url() != null) {
          json.writeStartObject();
          text("url", file.url());
          text("mime_type", type(file));
          text("title", title);
          duration(file.duration());
          json.writeEndObject();
        }
      }
    }
    json.writeEndArray();
  }

  private static boolean hasFile(FeedMedia media) {
    return media.renditions().stream().anyMatch(file -> file.url() != null);
  }

  /** Returns the type of a file, which is required: its name's if that fits, else the usual one. */
  private static String type(Rendition file) {
    String type = file.type();
    if (type != null && !type.isBlank()) {
      return type;
    }
    String url = String.valueOf(file.url());
    String named = UrlEnding.mediaType(UrlEnding.of(url));
    Medium kind = file.kind();
    if (named != null && (kind == Medium.OTHER || kind == Rendition.of(url, named).kind())) {
      return named;
    }
    return switch (kind) {
      case IMAGE -> "image/jpeg";
      case AUDIO -> "audio/mpeg";
      case VIDEO -> "video/mp4";
      case OTHER -> UNKNOWN_TYPE;
    };
  }

  private void duration(@Nullable String seconds) throws IOException {
    if (seconds != null && WHOLE_NUMBER.matcher(seconds).matches()) {
      json.writeNumberField("duration_in_seconds", Integer.parseInt(seconds));
    } else if (seconds != null) {
      log.lost("duration", seconds);
    }
  }

  private void losses(FeedItem item) {
    for (Alternate alternate : item.alternates()) {
      log.lost("link with rel=alternate", alternate.url());
    }
    FeedItem.Period valid = item.valid();
    if (valid != null && valid.end() != null) {
      log.lost("period of validity", valid.end());
    } else if (valid != null && !Objects.equals(valid.start(), published(item))) {
      log.lost("period of validity", valid.start());
    }
    if (item.type() != null) {
      log.lostDetail("dcterms:type", item.type());
    }
    String summary = summary(item);
    String image = image(item);
    for (FeedMedia media : item.media()) {
      if (media.player() != null) {
        log.lost("media:player", media.player());
      }
      if (media.description() != null && !media.description().equals(summary)) {
        log.lost("media:description", media.description());
      }
      boolean onlyImage = item.media().size() == 1 && media.kind() == Medium.IMAGE;
      if (media.title() != null && (onlyImage || media.renditions().isEmpty())) {
        log.lost("media:title", media.title());
      }
      for (String thumbnail : media.thumbnails()) {
        if (!thumbnail.equals(image)) {
          log.lost("media:thumbnail", thumbnail);
        }
      }
      boolean allWords = words(item).equals(Set.copyOf(media.keywords()));
      MediaLosses.count(
          media,
          KEYWORDS,
          (kind, example) -> {
            if (!allWords || !kind.equals(KEYWORDS)) {
              log.lostDetail(kind, example);
            }
          });
    }
  }
}
