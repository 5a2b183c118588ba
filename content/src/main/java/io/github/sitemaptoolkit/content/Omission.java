package io.github.sitemaptoolkit.content;

/**
 * Why something that HTML shows is not one of the pictures and videos of the page.
 *
 * @since 0.1
 */
public enum Omission {
  /** A character as a picture. */
  EMOJI("emoji"),
  /** The picture of an author or a commenter. */
  AVATAR("avatar"),
  /** A picture of one pixel, or of a service that counts visitors. */
  COUNTER("counter of visitors"),
  /** A picture of at most 32 pixels a side, or one for the browser's tabs. */
  ICON("icon"),
  /** A picture whose bytes are in the HTML itself. */
  DATA_URL("picture as a data url"),
  /** A picture or video whose address is none of the web, such as an attachment of a mail. */
  ADDRESS("picture or video without an address"),
  /** More than a search engine takes of one page. */
  TOO_MANY("picture or video beyond the 1,000th"),
  /** A caption of more than 1,000 characters, which is a text of its own. */
  CAPTION("caption of more than 1,000 characters"),
  /** A frame that shows a page, not a player that is known. */
  FRAME("frame that is not a known player");

  private final String kind;

  Omission(String kind) {
    this.kind = kind;
  }

  /** Returns the name of what is left out, in the singular. */
  public String kind() {
    return kind;
  }
}
