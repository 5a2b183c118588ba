package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.url.PictureSize;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.HashMap;
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

  private static final int MOST_FILES = 100; // of one video
  private static final int NONE = -1;

  private final String base;
  private final MediaJudge judge;
  private final Omissions omitted;
  private final List<FeedMedia> media = new ArrayList<>();
  private final List<FeedMedia> doubtful = new ArrayList<>(0); // pictures that may be counters
  private final List<FeedMedia> bare = new ArrayList<>(0); // videos with a stand-in as poster
  private final Set<String> seen = new HashSet<>(); // keys of pictures, addresses of videos
  private final Map<String, String> relative = new HashMap<>(0); // as written, by address
  private final ImageSource sources = new ImageSource();
  private final Captions captions;
  private int passed = NONE; // depth of the element that is not looked into
  private int link = NONE; // depth of a link to a picture, whose own picture is its thumbnail

  /**
   * Creates a collector.
   *
   * @param base the url that relative ones are resolved against
   * @param omitted receives what is left out
   */
  MediaCollector(String base, MediaJudge judge, Omissions omitted) {
    this.base = base;
    this.judge = judge;
    this.omitted = omitted;
    this.captions = new Captions(omitted);
  }

  HtmlContent content() {
    decide();
    if (!bare.isEmpty()) {
      media.stream()
          .filter(one -> one.kind() == Medium.IMAGE)
          .findFirst()
          .ifPresent(this::addPosters);
    }
    return new HtmlContent(media, omitted.all(), relative);
  }

  /** Leaves out pictures that are nothing but an id if no other has their host. */
  private void decide() {
    if (doubtful.isEmpty()) {
      return;
    }
    Set<FeedMedia> maybe = new HashSet<>(doubtful);
    Set<String> hosts = new HashSet<>(); // of the others
    for (FeedMedia one : media) {
      if (one.kind() == Medium.IMAGE && !maybe.contains(one)) {
        hosts.add(host(one));
      }
    }
    maybe.removeIf(picture -> hosts.contains(host(picture)));
    media.removeAll(maybe);
    doubtful.stream().filter(maybe::contains).forEach(it -> omit(Omission.COUNTER, address(it)));
  }

  private static String host(FeedMedia picture) {
    return String.valueOf(UrlParts.hostName(address(picture)));
  }

  private static String address(FeedMedia picture) {
    return String.valueOf(picture.renditions().get(0).url());
  }

  /** Gives videos that have only a stand-in the first picture. */
  private void addPosters(FeedMedia picture) {
    for (FeedMedia video : bare) {
      int at = media.indexOf(video);
      media.set(at, video.toBuilder().thumbnails(List.of(address(picture))).build());
    }
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
      case "iframe" ->
          readFrame(ImageSource.first(element, "src", "data-src", "data-lazy-src"), true);
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
    Omission reason =
        thumbnail == null ? judge.picture(url, base) : judge.found(thumbnail, url, base, true);
    if (reason == null) {
      addPicture(url, thumbnail == null ? element : thumbnail);
    }
    return reason == null;
  }

  private void readPicture(Element image) {
    String written = sources.of(image);
    String url = isNowhere(written) ? null : address(written);
    Omission reason = url == null ? Omission.NO_ADDRESS : judge.found(image, url, base, false);
    if (url == null || reason != null) {
      omit(reason == null ? Omission.NO_ADDRESS : reason, url == null ? written : url);
      return;
    }
    boolean maybe = judge.isDoubtful();
    FeedMedia added = addPicture(url, image);
    if (added != null && !UrlText.isAbsolute(written)) {
      relative.put(address(added), written);
    }
    if (maybe && added != null) {
      doubtful.add(added);
    }
  }

  /** Returns whether an address is empty, or names the page that it stands on. */
  private static boolean isNowhere(String written) {
    return written.isEmpty() || written.startsWith("#") || written.startsWith("?");
  }

  /** Adds a picture, unless it is known in whatever size; returns what was added. */
  private @Nullable FeedMedia addPicture(String url, Element image) {
    if (isFull()) {
      omit(Omission.TOO_MANY, url);
      return null;
    }
    String file = omitted.withoutFragment(url);
    if (!seen.add(PictureSize.withoutSize(file))) {
      return null;
    }
    FeedMedia added =
        FeedMedia.builder()
            .renditions(List.of(Rendition.image(file)))
            .title(Captions.orNull(image.attr("title")))
            .description(captions.of(image))
            .build();
    media.add(added);
    return added;
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
    if (judge.picture(url, base) == Omission.FACE) { // named before the authors were known
      omit(Omission.FACE, url);
    } else if (!isFull() && seen.add(PictureSize.withoutSize(url))) {
      media.add(picture);
    }
  }

  private boolean isFull() {
    return media.size() == HtmlContent.MOST;
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
    String poster = poster(video);
    boolean known = false;
    for (Rendition file : files) {
      known |= !seen.add(String.valueOf(file.url()));
    }
    if (!known) {
      FeedMedia added =
          FeedMedia.builder()
              .renditions(files)
              .title(Captions.orNull(video.attr("title")))
              .thumbnails(poster == null ? List.of() : List.of(poster))
              .build();
      media.add(added);
      if (poster == null && !video.attr("poster").isBlank()) {
        bare.add(added);
      }
    }
  }

  /** Returns the picture that stands for a video: its poster, else that of its style. */
  private @Nullable String poster(Element video) {
    String written = ImageSource.first(video, "poster", "data-poster");
    String poster = picture(written);
    String styled = poster == null ? StyleUrl.of(video.attr("style")) : "";
    return styled.isEmpty() ? poster : picture(styled);
  }

  /** Returns the address of a picture that an attribute names; null if it is none of the page. */
  private @Nullable String picture(String written) {
    String url = address(written);
    Omission reason = url == null ? Omission.NO_ADDRESS : judge.picture(url, base);
    if (reason != null && !written.isEmpty()) {
      omit(reason, url == null ? written : url);
    }
    return url == null || reason != null ? null : omitted.withoutFragment(url);
  }

  private void addFile(String written, String type, List<Rendition> files) {
    String found = address(written.strip());
    boolean none = found == null || judge.video(found, base) != null;
    String url = none ? null : omitted.withoutFragment(String.valueOf(found));
    if (files.size() == MOST_FILES) {
      omit(Omission.TOO_MANY, written);
    } else if (url != null && files.stream().noneMatch(file -> url.equals(file.url()))) {
      files.add(Rendition.builder().url(url).type(Captions.orNull(type)).medium("video").build());
    } else if (url == null && !written.isBlank()) {
      omit(Omission.NO_ADDRESS, written);
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
    omitted.add(reason, address);
  }
}
