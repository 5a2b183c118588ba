package io.github.sitemaptoolkit.content;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * Knows the frames of the service Embedly, which Medium and others put around the players of video
 * hosts: {@code https://cdn.embedly.com/widgets/media.html?src=ADDRESS}.
 */
final class Embedly {

  private static final String BEGIN = "cdn.embedly.com/widgets/media.html?";

  private Embedly() {}

  /** Returns the address of the player in such a frame; any other address as it is. */
  static String original(String address) {
    int begin = address.indexOf(BEGIN);
    if (begin < 0 || begin > "https://".length()) {
      return address;
    }
    for (String parameter : address.substring(begin + BEGIN.length()).split("&", -1)) {
      if (parameter.startsWith("src=")) {
        try {
          return URLDecoder.decode(parameter.substring(4), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
          return address; // an escape that is none
        }
      }
    }
    return address;
  }
}
