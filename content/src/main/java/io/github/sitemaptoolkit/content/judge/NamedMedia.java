package io.github.sitemaptoolkit.content.judge;

import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlResolver;
import org.jspecify.annotations.Nullable;

/** Judges the pictures and videos that the head of a page and its structured data name. */
public final class NamedMedia {

  private final String page;
  private final MediaJudge judge;
  private final Omissions omissions = new Omissions();

  /**
   * Creates a judge.
   *
   * @param page the url of the page
   */
  public NamedMedia(String page) {
    this(page, new MediaJudge());
  }

  /**
   * Creates a judge.
   *
   * @param page the url of the page
   * @param judge the one of the page, which knows its authors
   */
  public NamedMedia(String page, MediaJudge judge) {
    this.page = page;
    this.judge = judge;
  }

  /** Returns what is left out so far. */
  public Omissions omissions() {
    return omissions;
  }

  /**
   * Returns the absolute address of a picture; null if it is none of the page, which is counted.
   *
   * @param written the address as written; null if absent
   * @param base the url that a relative one is resolved against
   */
  public @Nullable String picture(@Nullable String written, String base) {
    String url = absolute(written, base);
    return url == null ? none(written) : kept(url, judge.picture(url, page));
  }

  /** Returns the absolute address of a video or a player in the same way. */
  public @Nullable String video(@Nullable String written, String base) {
    String url = absolute(written, base);
    return url == null ? none(written) : kept(url, judge.video(url, page));
  }

  /** Returns the absolute address of the web that a text is; null if it is none, or absent. */
  public static @Nullable String absolute(@Nullable String written, String base) {
    String url = written == null || written.isEmpty() ? null : UrlResolver.resolve(base, written);
    return url != null && UrlJudge.isWeb(url) ? url : null;
  }

  private @Nullable String none(@Nullable String written) {
    if (written != null && !written.isBlank()) {
      omissions.add(Omission.NO_ADDRESS, written);
    }
    return null;
  }

  private @Nullable String kept(String url, @Nullable Omission reason) {
    if (reason != null) {
      omissions.add(reason, url);
      return null;
    }
    return omissions.withoutFragment(url);
  }
}
