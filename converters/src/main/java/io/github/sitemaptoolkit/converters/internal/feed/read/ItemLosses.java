package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.FirstValue;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaLosses;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.feed.FeedAccount;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Word;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the data of an item that no extension took, by the item's account.
 *
 * <p>A picture or video is taken if one of its urls is. Attributes are not counted, nor are the
 * parts of media that an extension did not use: it reports these itself. Media that are not taken
 * are counted once, with all their data; data about media of an item without media is counted
 * element by element.
 */
final class ItemLosses {

  private final FeedLog log;
  private final LossListener details;

  ItemLosses(FeedLog log) {
    this.log = log;
    this.details = log::lostDetail;
  }

  /**
   * Counts all losses of an item.
   *
   * @param item the item that the builder returned
   * @param metadata whether a title, a date and so on can be lost
   */
  void count(ItemBuilder builder, FeedItem item, boolean metadata) {
    FeedAccount account = item.account();
    builder.reportTo(details);
    if (metadata) {
      count("title", account, Word.TITLE, builder.sharesTitle());
      count("description", account, Word.SUMMARY, builder.sharesSummary());
      count("author", account, Word.AUTHOR, false);
      count("category", account, Word.CATEGORY, false);
      String published = item.published();
      if (published != null
          && !isBeginning(published, builder.dates().lastmod())
          && !published.equals(builder.dates().ahead()) // it is told
          && !account.has(published)) {
        log.lost("date of publication", published);
      }
    }
    count("dcterms:type", account, Word.TYPE, false);
    Named language = builder.language();
    if (language != null && !language.name().isEmpty() && !account.has(language.value())) {
      log.lostDetail(language.name(), language.value());
    }
    FeedItem.Period valid = item.valid();
    if (valid != null && !account.has(valid.start()) && !account.has(valid.end())) {
      log.lost("dcterms:valid", FirstValue.example(valid));
    }
    for (FeedMedia media : item.media()) {
      if (!isTaken(media, account)) {
        count(media, " media");
      }
    }
    for (FeedMedia media : item.embedded()) {
      if (!isTaken(media, account)) {
        count(media, " in the content");
      }
    }
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (!alternate.url().equals(item.link()) && !account.has(alternate.url())) {
        log.lost("link with rel=alternate", alternate.url());
      }
    }
    countThumbnails(item, account);
    if (builder.media().isEmpty()) {
      countTraits(builder.media().common(), item);
    }
  }

  /** Counts pictures that are not taken, unless they are counted with the media. */
  private void countThumbnails(FeedItem item, FeedAccount account) {
    List<String> left = List.of(); // mostly, all are taken
    for (String url : item.thumbnails()) {
      if (!account.has(url)) {
        left = left.isEmpty() ? new ArrayList<>() : left;
        left.add(url);
      }
    }
    if (left.isEmpty()) {
      return;
    }
    Set<String> files = new HashSet<>(); // of all media: there may be many of both
    for (FeedMedia media : item.media()) {
      media.renditions().stream().map(Rendition::url).filter(Objects::nonNull).forEach(files::add);
    }
    for (String thumbnail : left) {
      if (!files.contains(thumbnail)) {
        log.lost("thumbnail", thumbnail);
      }
    }
  }

  /** Counts words that are not taken, neither from the item nor from media that share them. */
  private void count(String kind, FeedAccount account, Word words, boolean shared) {
    List<String> left = account.left(words);
    for (int i = 0; i < left.size(); i++) { // mostly none: an iterator counts
      if (!shared || !account.has(left.get(i))) {
        log.lostDetail(kind, left.get(i));
      }
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

  private boolean isTaken(FeedMedia media, FeedAccount account) {
    boolean taken = account.has(media.player());
    for (Rendition file : media.renditions()) {
      taken |= account.has(file.url());
    }
    return taken;
  }

  private void count(FeedMedia media, String where) {
    String url = media.renditions().isEmpty() ? null : media.renditions().get(0).url();
    String kind = media.kind().name().toLowerCase(Locale.ROOT) + where;
    log.lost(kind, url == null ? media.player() : url);
  }

  /** Counts what is said about media where there are none, unless the item has the same words. */
  private void countTraits(MediaTraits traits, FeedItem item) {
    FeedMedia media = traits.media(List.of());
    if (media.title() != null && !Objects.equals(media.title(), item.title())) {
      log.lostDetail("media:title", media.title());
    }
    if (media.description() != null && !Objects.equals(media.description(), item.summary())) {
      log.lostDetail("media:description", media.description());
    }
    MediaLosses.count(media, traits.nameOfKeywords(), details);
  }
}
