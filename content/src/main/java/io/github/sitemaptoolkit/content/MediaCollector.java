package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omissions;
import io.github.sitemaptoolkit.content.picture.ImageSource;
import io.github.sitemaptoolkit.content.picture.PictureFiles;
import io.github.sitemaptoolkit.content.picture.PictureLinks;
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
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/** Collects the pictures and videos of a tree of HTML. */
final class MediaCollector implements NodeVisitor {

  private static final int NONE = -1;
  private static final Evaluator IMAGE = new Evaluator.Tag("img");

  private final String base;
  private final MediaJudge judge;
  private final Omissions omitted;
  private final List<FeedMedia> media = new ArrayList<>();
  private final List<FeedMedia> doubtful = new ArrayList<>(0); // pictures that may be counters
  private final List<FeedMedia> background = new ArrayList<>(0); // videos behind the page
  private final List<FeedMedia> bare = new ArrayList<>(0); // videos with a stand-in as poster
  private final Set<String> seen = new HashSet<>(); // keys of pictures, addresses of videos
  private final Map<String, Integer> sizes = new HashMap<>(0); // of pictures, by their keys
  private final Map<String, String> relative = new HashMap<>(0); // as written, by address
  private final ImageSource sources = new ImageSource();
  private final Captions captions;
  private final FilmElements films;
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
    this.films = new FilmElements(base, this::address, judge, omitted, captions);
  }

  HtmlContent content() {
    decide();
    if (!bare.isEmpty()) {
      media.stream()
          .filter(one -> one.kind() == Medium.IMAGE)
          .findFirst()
          .ifPresent(this::addPosters);
    }
    return new HtmlContent(media, background, omitted.all(), relative);
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
      default -> {
        if (FilmElements.isOne(element.normalName())) {
          readFilm(element);
          passed = FilmElements.isClosed(element.normalName()) ? depth : passed;
        }
      }
    }
  }

  /** Reads a link; returns whether it leads to a picture. */
  private boolean readLink(Element element) {
    String target = element.attr("href").strip();
    String url = target.isEmpty() || !PictureLinks.isPicture(target) ? null : address(target);
    if (url == null) {
      return false;
    }
    Element thumbnail = element.selectFirst(IMAGE);
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
    String key = PictureSize.withoutSize(file);
    if (!seen.add(key)) {
      replaceSmaller(key, file);
      return null;
    }
    FeedMedia added =
        FeedMedia.builder()
            .renditions(List.of(Rendition.image(file)))
            .title(Captions.orNull(image.attr("title")))
            .description(captions.of(image))
            .build();
    sizes.put(key, media.size());
    media.add(added);
    return added;
  }

  /** Keeps the larger one of two files of a picture. */
  private void replaceSmaller(String key, String file) {
    int at = sizes.getOrDefault(key, NONE);
    FeedMedia known = at == NONE ? null : media.get(at);
    if (known != null && PictureFiles.compare(file, address(known)) > 0) {
      media.set(at, known.toBuilder().renditions(List.of(Rendition.image(file))).build());
    }
  }

  /** Adds a picture that is named elsewhere, unless it is shown, in whatever size. */
  void addNamed(FeedMedia picture) {
    String url = String.valueOf(picture.renditions().get(0).url());
    Omission reason = judge.picture(url, base);
    if (reason == Omission.FACE || reason == Omission.LOGO) { // named before they were known
      omit(reason, url);
    } else if (!isFull() && seen.add(PictureSize.withoutSize(url))) {
      media.add(picture);
    } else {
      replaceSmaller(PictureSize.withoutSize(url), url);
    }
  }

  private boolean isFull() {
    return media.size() == HtmlContent.MOST;
  }

  private void readFilm(Element element) {
    FeedMedia film = films.read(element);
    if (film == null) {
      return;
    } else if (isFull()) {
      omit(Omission.TOO_MANY, String.valueOf(CommonMedia.address(film)));
      return;
    }
    boolean known = false;
    for (Rendition file : film.renditions()) {
      known |= !seen.add(String.valueOf(file.url()));
    }
    VideoPlayer player = film.player() == null ? null : VideoPlayer.of(film.player()).orElse(null);
    known |= player != null && !seen.add(player.key());
    if (known) {
      return;
    } else if (FilmElements.isBackground(element)) {
      background.add(film);
      return;
    }
    media.add(film);
    if (film.thumbnails().isEmpty() && !element.attr("poster").isBlank()) {
      bare.add(film);
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
