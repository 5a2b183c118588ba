package io.github.sitemaptoolkit.content.picture;

import io.github.sitemaptoolkit.url.UrlEnding;

/** Recognises links to picture files by their addresses. */
public final class PictureLinks {

  private static final int LONGEST_ENDING = 5;

  private PictureLinks() {}

  /** Returns whether an address ends as that of a picture, and is not a page about one. */
  public static boolean isPicture(String address) {
    return UrlEnding.kind(UrlEnding.of(address)) == UrlEnding.Kind.PICTURE
        && address.lastIndexOf(':') < Math.max(address.lastIndexOf('/'), 0); // "/wiki/File:a.jpg"
  }

  /**
   * Returns whether the tag that begins at an index may have the address of a picture. Looks no
   * further than the next angle bracket, so that all tags of a text are looked at in one pass.
   */
  public static boolean mayBe(String html, int at) {
    for (int i = at; i < html.length(); i++) {
      char c = html.charAt(i);
      if (c == '>') {
        return false;
      } else if (c == '<') {
        return true; // in a value, or the tag is broken
      } else if (c == '.' && isEnding(html, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEnding(String html, int dot) {
    int last = dot + 1;
    int most = Math.min(html.length(), last + LONGEST_ENDING);
    while (last < most && Character.isLetterOrDigit(html.charAt(last))) {
      last++;
    }
    return UrlEnding.kind(UrlEnding.of(html.substring(dot, last))) == UrlEnding.Kind.PICTURE;
  }
}
