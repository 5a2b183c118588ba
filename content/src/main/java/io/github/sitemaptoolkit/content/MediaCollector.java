package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.HtmlContent.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.url.PictureSize;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/** Collects the pictures and videos of a tree of HTML. */
final class MediaCollector implements NodeVisitor {

  /** Where scripts that load pictures late put their addresses, the most usual first. */
  private static final String[] LATE = {
    "data-src", "data-lazy-src", "data-original", "data-orig-file"
  };

  private static final List<String> LATE_SETS = List.of("data-srcset", "data-lazy-srcset");
  private static final int LONGEST_EXAMPLE = 200;
  private static final int LONGEST_CAPTION = 1000; // each picture of a figure repeats it
  private static final int MOST_FILES = 100; // of one video
  private static final int NONE = -1;

  private final String base;
  private final List<FeedMedia> media = new ArrayList<>();
  private final Map<Omission, Omitted> omitted = new EnumMap<>(Omission.class);
  private final Set<String> seen = new HashSet<>(); // keys of pictures, addresses of videos
  private @Nullable Element picture; // the last one
  private @Nullable Element figure; // the last one
  private @Nullable String caption; // of that figure
  private int passed = NONE; // depth of the element that is not looked into
  private int link = NONE; // depth of a link to a picture, whose own picture is its thumbnail

  MediaCollector(String base) {
    this.base = base;
  }

  HtmlContent content() {
    return new HtmlContent(media, List.copyOf(omitted.values()));
  }

  @Override
  public void head(Node node, int depth) {
    if (passed == NONE && node instanceof Element element) {
      read(element, depth);
    }
  }

  @Override
  public void tail(Node node, int depth) {
    passed = depth == passed ? NONE : passed;
    link = depth == link ? NONE : link;
  }

  private void read(Element element, int depth) {
    switch (element.normalName()) {
      case "template" -> passed = depth;
      case "a" -> {
        if (link == NONE && readLink(element)) {
          link = depth;
        }
      }
      case "img", "amp-img" -> {
        if (link == NONE) {
          readPicture(element);
        }
      }
      case "video", "amp-video" -> {
        readVideo(element);
        passed = depth;
      }
      case "iframe" -> readFrame(first(element, "src", "data-src", "data-lazy-src"), true);
      case "embed" -> readFrame(element.attr("src"), false);
      case "object" -> readFrame(element.attr("data"), false);
      case "amp-youtube" ->
          readFrame("https://www.youtube.com/embed/" + element.attr("data-videoid"), false);
      default -> {}
    }
  }

  /** Reads a link; returns whether it leads to a picture. */
  private boolean readLink(Element element) {
    String target = element.attr("href").strip();
    String url = target.isEmpty() || !PictureLinks.isPicture(target) ? null : address(target);
    if (url == null) {
      return false;
    }
    Element thumbnail = element.selectFirst("img");
    boolean picture = thumbnail == null || Ornaments.of(thumbnail, url) == null;
    if (picture) {
      addPicture(url, thumbnail == null ? element : thumbnail);
    }
    return picture;
  }

  private void readPicture(Element image) {
    String written = source(image);
    if (written.isEmpty()) {
      return; // a placeholder of a script that is not known, or an img of no use
    } else if (isData(written)) {
      omit(Omission.DATA_URL, written);
      return;
    }
    String url = address(written);
    if (url == null) {
      omit(Omission.ADDRESS, written);
      return;
    }
    Omission reason = Ornaments.of(image, url);
    if (reason == null) {
      addPicture(url, image);
    } else {
      omit(reason, url);
    }
  }

  /** Returns the address of the largest file of a picture, as written; empty if there is none. */
  private String source(Element image) {
    var files = new Candidates();
    LATE_SETS.forEach(name -> files.add(image.attr(name)));
    files.add(image.attr("srcset"));
    Element parent = image.parent();
    if (parent != null && parent.normalName().equals("picture") && !parent.equals(picture)) {
      picture = parent; // which has one img; its sources are not looked at for others
      for (Element other : parent.children()) {
        if (other.normalName().equals("source")) {
          LATE_SETS.forEach(name -> files.add(other.attr(name)));
          files.add(other.attr("srcset"));
        }
      }
    }
    String late = first(image, LATE);
    String largest = files.best();
    if (largest != null && !isData(largest)) {
      return largest;
    }
    return (late.isEmpty() ? image.attr("src") : late).strip();
  }

  private static boolean isData(String url) {
    return url.regionMatches(true, 0, "data:", 0, 5);
  }

  /** Returns the first attribute that is an address and not a placeholder; else empty. */
  private static String first(Element element, String... names) {
    for (String name : names) {
      String value = element.attr(name).strip();
      if (!value.isEmpty() && !isData(value) && !value.startsWith("about:")) {
        return value;
      }
    }
    return "";
  }

  private void addPicture(String url, Element image) {
    if (isFull()) {
      omit(Omission.TOO_MANY, url);
    } else if (seen.add(PictureSize.withoutSize(url))) {
      boolean pictured = image.normalName().endsWith("img");
      String caption = caption(image);
      media.add(
          FeedMedia.builder()
              .renditions(List.of(Rendition.image(url)))
              .title(orNull(image.attr("title")))
              .description(caption == null && pictured ? alt(image) : caption)
              .build());
    }
  }

