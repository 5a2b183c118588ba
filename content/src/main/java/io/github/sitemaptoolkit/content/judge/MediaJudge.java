package io.github.sitemaptoolkit.content.judge;

import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Tells which pictures and videos are those of a page, for all readers.
 *
 * <p>What a feed, a head, JSON-LD or a table declares is left out only if it has no address, is a
 * page, a face or a stand-in. What HTML only shows may also count visitors, or be too small to be
 * seen. Nothing is fetched: addresses and markup tell. Photographs of things that look like a sign
 * are kept, so most signs count only together with another.
 *
 * <p>Not thread-safe: one judge is for one document.
 *
 * @since 0.1
 */
public final class MediaJudge {

  private static final int FACE = 200; // pixels a side
  private static final int SHORTEST_NUMBER = 3; // of an id: films have second parts
  private static final int SHORTEST_HEX = 6;

  private static final String[] AVATARS = {"avatar", "avatars"};
  private static final String[] SIZES = {"s", "size", "w", "width", "h"};

  private static final String[] STAND_INS = {
    "spacer", "blank", "placeholder", "transparent", "1x1"
  };

  /** Words that are also the names of photographs. */
  private static final String[] MAYBE_STAND_INS = {"pixel", "loading", "loader", "lazy"};

  /** What only a program or this machine understands. */
  private static final Set<String> SCHEMES =
      Set.of("data", "blob", "about", "javascript", "cid", "file", "mailto", "tel");

  private final MediaAddress address = new MediaAddress(); // it knows the site of the one before
  private final PageUrls pictures = new PageUrls(); // so do these
  private final MediaAddress film = new MediaAddress();
  private final PageUrls films = new PageUrls(); // which are elsewhere
  private final Set<String> faces;
  private final Set<String> logos;
  private boolean doubtful;

  /** Creates a judge for one document. */
  public MediaJudge() {
    this(Set.of());
  }

  /**
   * Creates a judge for a document that names its authors.
   *
   * @param faces the absolute addresses of their pictures
   */
  public MediaJudge(Set<String> faces) {
    this(faces, Set.of());
  }

  /**
   * Creates a judge for a document that names its authors and its publisher.
   *
   * @param faces the absolute addresses of the pictures of the authors
   * @param logos those of the logos of the publisher and others
   */
  public MediaJudge(Set<String> faces, Set<String> logos) {
    this.faces = Set.copyOf(faces);
    this.logos = Set.copyOf(logos);
  }

  /**
   * Returns why a picture that is declared is not one of the page's; null if it is.
   *
   * @param url its address
   * @param page the url of the page; null if unknown
   */
  public @Nullable Omission picture(String url, @Nullable String page) {
    return picture(url, page, null, null);
  }

  /**
   * Returns why a picture that is declared is not one of the page's; null if it is.
   *
   * @param url its address
   * @param page the url of the page; null if unknown
   * @param title its title; null if absent
   * @param width its width as written; null if absent
   */
  public @Nullable Omission picture(
      String url, @Nullable String page, @Nullable String title, @Nullable String width) {
    address.set(url);
    if (hasNoAddress(address, page, pictures) || isPageItself(page)) {
      return Omission.NO_ADDRESS;
    } else if (isPage()) {
      return Omission.PAGE;
    }
    boolean author = title != null && title.strip().equalsIgnoreCase("author");
    int side = width == null ? -1 : Digits.number(width.strip(), 0);
    if (author || isFace(side)) {
      return Omission.FACE;
    } else if (logos.contains(url)) {
      return Omission.LOGO;
    }
    return isStandIn(address) ? Omission.STAND_IN : null;
  }

  /**
   * Returns why a video, or a player, is not one of the page's; null if it is.
   *
   * @param url its address
   * @param page the url of the page; null if unknown
   */
  public @Nullable Omission video(String url, @Nullable String page) {
    film.set(url);
    return hasNoAddress(film, page, films) ? Omission.NO_ADDRESS : null;
  }

