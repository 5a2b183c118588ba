package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omissions;
import io.github.sitemaptoolkit.content.picture.ImageSource;
import io.github.sitemaptoolkit.content.picture.StyleUrl;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Reads the elements that show films: {@code video}, frames, and the elements of players. */
final class FilmElements {

  private static final int MOST_FILES = 100; // of one video
  private static final int LONGEST_NO_TITLE = 50; // characters
  private static final String YOUTUBE = "https://www.youtube.com/embed/";
  private static final String VIMEO = "https://player.vimeo.com/video/";

  private static final Set<String> NAMES =
      Set.of(
          "video",
          "video-js",
          "amp-video",
          "iframe",
          "amp-iframe",
          "embed",
          "object",
          "amp-youtube",
          "amp-vimeo",
          "lite-youtube",
          "lite-vimeo",
          "youtube-video",
          "vimeo-video");

  /** Titles of frames that only name the player. */
  private static final Pattern NO_TITLE =
      Pattern.compile(
          "(youtube|vimeo|embedded|html5|dailymotion|wistia|brightcove|facebook|jw)?[ -]*"
              + "(video)?[ -]*(player|embed|video|film|iframe)?");

  private final Function<String, @Nullable String> absolute;
  private final String base;
  private final MediaJudge judge;
  private final Omissions omitted;
  private final Captions captions;

  /**
   * Creates a reader.
   *
   * @param base the url of the page
   * @param absolute makes addresses absolute
   */
  FilmElements(
      String base,
      Function<String, @Nullable String> absolute,
      MediaJudge judge,
      Omissions omitted,
      Captions captions) {
    this.base = base;
    this.absolute = absolute;
    this.judge = judge;
    this.omitted = omitted;
    this.captions = captions;
  }

  /** Returns whether an element may show a film. */
  static boolean isOne(String name) {
    return NAMES.contains(name);
  }

  /** Returns whether the content of an element belongs to its film. */
  static boolean isClosed(String name) {
    return name.equals("video") || name.equals("video-js") || name.equals("amp-video");
  }

  /** Returns whether a film only decorates the page: it is silent and has no controls. */
  static boolean isBackground(Element element) {
    return element.hasAttr("muted")
        && element.hasAttr("autoplay")
        && element.hasAttr("loop")
        && !element.hasAttr("controls");
  }

  /** Returns the film of an element; null if it shows none. */
  @Nullable FeedMedia read(Element element) {
    return switch (element.normalName()) {
      case "video", "video-js", "amp-video" -> video(element);
      case "iframe", "amp-iframe" ->
          player(
              ImageSource.first(element, "src", "data-src", "data-lazy-src", "data-litespeed-src"),
              element,
              true);
      case "embed" -> player(element.attr("src"), element, false);
      case "object" -> player(element.attr("data"), element, false);
      case "amp-youtube" -> ofId(YOUTUBE, element.attr("data-videoid"), element);
      case "amp-vimeo" -> ofId(VIMEO, element.attr("data-videoid"), element);
      case "lite-youtube" -> ofId(YOUTUBE, element.attr("videoid"), element);
      case "lite-vimeo" -> ofId(VIMEO, element.attr("videoid"), element);
      default -> player(element.attr("src"), element, false);
    };
  }

  private @Nullable FeedMedia ofId(String begin, String id, Element element) {
    return id.isBlank() ? null : player(begin + id.strip(), element, false);
  }

  private @Nullable FeedMedia video(Element video) {
    List<Rendition> files = new ArrayList<>();
    addFile(video.attr("src"), "", files);
    addFile(video.attr("data-src"), "", files);
    for (Element source : video.select("source")) {
      addFile(source.attr("src"), source.attr("type"), files);
      addFile(source.attr("data-src"), source.attr("type"), files);
    }
    if (files.isEmpty()) {
      return null;
    }
    String poster = poster(video);
    return FeedMedia.builder()
        .renditions(files)
        .title(title(video))
        .description(captions.ofFigure(video))
        .thumbnails(poster == null ? List.of() : List.of(poster))
        .build();
  }

  private void addFile(String written, String type, List<Rendition> files) {
    String found = absolute.apply(written.strip());
    boolean none = found == null || judge.video(found, base) != null;
    String url = none ? null : omitted.withoutFragment(String.valueOf(found));
    if (files.size() == MOST_FILES) {
      omitted.add(Omission.TOO_MANY, written);
    } else if (url != null && files.stream().noneMatch(file -> url.equals(file.url()))) {
      files.add(Rendition.builder().url(url).type(Captions.orNull(type)).medium("video").build());
    } else if (url == null && !written.isBlank()) {
      omitted.add(Omission.NO_ADDRESS, written);
    }
  }

  /** Returns the thumbnail of a video: its poster, or else the background in its style. */
  private @Nullable String poster(Element video) {
    String written = ImageSource.first(video, "poster", "data-poster");
    String poster = picture(written);
    String styled = poster == null ? StyleUrl.of(video.attr("style")) : "";
    return styled.isEmpty() ? poster : picture(styled);
  }

  /** Returns the address of a picture; null if it is not one, which is counted. */
  private @Nullable String picture(String written) {
    String url = absolute.apply(written);
    Omission reason = url == null ? Omission.NO_ADDRESS : judge.picture(url, base);
    if (reason != null && !written.isEmpty()) {
      omitted.add(reason, url == null ? written : url);
    }
    return url == null || reason != null ? null : omitted.withoutFragment(url);
  }

  /** Returns the title of an element or, if that only names a player, its caption. */
  private @Nullable String title(Element element) {
    String given = element.attr("title").strip();
    String title = given.isEmpty() ? element.attr("videotitle").strip() : given;
    boolean none =
        title.length() <= LONGEST_NO_TITLE
            && NO_TITLE.matcher(title.toLowerCase(Locale.ROOT)).matches();
    return none ? captions.ofFigure(element) : title;
  }

  /**
   * Reads a frame or a plug-in.
   *
   * @param frame whether to count it if the player is not known
   */
  private @Nullable FeedMedia player(String written, Element element, boolean frame) {
    String address = Embedly.original(written.strip());
    VideoPlayer player = VideoPlayer.of(address).orElse(null);
    if (player == null) {
      if (frame && !address.isEmpty()) {
        omitted.add(Omission.FRAME, address);
      }
      return null;
    }
    String thumbnail = player.thumbnail();
    return FeedMedia.builder()
        .player(player.url())
        .title(title(element))
        .description(captions.ofFigure(element))
        .thumbnails(thumbnail == null ? List.of() : List.of(thumbnail))
        .build();
  }
}