  /** Returns the text for those who do not see a picture; null if it is only its file's name. */
  private static @Nullable String alt(Element image) {
    String text = image.attr("alt").strip();
    boolean name =
        text.indexOf(' ') < 0 && UrlEnding.kind(UrlEnding.of(text)) == UrlEnding.Kind.PICTURE;
    return name ? null : orNull(text);
  }

  /** Skips the player of a video that is named elsewhere with a thumbnail of its own. */
  void skip(FeedMedia video) {
    String player = video.player();
    if (player != null && !video.thumbnails().isEmpty()) {
      VideoPlayer.of(player).ifPresent(known -> seen.add(key(known)));
    }
  }

  private static String key(VideoPlayer player) {
    return player.host() + ' ' + player.id();
  }

  /** Adds a picture that is named elsewhere, unless it is shown, in whatever size. */
  void addNamed(FeedMedia picture) {
    String url = String.valueOf(picture.renditions().get(0).url());
    if (!isFull() && seen.add(PictureSize.withoutSize(url))) {
      media.add(picture);
    }
  }

  /** Returns the caption of the figure that a picture is in; null if there is none. */
  private @Nullable String caption(Element image) {
    for (Element outer = image.parent(); outer != null; outer = outer.parent()) {
      if (outer.normalName().equals("figure")) {
        return caption(outer, "> figcaption");
      } else if (outer.hasClass("wp-caption")) {
        return caption(outer, ".wp-caption-text");
      }
    }
    return null;
  }

  /** Returns the caption of a figure, which is searched once for all of its pictures. */
  private @Nullable String caption(Element outer, String selector) {
    if (!outer.equals(figure)) {
      Element found = outer.selectFirst(selector);
      String text = found == null ? "" : found.text();
      if (text.length() > LONGEST_CAPTION) {
        omit(Omission.CAPTION, text);
        text = "";
      }
      figure = outer;
      caption = orNull(text);
    }
    return caption;
  }

  private boolean isFull() {
    return media.size() == HtmlContent.MOST;
  }

  private static @Nullable String orNull(String text) {
    String stripped = text.strip();
    return stripped.isEmpty() ? null : stripped;
  }

  private void readVideo(Element video) {
    List<Rendition> files = new ArrayList<>();
    addFile(video.attr("src"), "", files);
    addFile(video.attr("data-src"), "", files);
    for (Element source : video.select("source")) {
      addFile(source.attr("src"), source.attr("type"), files);
    }
    if (files.isEmpty()) {
      return;
    } else if (isFull()) {
      omit(Omission.TOO_MANY, String.valueOf(files.get(0).url()));
      return;
    }
    String poster = address(first(video, "poster", "data-poster"));
    boolean known = false;
    for (Rendition file : files) {
      known |= !seen.add(String.valueOf(file.url()));
    }
    if (!known) {
      media.add(
          FeedMedia.builder()
              .renditions(files)
              .title(orNull(video.attr("title")))
              .thumbnails(poster == null ? List.of() : List.of(poster))
              .build());
    }
  }

  private void addFile(String written, String type, List<Rendition> files) {
    String url = address(written.strip());
    if (files.size() == MOST_FILES) {
      omit(Omission.TOO_MANY, written);
    } else if (url != null && files.stream().noneMatch(file -> url.equals(file.url()))) {
      files.add(Rendition.builder().url(url).type(orNull(type)).medium("video").build());
    } else if (url == null && !written.isBlank()) {
      omit(Omission.ADDRESS, written);
    }
  }

  /**
   * Reads a frame or a plug-in.
   *
   * @param frame whether it is counted if it is not a player
   */
  private void readFrame(String written, boolean frame) {
    String address = Embedly.original(written.strip());
    VideoPlayer player = VideoPlayer.of(address).orElse(null);
    if (player == null) {
      if (frame && !address.isEmpty()) {
        omit(Omission.FRAME, address);
      }
    } else if (isFull()) {
      omit(Omission.TOO_MANY, address);
    } else if (seen.add(key(player))) {
      String thumbnail = player.thumbnail();
      media.add(
          FeedMedia.builder()
              .player(player.url())
              .thumbnails(thumbnail == null ? List.of() : List.of(thumbnail))
              .build());
    }
  }

  /** Returns an absolute address of the web; null if it cannot be one. */
  private @Nullable String address(String written) {
    if (written.isEmpty() || UrlText.isTemplate(written)) {
      return null;
    }
    String url =
        UrlText.isAbsolute(written) || UrlResolver.isTooLong(written)
            ? written
            : UrlResolver.resolve(base, written);
    return url != null && UrlJudge.isWeb(url) ? url : null;
  }

  private void omit(Omission reason, String address) {
    Omitted first = omitted.get(reason);
    int end = isData(address) ? 0 : Math.min(address.length(), LONGEST_EXAMPLE);
    omitted.put(
        reason,
        first == null
            ? new Omitted(reason, 1, address.substring(0, end))
            : new Omitted(reason, first.count() + 1, first.address()));
  }
}
