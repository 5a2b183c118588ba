package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the JSON-LD of a page: its dates, whether it is news, its videos.
 *
 * <p>Sources: <a href="https://schema.org/VideoObject">schema.org</a>, and what <a
 * href="https://developers.google.com/search/docs/appearance/structured-data/video">Google</a>
 * reads of it.
 */
final class JsonLd {

  private static final int MOST_VIDEOS = 100;

  private static final Set<String> NEWS =
      Set.of(
          "NewsArticle",
          "AnalysisNewsArticle",
          "AskPublicNewsArticle",
          "BackgroundNewsArticle",
          "OpinionNewsArticle",
          "ReportageNewsArticle",
          "ReviewNewsArticle");

  /** What is on a page, but is not the page; its dates are its own. */
  private static final Set<String> PARTS =
      Set.of(
          "VideoObject",
          "ImageObject",
          "AudioObject",
          "Comment",
          "Review",
          "Person",
          "Organization");

  private final String base;
  private final NamedMedia named;
  private final List<FeedMedia> videos = new ArrayList<>();
  private @Nullable JsonTree article; // the page as an article, else as a page, else as a thing
  private int rank;
  private boolean news;
  private @Nullable Period shown;
  private final Set<String> faces = new HashSet<>(0);
  private final Map<String, List<String>> persons = new HashMap<>(0); // pictures by ids
  private final Set<String> authors = new HashSet<>(0); // ids
  private int unreadable;

  /**
   * Creates a reader.
   *
   * @param base the url that relative ones are resolved against
   * @param named judges the pictures and videos
   */
  JsonLd(String base, NamedMedia named) {
    this.base = base;
    this.named = named;
  }

  /** Adds a script. */
  void add(String script) {
    if (script.isEmpty()) {
      return;
    }
    try {
      JsonTree tree = JsonTree.parse(script);
      for (JsonTree top : tree.elements()) {
        addTop(top);
        top.get("@graph").elements().forEach(this::addTop);
      }
      addVideos(tree);
      addAuthors(tree);
    } catch (IOException e) {
      unreadable++;
    }
  }

  StructuredData result() {
    JsonTree page = article;
    return new StructuredData(
        page == null ? null : page.text("dateModified"),
        page == null ? null : page.text("datePublished"),
        news,
        page == null ? null : page.text("headline"),
        page == null ? null : page.get("publisher").text("name"),
        videos,
        videos.size() == 1 ? shown : null,
        unreadable);
  }

  /** Returns the addresses of the pictures of authors. */
  Set<String> faces() {
    persons.forEach(
        (id, pictures) -> {
          if (authors.contains(id)) {
            faces.addAll(pictures);
          }
        });
    return faces;
  }

  /** Adds the pictures of authors, which may be described elsewhere, under their id. */
  private void addAuthors(JsonTree tree) {
    if (tree.value() instanceof List) {
      tree.elements().forEach(this::addAuthors);
      return;
    }
    String id = tree.text("@id");
    if (id != null
        && tree.get("@type").elements().stream().anyMatch(it -> name(it).equals("Person"))) {
      addPictures(tree, persons.computeIfAbsent(id, key -> new ArrayList<>(1)));
    }
    for (JsonTree author : tree.get("author").elements()) {
      String known = author.text("@id");
      if (known != null) {
        authors.add(known);
      }
      addPictures(author, faces);
    }
    tree.members().values().forEach(this::addAuthors);
  }

  private void addPictures(JsonTree person, Collection<String> pictures) {
    for (JsonTree image : person.get("image").elements()) {
      for (String written :
          new String[] {image.text(), image.text("url"), image.text("contentUrl")}) {
        String url = NamedMedia.absolute(written, base);
        if (url != null) {
          pictures.add(url);
        }
      }
    }
  }

  private void addTop(JsonTree thing) {
    consider(thing);
    thing.get("mainEntity").elements().forEach(this::consider);
  }

  private void consider(JsonTree thing) {
    int best = 0;
    boolean isNews = false;
    for (JsonTree type : thing.get("@type").elements()) {
      String name = name(type);
      isNews |= NEWS.contains(name);
      best = Math.max(best, rank(name));
    }
    news |= isNews;
    boolean dated = thing.text("dateModified") != null || thing.text("datePublished") != null;
    if (best > rank && (dated || isNews)) {
      article = thing;
      rank = best;
    }
  }

  private static int rank(String type) {
    if (NEWS.contains(type)) {
      return 4;
    } else if (type.endsWith("Article") || type.endsWith("Posting")) {
      return 3;
    } else if (type.endsWith("Page")) {
      return 2;
    }
    return PARTS.contains(type) ? 0 : 1;
  }

  /** Returns the name of a type, which may be written as an address. */
  private static String name(JsonTree type) {
    String text = String.valueOf(type.text());
    return text.substring(1 + Math.max(text.lastIndexOf('/'), text.lastIndexOf(':')));
  }

  private void addVideos(JsonTree tree) {
    if (tree.value() instanceof List) {
      tree.elements().forEach(this::addVideos);
      return;
    }
    if (tree.get("@type").elements().stream().anyMatch(type -> name(type).equals("VideoObject"))) {
      addVideo(tree);
    }
    tree.members().values().forEach(this::addVideos);
  }

  private void addVideo(JsonTree video) {
    String file = named.video(video.text("contentUrl"), base);
    String player = named.video(video.text("embedUrl"), base);
    if ((file == null && player == null) || videos.size() == MOST_VIDEOS) {
      return; // the id of one that is described elsewhere
    }
    List<String> thumbnails = new ArrayList<>();
    for (JsonTree thumbnail : video.get("thumbnailUrl").elements()) {
      addIfNew(thumbnail.text(), thumbnails);
    }
    for (JsonTree thumbnail : video.get("thumbnail").elements()) {
      addIfNew(thumbnail.text("url"), thumbnails);
      addIfNew(thumbnail.text("contentUrl"), thumbnails);
    }
    FeedMedia.Builder media =
        FeedMedia.builder()
            .title(video.text("name"))
            .description(video.text("description"))
            .thumbnails(thumbnails)
            .player(player)
            .keywords(words(video.get("keywords")));
    String duration = video.text("duration");
    if (file != null || duration != null) { // a player may have a duration, too
      media.renditions(
          List.of(
              Rendition.builder()
                  .url(file == null ? player : file)
                  .type(file == null ? "text/html" : null)
                  .medium("video")
                  .duration(duration)
                  .build()));
    }
    FeedMedia made = media.build();
    if (!videos.contains(made)) {
      videos.add(made);
      String begin = video.text("uploadDate");
      String end = video.text("expires");
      shown = begin == null && end == null ? null : new Period(begin, end);
    }
  }

  private void addIfNew(@Nullable String written, List<String> urls) {
    String url = named.picture(written, base);
    if (url != null && !urls.contains(url)) {
      urls.add(url);
    }
  }

  private static List<String> words(JsonTree keywords) {
    List<String> words = new ArrayList<>();
    for (JsonTree keyword : keywords.elements()) {
      String text = keyword.text();
      for (String word : text == null ? new String[0] : text.split(",", -1)) {
        if (!word.isBlank()) {
          words.add(word.strip());
        }
      }
    }
    return words;
  }
}