  /**
   * Returns why an image of HTML is not one of the page's; null if it is.
   *
   * @param image the {@code img}
   * @param url the absolute address of its picture
   * @param page the url of the page
   * @param linked whether the address is that of a link around the image, which is its thumbnail
   */
  public @Nullable Omission found(
      Element image, String url, @Nullable String page, boolean linked) {
    address.set(url);
    doubtful = false;
    if (hasNoAddress(address, page, pictures) || isPageItself(page)) {
      return Omission.NO_ADDRESS;
    } else if (isPage()) {
      return Omission.PAGE;
    }
    var shown = new ShownImage(image);
    if (isEmoji(shown)) {
      return Omission.SMALL;
    } else if (shown.hasClass("avatar") || isFace(shown.side())) {
      return Omission.FACE;
    } else if (logos.contains(url)) {
      return Omission.LOGO;
    } else if (CounterSigns.isCounter(address, shown)) {
      return Omission.COUNTER;
    } else if (shown.isTiny()) {
      return Omission.NOT_SHOWN;
    } else if (isStandIn(address)) {
      return Omission.STAND_IN;
    }
    doubtful = !linked && CounterSigns.isDoubtful(address, shown);
    boolean small = shown.isSmall() && !linked;
    return small || address.ending().equals("ico") ? Omission.SMALL : null;
  }

  /**
   * Returns whether the image that was found last counts visitors unless another picture of the
   * page has its host.
   */
  public boolean isDoubtful() {
    return doubtful;
  }

  /** Returns an address without its fragment: it is of the same file. */
  public static String withoutFragment(String url) {
    int at = url.indexOf('#');
    return at < 0 ? url : url.substring(0, at);
  }

  private static boolean hasNoAddress(MediaAddress address, @Nullable String page, PageUrls sites) {
    String url = address.url();
    if (!UrlJudge.isWeb(url)) {
      int colon = url.indexOf(':');
      return colon > 0 && SCHEMES.contains(url.substring(0, colon).toLowerCase(Locale.ROOT));
    }
    return MissingValues.isIn(url, address)
        || (sites.siteOf(url) == null // without a fault, that is
            && !Reach.hasPublicHost(url)
            && (page == null || !address.hasHostOf(page)));
  }

  private boolean isPageItself(@Nullable String page) {
    if (page == null) {
      return false;
    }
    String url = address.url();
    int end = url.indexOf('#');
    end = end < 0 ? url.length() : end;
    end = end > 0 && url.charAt(end - 1) == '?' ? end - 1 : end;
    return end == page.length() && url.startsWith(page);
  }

  private boolean isPage() {
    String ending = address.ending();
    if (!ending.isEmpty() && UrlEnding.kind(ending) == UrlEnding.Kind.PAGE) {
      return "text/html".equals(UrlEnding.mediaType(ending)) || ending.endsWith("html");
    }
    return address.isPlayer();
  }

  private static boolean isPhoto(MediaAddress address) {
    return switch (address.ending()) {
      case "jpg", "jpeg", "webp", "avif" -> true;
      default -> false;
    };
  }

  /**
   * Returns whether this is the picture of a person.
   *
   * @param side the larger side as the markup says, -1 if it does not
   */
  private boolean isFace(int side) {
    if (faces.contains(address.url())
        || address.isOf("gravatar.com")
        || address.hasFirstLabel(AVATARS)) {
      return true;
    }
    int behind = address.behind(AVATARS);
    if (behind < 0) {
      return false;
    }
    int size = side;
    for (int i = 0; size < 0 && i < SIZES.length; i++) {
      size = address.number(SIZES[i]);
    }
    return (size > 0 && size <= FACE)
        || (size < 0 && address.isId(behind, SHORTEST_NUMBER, SHORTEST_HEX));
  }

  /** Returns whether an address is that of a picture which stands for one that is loaded later. */
  public static boolean isStandIn(String url) {
    var address = new MediaAddress();
    address.set(url);
    return isStandIn(address);
  }

  private static boolean isStandIn(MediaAddress address) {
    return address.isFile(STAND_INS) || (address.isFile(MAYBE_STAND_INS) && !isPhoto(address));
  }

  private boolean isEmoji(ShownImage shown) {
    return shown.hasClass("emoji")
        || shown.hasClass("wp-smiley")
        || address.url().contains("/images/core/emoji/")
        || address.url().contains("/twemoji/");
  }
}
