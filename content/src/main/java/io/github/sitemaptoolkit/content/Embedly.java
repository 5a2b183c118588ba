package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.url.PercentEncoding;

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
        return PercentEncoding.decode(parameter.substring("src=".length()));
      }
    }
    return address;
  }
}
