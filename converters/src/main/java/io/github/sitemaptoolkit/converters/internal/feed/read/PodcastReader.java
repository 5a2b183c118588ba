package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.FirstValue;
import io.github.sitemaptoolkit.converters.internal.feed.media.ItemMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.value.MediaDuration;
import io.github.sitemaptoolkit.value.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads the elements of podcasts. Sources: <a
 * href="https://help.apple.com/itc/podcasts_connect/#/itcb54353390">A podcaster's guide to RSS</a>,
 * <a href="https://podcasting2.org/docs/podcast-namespace/1.0">podcast namespace 1.0</a>.
 */
final class PodcastReader {

  private final Feed feed;
  private final ScopedCursor cursor;
  private final ItemModules modules;

  PodcastReader(Feed feed, ItemModules modules) {
    this.feed = feed;
    this.cursor = feed.cursor();
    this.modules = modules;
  }

  /** Reads the picture of the podcast; returns false if the current element is not that. */
  boolean readCover(MediaTraits traits) {
    boolean cover = cursor.localName().equals("image") && traits.covers().isEmpty();
    if (cover) {
      traits.cover(feed.url("href"));
      cursor.skip();
    }
    return cover;
  }

  /** Reads an element of Apple's in an item; returns false if it is not known. */
  boolean itunes(ItemBuilder item) {
    String name = cursor.name();
    switch (cursor.localName()) {
      case "author" -> item.authors().fallback(name, feed.readText());
      case "duration" -> item.duration(name, feed.became(seconds(XmlText.trim(cursor.readText()))));
      case "image" -> {
        String url = feed.url("href");
        if (item.picture(name, url)) {
          item.page().picture(url);
        }
        cursor.skip();
      }
      case "summary", "subtitle" ->
          item.fallbackSummary(
              name, feed.became(PlainText.orNull(PlainText.ofHtml(cursor.readText()))));
      case "keywords" -> FirstValue.split(cursor.readText(), false).forEach(item::keyword);
      case "explicit" -> explicit(name, XmlText.trim(cursor.readText()), item);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Reads an element of the podcast namespace in an item; returns false if it is not known. */
  boolean read(ItemBuilder item) {
    switch (cursor.localName()) {
      case "image" -> readImage(item);
      case "images" -> readImages(item);
      case "alternateEnclosure" -> readAlternate(item);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Reads a picture, or whatever else the type says. */
  private void readImage(ItemBuilder item) {
    String type = cursor.attribute("type");
    boolean picture = type == null || MediaType.essence(type).startsWith("image/");
    String url = feed.url("href");
    if (picture) {
      item.page().picture(url);
    } else {
      item.lost(cursor.name(), url);
    }
    cursor.skip();
  }

  /** Reads one picture in several sizes, as {@code srcset} of HTML says: the largest is kept. */
  private void readImages(ItemBuilder item) {
    String srcset = cursor.attribute("srcset");
    List<String> urls = new ArrayList<>();
    String largest = null;
    double most = -1;
    for (String candidate : FirstValue.split(srcset == null ? "" : srcset, false)) {
      int space = candidate.indexOf(' ');
      String written = space < 0 ? candidate : candidate.substring(0, space);
      double width = space < 0 ? 0 : width(candidate.substring(space).strip());
      String url = feed.links().url(written, cursor.base(), cursor.tag());
      if (url != null) {
        urls.add(url);
      }
      if (url != null && width > most) {
        most = width;
        largest = url;
      }
    }
    urls.remove(largest);
    item.page().smaller(urls);
    item.page().picture(largest);
    cursor.skip();
  }

  /** Returns the number of {@code 600w} or {@code 2x}, the width in pixels or in sizes. */
  private static double width(String descriptor) {
    return Rendition.pixels(descriptor.substring(0, Math.max(0, descriptor.length() - 1)), "1");
  }

  /** Reads another version of the enclosure: of its sources, the first that a browser can fetch. */
  private void readAlternate(ItemBuilder item) {
    var file = Rendition.builder();
    String type = cursor.attribute("type");
    String bits = cursor.attribute("bitrate");
    String name = cursor.name();
    double bitrate = Rendition.pixels(bits, "1");
    file.type(type).bitrate(bitrate > 0 ? String.valueOf(Math.round(bitrate / 1000)) : null);
    file.height(cursor.attribute("height"));
    String url = null;
    for (Event event = cursor.nextPastSpace(); event != Event.END; event = cursor.nextPastSpace()) {
      if (event != Event.START) {
        continue;
      }
      boolean source =
          Namespaces.isPodcast(cursor.namespace()) && cursor.localName().equals("source");
      String uri = source ? cursor.attribute("uri") : null;
      String own = cursor.attribute("contentType");
      if (uri != null && url == null && isFile(XmlText.trim(uri), own)) {
        url = feed.url("uri");
        file.type(own == null ? type : own);
        cursor.skip();
      } else if (uri != null) {
        item.lost(cursor.name(), uri);
        cursor.skip();
      } else {
        modules.lose(item);
      }
    }
    if (url == null) {
      item.lost(name, null);
    } else {
      item.media().addAlternate(new ItemMedia.Content(file.url(url).build(), new MediaTraits()));
    }
  }

  /** Returns whether a crawler can fetch a source, and gets the file itself. */
  private static boolean isFile(String uri, @Nullable String type) {
    return UrlJudge.isWeb(uri)
        && !UrlEnding.of(uri).equals("torrent")
        && !MediaType.essence(type).equals("application/x-bittorrent");
  }

  private static void explicit(String name, String value, ItemBuilder item) {
    switch (value.toLowerCase(Locale.ROOT)) {
      case "yes", "true", "explicit" -> item.page().explicit(name, value, true);
      case "no", "false", "clean" -> item.page().explicit(name, value, false);
      case "" -> {
        // says nothing
      }
      default -> item.lost(name, value);
    }
  }

  /** Returns whole seconds where a text is a number of them; any other text as it is. */
  static @Nullable String seconds(String text) {
    MediaDuration duration = MediaDuration.of(text);
    return duration == null || duration.rounded()
        ? PlainText.orNull(text)
        : Long.toString(duration.seconds());
  }
}
