package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.NamedMedia;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.value.MediaType;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads the head of a page. Names and links to other languages that stand in the body by mistake
 * are read, too; a canonical link counts in the head only, because the body may have been written
 * by visitors. Source:
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
final class HeadReader {

  private static final int MOST_LINKS = 1000; // as many languages as no page has

  private static final Set<String> PICTURES = Set.of("og:image", "og:image:url");
  private static final Set<String> FILMS =
      Set.of("og:video", "og:video:url", "og:video:secure_url");

  private final String base;
  private final NamedMedia named;
  private final Map<String, String> names = new HashMap<>(); // the first of each
  private final Map<String, String> pictures = new LinkedHashMap<>(); // with their texts
  private final Set<String> videos = new LinkedHashSet<>();
  private final List<Alternate> alternates = new ArrayList<>();
  private final @Nullable String title;
  private final @Nullable String language;
  private @Nullable String picture; // the last one
  private @Nullable String canonical;
  private @Nullable String refresh;
  private final List<RobotsDirectives> robots = new ArrayList<>();

  /**
   * Reads the head of a page.
   *
   * @param url the url of the page
   * @param named judges the pictures and videos that it names
   */
  HeadReader(PageParts parts, String url, NamedMedia named) {
    this.named = named;
    Element given = parts.base();
    String resolved = given == null ? null : UrlResolver.resolve(url, given.attr("href"));
    this.base = resolved == null ? url : resolved;
    Element heading = parts.title();
    this.title = heading == null ? null : orNull(heading.text());
    Element root = parts.root();
    this.language = root == null ? null : orNull(root.attr("lang"));
    parts.metas().forEach(this::readMeta);
    parts.links().forEach(this::readLink);
  }

  /** Returns the url that relative ones are resolved against. */
  String base() {
    return base;
  }

  PageHead head() {
    return new PageHead(
        title,
        first("description", "og:description"),
        language,
        names.get("og:site_name"),
        canonical == null ? null : MediaJudge.withoutFragment(canonical),
        canonical == null
            ? ""
            : canonical.substring(MediaJudge.withoutFragment(canonical).length()),
        RobotsDirectives.of(robots),
        refresh,
        alternates,
        pictures.isEmpty() ? null : pictures.keySet().iterator().next(),
        first("article:modified_time", "og:updated_time", "dcterms.modified", "last-modified"),
        first("article:published_time", "dcterms.issued", "dcterms.date", "date"));
  }

  /** Returns the pictures that the head names. */
  List<FeedMedia> pictures() {
    List<FeedMedia> media = new ArrayList<>();
    pictures.forEach(
        (url, text) ->
            media.add(
                FeedMedia.builder()
                    .renditions(List.of(Rendition.image(url)))
                    .description(orNull(text))
                    .build()));
    return media;
  }

  /** Returns the video that the head names, in all its forms; several only of known players. */
  List<FeedMedia> videos() {
    Map<String, VideoPlayer> players = new LinkedHashMap<>(); // by their videos
    String file = null;
    String page = null;
    for (String url : videos) {
      VideoPlayer player = VideoPlayer.of(url).orElse(null);
      boolean isFile = UrlEnding.kind(UrlEnding.of(url)) == UrlEnding.Kind.FILM || isOnlyFile();
      if (player != null) {
        players.putIfAbsent(player.key(), player);
      } else if (isFile) {
        file = file == null ? url : file;
      } else {
        page = page == null ? url : page;
      }
    }
    List<FeedMedia> media = new ArrayList<>();
    for (VideoPlayer player : players.values()) {
      String thumbnail = player.thumbnail();
      media.add(
          FeedMedia.builder()
              .player(player.url())
              .thumbnails(thumbnail == null ? List.of() : List.of(thumbnail))
              .build());
    }
    if (media.size() < 2 && (file != null || page != null)) {
      FeedMedia.Builder one = media.isEmpty() ? FeedMedia.builder() : media.remove(0).toBuilder();
      if (file != null) {
        one.renditions(List.of(Rendition.builder().url(file).medium("video").build()));
      }
      media.add(players.isEmpty() ? one.player(page).build() : one.build());
    }
    return media;
  }

  /** Returns whether the only video is a file, as its type says. */
  private boolean isOnlyFile() {
    String type = names.get("og:video:type");
    return videos.size() == 1 && type != null && type.startsWith("video/");
  }

  private @Nullable String first(String... keys) {
    for (String key : keys) {
      if (names.containsKey(key)) {
        return names.get(key);
      }
    }
    return null;
  }

  private void readMeta(Element meta) {
    String content = meta.attr("content").strip();
    String property = meta.attr("property");
    String name =
        (property.isBlank() ? meta.attr("name") : property).strip().toLowerCase(Locale.ROOT);
    String header = meta.attr("http-equiv").strip();
    if (header.equalsIgnoreCase("refresh")) {
      readRefresh(content);
    } else if (header.equalsIgnoreCase("last-modified") && !content.isEmpty()) {
      names.putIfAbsent("last-modified", content);
    } else if (content.isEmpty() || name.isEmpty()) {
      return;
    } else if (RobotsDirectives.isCrawler(name)) {
      robots.add(RobotsDirectives.ofTag(name, content));
    } else if (PICTURES.contains(name)) {
      addPicture(content);
    } else if (name.equals("og:image:alt") && picture != null) {
      pictures.put(picture, content);
    } else if (FILMS.contains(name)) {
      addVideo(content);
    } else {
      names.putIfAbsent(name, content);
    }
  }

  /** Reads {@code 0; url=/other}; a page that only loads itself again stays a page. */
  private void readRefresh(String content) {
    int at = content.toLowerCase(Locale.ROOT).indexOf("url");
    int equals = at < 0 ? -1 : content.indexOf('=', at);
    if (equals < 0 || refresh != null) {
      return;
    }
    String target = content.substring(equals + 1).strip();
    boolean quoted = target.startsWith("'") || target.startsWith("\"");
    int end = quoted ? target.indexOf(target.charAt(0), 1) : -1;
    refresh =
        NamedMedia.absolute(
            quoted ? target.substring(1, end < 0 ? target.length() : end) : target, base);
  }

  private void addPicture(String content) {
    String url = named.picture(content, base);
    picture = url;
    if (url != null) {
      pictures.putIfAbsent(url, "");
    }
  }

  private void addVideo(String content) {
    String url = named.video(content, base);
    if (url != null) {
      videos.add(url);
    }
  }

  private void readLink(Element link) {
    List<String> relations =
        List.of(link.attr("rel").toLowerCase(Locale.ROOT).strip().split("\\s+", -1));
    String url = NamedMedia.absolute(link.attr("href").strip(), base);
    if (url == null) {
      return;
    } else if (relations.contains("canonical")) {
      canonical = canonical == null && isInHead(link) ? url : canonical;
    } else if (relations.contains("alternate") && alternates.size() < MOST_LINKS) {
      String hreflang = link.attr("hreflang").strip();
      // a feed may have a language, too
      if (!hreflang.isEmpty() && MediaType.mayBeHtml(link.attr("type"))) {
        alternates.add(new Alternate(url, hreflang));
      }
    }
  }

  private static boolean isInHead(Element link) {
    for (Element outer = link.parent(); outer != null; outer = outer.parent()) {
      if (outer.normalName().equals("head")) {
        return true;
      } else if (outer.normalName().equals("body")) {
        return false;
      }
    }
    return false;
  }

  private static @Nullable String orNull(String text) {
    return text.isBlank() ? null : text.strip();
  }
}
