package io.github.sitemaptoolkit.report.html.internal.view;

import org.jspecify.annotations.Nullable;

/**
 * A text that is a link where it can be.
 *
 * @param text what is shown; empty for nothing
 * @param url where it leads; null for a text alone
 */
public record LinkText(String text, @Nullable WebLink url) {

  private static final LinkText NONE = new LinkText("", null);

  /** Returns a text without a link. */
  public static LinkText plain(@Nullable String text, int most) {
    return text == null ? NONE : new LinkText(ShownText.of(text, most), null);
  }

  /**
   * Returns a url as a text, with a link if it is one of http or https. A url that is cut has no
   * link, because it would lead elsewhere.
   *
   * @param most how many characters are shown
   */
  public static LinkText of(@Nullable String url, int most) {
    if (url == null) {
      return NONE;
    }
    String shown = ShownText.of(url, most);
    return new LinkText(shown, shown.equals(url) ? WebLink.of(url) : null);
  }

  /** Returns about how many bytes the page needs for it. */
  public int size() {
    return ShownText.size(text) * (url == null ? 1 : 2);
  }
}
