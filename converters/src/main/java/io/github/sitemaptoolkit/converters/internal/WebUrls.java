package io.github.sitemaptoolkit.converters.internal;

/** What lines of text must be to count as urls. */
public final class WebUrls {

  private WebUrls() {}

  /** Returns whether a text begins as an absolute http or https url does. */
  public static boolean isAbsolute(String text) {
    int colon = text.indexOf(':');
    boolean web =
        (colon == 4 && text.regionMatches(true, 0, "http", 0, 4))
            || (colon == 5 && text.regionMatches(true, 0, "https", 0, 5));
    return web && text.startsWith("//", colon + 1) && text.length() > colon + 3;
  }
}
