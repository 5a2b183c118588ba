package io.github.sitemaptoolkit.converters.internal;

/** Recognizes urls of the web in text. */
public final class WebUrls {

  private WebUrls() {}

  /** Returns whether a text begins like an absolute http or https url. */
  public static boolean isAbsolute(String text) {
    int colon = text.indexOf(':');
    boolean web =
        (colon == 4 && text.regionMatches(true, 0, "http", 0, 4))
            || (colon == 5 && text.regionMatches(true, 0, "https", 0, 5));
    return web && text.startsWith("//", colon + 1) && text.length() > colon + 3;
  }
}
