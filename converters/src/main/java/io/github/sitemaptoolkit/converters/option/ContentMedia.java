package io.github.sitemaptoolkit.converters.option;

/**
 * Which media in the HTML of a feed's items become images and videos, besides those that the feed
 * names.
 *
 * @since 0.1
 */
public enum ContentMedia {
  /** None; the HTML is not read. */
  NONE,
  /** Pictures. */
  IMAGES,
  /** Pictures, video files, and the players of hosts that are known. */
  ALL
}
