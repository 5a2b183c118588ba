package io.github.sitemaptoolkit.content.judge;

import java.util.Locale;
import org.jsoup.nodes.Element;

/**
 * How an {@code img} is shown: its own size and what hides it. What is around it does not count:
 * tabs, slides and boxes that keep a ratio hide pictures that are the page's.
 */
final class ShownImage {

  private static final int TINY = 2; // pixels a side
  private static final int ICON = 32;
  private static final int LARGE = 100;
  private static final int UNKNOWN = -1;
  private static final int OUTER = 4; // elements that may be between an image and its noscript

  private final Element image;
  private final String style; // in lower case, without spaces
  private final int width;
  private final int height;

  ShownImage(Element image) {
    this.image = image;
    String written = image.attr("style");
    style = written.isEmpty() ? "" : written.toLowerCase(Locale.ROOT).replace(" ", "");
    boolean ratio = image.attr("layout").equals("responsive"); // of AMP
    width = ratio ? UNKNOWN : size("width");
    height = ratio ? UNKNOWN : size("height");
  }

  /** Returns a size in pixels, of the attribute or else of the style. */
  private int size(String name) {
    String value = image.attr(name).strip();
    int size = Digits.number(value, 0);
    if (size >= 0 && !value.endsWith("%")) {
      return size;
    }
    int at = style.startsWith(name + ":") ? 0 : style.indexOf(";" + name + ":") + 1;
    if (style.isEmpty() || (at == 0 && !style.startsWith(name + ":"))) {
      return UNKNOWN;
    }
    int number = at + name.length() + 1;
    int found = Digits.number(style, number);
    boolean pixels = found == 0 || style.startsWith("px", number + String.valueOf(found).length());
    boolean grows = found <= TINY && style.contains("min-"); // as large as what is around it
    return pixels && !grows ? found : UNKNOWN;
  }

  /** Returns whether the image is too small to be seen. */
  boolean isTiny() {
    return (width >= 0 && width <= TINY) || (height >= 0 && height <= TINY);
  }

  /** Returns whether no side is larger than that of an icon. */
  boolean isSmall() {
    return width >= 0 && height >= 0 && width <= ICON && height <= ICON;
  }

  /** Returns whether both sides are those of a picture that somebody looks at. */
  boolean isLarge() {
    return width > LARGE && height > LARGE;
  }

  /** Returns whether a side is larger than that of an icon. */
  boolean isSized() {
    return width > ICON || height > ICON;
  }

  /** Returns the larger side; -1 if none is known. */
  int side() {
    return Math.max(width, height);
  }

  /** Returns whether nobody sees the image at first; many slides are so, too. */
  boolean isHidden() {
    return image.hasAttr("hidden")
        || style.contains("display:none")
        || style.contains("visibility:hidden")
        || style.contains("left:-9")
        || isInNoscript();
  }

  private boolean isInNoscript() {
    Element outer = image.parent();
    for (int i = 0; outer != null && i < OUTER; i++) {
      if (outer.normalName().equals("noscript")) {
        return true;
      }
      outer = outer.parent();
    }
    return false;
  }

  /**
   * Returns whether there is a text for those who do not see it, which does not speak of counting.
   */
  boolean hasText() {
    String text = image.attr("alt");
    return !text.isBlank() && !isAboutCounting(text.toLowerCase(Locale.ROOT));
  }

  private static boolean isAboutCounting(String text) {
    return text.contains("counter") || text.contains("analytics") || text.contains("web stats");
  }

  boolean hasClass(String name) {
    return image.hasClass(name);
  }
}
