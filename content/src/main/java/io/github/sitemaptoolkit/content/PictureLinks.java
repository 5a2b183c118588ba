package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.url.UrlEnding;

/** Knows which links lead to a picture and not to a page. */
final class PictureLinks {

  private PictureLinks() {}

  /** Returns whether an address ends as that of a picture, and is not a page about one. */
  static boolean isPicture(String address) {
    return UrlEnding.kind(UrlEnding.of(address)) == UrlEnding.Kind.PICTURE
        && address.lastIndexOf(':') < Math.max(address.lastIndexOf('/'), 0); // "/wiki/File:a.jpg"
  }

  /** Returns whether the tag that begins at an index may have the address of a picture. */
  static boolean mayBe(String html, int at) {
    int end = html.indexOf('>', at);
    for (int dot = html.indexOf('.', at); dot >= 0 && dot < end; dot = html.indexOf('.', dot + 1)) {
      int last = dot + 1;
      while (last < end && last - dot < 6 && Character.isLetterOrDigit(html.charAt(last))) {
        last++;
      }
      if (UrlEnding.kind(UrlEnding.of(html.substring(dot, last))) == UrlEnding.Kind.PICTURE) {
        return true;
      }
    }
    return false;
  }
}
