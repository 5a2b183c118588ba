package io.github.sitemaptoolkit.converters.internal.feed.media;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out of the media that an item declares what is none of its page, each address once. Lists
 * and media of which nothing is left out stay the same objects.
 */
@SuppressWarnings("ReferenceEquality") // the same objects tell that nothing was left out
public final class DeclaredMedia {

  private final MediaJudge judge;
  private final String page;
  private final Set<String> faces;
  private final @Nullable CommonMedia common;
  private final Consumer<Omitted> leftOut;
  private Set<String> known = Set.of(); // what was left out
  private List<String> judged = List.of(); // the last list, which many media may share
  private List<String> kept = List.of(); // of that list
  private boolean lacksThumbnail;
  private boolean films;

  /**
   * Creates a filter for one item.
   *
   * @param page the url of its page
   * @param faces the pictures of its authors
   * @param common what most items of the feed have; null if that is not known
   * @param leftOut receives what is left out
   */
  public DeclaredMedia(
      MediaJudge judge,
      String page,
      Set<String> faces,
      @Nullable CommonMedia common,
      Consumer<Omitted> leftOut) {
    this.common = common;
    this.judge = judge;
    this.page = page;
    this.faces = faces;
    this.leftOut = leftOut;
  }

  /** Returns media without what is none of the page. */
  public List<FeedMedia> media(List<FeedMedia> all) {
    films = false;
    for (int i = 0; i < all.size() && !films; i++) {
      films = all.get(i).kind() == Medium.VIDEO;
    }
    return filtered(all, this::of);
  }

  /** Returns a list of what a function makes of each, without null; the same list if all stay. */
  private static <T> List<T> filtered(List<T> all, Function<T, @Nullable T> function) {
    List<T> left = all;
    for (int i = 0; i < all.size(); i++) {
      T one = function.apply(all.get(i));
      if (one != all.get(i) && left == all) {
        left = new ArrayList<>(all.subList(0, i));
      }
      if (left != all && one != null) {
        left.add(one);
      }
    }
    return left;
  }

  /** Returns media without what is none of the page; null if nothing is left. */
  private @Nullable FeedMedia of(FeedMedia media) {
    List<Rendition> files = filtered(media.renditions(), file -> file(file, media.title()));
    List<String> thumbnails = pictures(media.thumbnails());
    String player = media.player();
    lacksThumbnail |= thumbnails.isEmpty() && !media.thumbnails().isEmpty();
    boolean none = player != null && isOut(player, judge.video(player, page));
    if (files == media.renditions() && thumbnails == media.thumbnails() && !none) {
      return media;
    } else if (files.isEmpty() && (none || player == null)) {
      return null;
    }
    return media.toBuilder()
        .renditions(files)
        .thumbnails(thumbnails)
        .player(none ? null : player)
        .build();
  }

  private @Nullable Rendition file(Rendition file, @Nullable String title) {
    String url = file.url();
    if (url == null) {
      return file;
    }
    Omission reason =
        switch (file.kind()) {
          case IMAGE -> ofPicture(url, judge.picture(url, page, title, file.width()));
          case VIDEO -> judge.video(url, page);
          default -> null;
        };
    if (isOut(url, reason)) {
      return null;
    }
    String whole = withoutFragment(url);
    return whole.length() == url.length() ? file : file.toBuilder().url(whole).build();
  }

  /** Returns the addresses of pictures without those that are none of the page. */
  public List<String> pictures(List<String> urls) {
    if (urls == judged) {
      return kept;
    }
    List<String> left = filtered(urls, this::picture);
    judged = urls;
    kept = left == urls ? urls : List.copyOf(left);
    return kept;
  }

  /** Returns the pictures of the page itself, which are not only thumbnails of what it plays. */
  public List<String> ownPictures(List<String> urls) {
    List<String> own = new ArrayList<>(pictures(urls));
    own.removeIf(url -> isOut(url, ofPicture(url, null)));
    return own;
  }

  /** Returns the address of a picture, without its fragment; null if it is none of the page. */
  private @Nullable String picture(String url) {
    Omission reason = faces.contains(url) ? Omission.FACE : judge.picture(url, page);
    return isOut(url, reason) ? null : withoutFragment(url);
  }

  /** Returns why a picture is left out; null if it is not. What a film may need is no ornament. */
  private @Nullable Omission ofPicture(String url, @Nullable Omission judged) {
    if (faces.contains(url)) {
      return Omission.FACE;
    }
    boolean ornament = judged == null && !films && common != null && common.isCommonPicture(url);
    return ornament ? Omission.ORNAMENT : judged;
  }

  private boolean isOut(String url, @Nullable Omission reason) {
    if (reason != null && isNew(url)) {
      leftOut.accept(new Omitted(reason, 1, url));
    }
    return reason != null;
  }

  private boolean isNew(String url) {
    known = known.isEmpty() ? new HashSet<>() : known; // most items have none
    return known.add(url);
  }

  private String withoutFragment(String url) {
    String whole = MediaJudge.withoutFragment(url);
    if (whole.length() < url.length() && isNew(url)) {
      leftOut.accept(new Omitted(Omission.FRAGMENT, 1, url));
    }
    return whole;
  }

  /** Returns whether a video has lost all its thumbnails, none of which was one. */
  public boolean lacksThumbnail() {
    return lacksThumbnail;
  }
}
