package io.github.sitemaptoolkit.validator.robots;

import org.jspecify.annotations.Nullable;

/**
 * What an address is to the entry that names it.
 *
 * @since 0.1
 */
public enum AddressRole {
  PAGE("the page"),
  ALTERNATE("the page in another language"),
  PICTURE("the picture"),
  THUMBNAIL("the thumbnail"),
  FILM("the film"),
  PLAYER("the player"),
  OTHER("the address");

  private final String words;

  AddressRole(String words) {
    this.words = words;
  }

  /** Returns the role of a field of an extension; null if nobody need be able to open it. */
  public static @Nullable AddressRole of(String extension, String field) {
    return switch (extension + ' ' + field) {
      case "image loc" -> PICTURE;
      case "image license" -> OTHER;
      case "video thumbnail_loc" -> THUMBNAIL;
      case "video content_loc" -> FILM;
      case "video player_loc" -> PLAYER;
      default -> null;
    };
  }

  /** Returns whether this is a file that shows something, and no page. */
  public boolean isFile() {
    return this == PICTURE || this == THUMBNAIL || this == FILM;
  }

  /** Returns what it is called in messages. */
  public String words() {
    return words;
  }
}
