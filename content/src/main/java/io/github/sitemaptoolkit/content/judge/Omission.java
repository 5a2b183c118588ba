package io.github.sitemaptoolkit.content.judge;

/**
 * Why something that HTML shows, or that a feed, a head or a table names, is not one of the
 * pictures and videos of the page.
 *
 * @since 0.1
 */
public enum Omission {
  /** No address at all, or one that nobody can ask for: of this machine, of a mail, a template. */
  NO_ADDRESS("picture or video without an address", "pictures or videos without an address"),
  /** A picture of at most 2 pixels a side. */
  NOT_SHOWN("picture that is not shown", "pictures that are not shown"),
  /** A picture that counts visitors. */
  COUNTER("counter of visitors", "counters of visitors"),
  /** A character as a picture, one of at most 32 pixels a side, or one for the browser's tabs. */
  SMALL("emoji or icon", "emoji or icons"),
  /** The picture of an author or a commenter. */
  FACE("face of an author", "faces of authors"),
  /** What is shown until a script loads the picture. */
  STAND_IN("stand-in for a picture", "stand-ins for pictures"),
  /** What most pages of the site have, such as a logo. */
  ORNAMENT("picture or video that most pages have", "pictures or videos that most pages have"),
  /** What structured data calls a logo. */
  LOGO("logo", "logos"),
  /** A silent video without controls, which decorates the page. */
  BACKGROUND("video in the background", "videos in the background"),
  /** A video without title and caption on a page that describes others. */
  NAMELESS("video without a title", "videos without a title"),
  /** A picture of a page that tells search engines not to index its pictures. */
  FORBIDDEN("picture that must not be indexed", "pictures that must not be indexed"),
  /** A page where a picture is expected, such as that of a video host about a video. */
  PAGE("page in place of a picture", "pages in place of pictures"),
  /** More than a search engine takes of one page. */
  TOO_MANY("picture or video beyond the 1,000th", "pictures or videos beyond the 1,000th"),
  /** The fragment of an address, without which it is of the same file. */
  FRAGMENT("fragment of the address of a picture or video", ""),
  /** A caption of more than 1,000 characters, which is a text of its own. */
  CAPTION("caption of more than 1,000 characters", ""),
  /** A frame that shows a page, not a player that is known. */
  FRAME("frame that is not a known player", "");

  private final String kind;
  private final String several;

  Omission(String kind, String several) {
    this.kind = kind;
    this.several = several;
  }

  /** Returns the name of what is left out, in the singular. */
  public String kind() {
    return kind;
  }

  /** Returns whether this is a picture or video, and not a text or a page beside them. */
  public boolean isMedia() {
    return !several.isEmpty();
  }

  /** Returns whether this is a part of the site around its pages, which nobody misses. */
  boolean isFurniture() {
    return this == SMALL || this == LOGO || this == ORNAMENT || this == BACKGROUND;
  }

  /** Returns a number of these in words, such as {@code 2 counters of visitors}. */
  String counted(long number) {
    return number + " " + (number == 1 ? kind : several);
  }
}
