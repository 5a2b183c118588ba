package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import java.net.URI;
import java.net.URISyntaxException;

/** Addresses that options have. */
final class Addresses {

  private Addresses() {}

  /**
   * Returns an address.
   *
   * @throws WrongUseException if it is not one of http or https
   */
  static URI of(String option, String text) {
    try {
      var address = new URI(text);
      String scheme = String.valueOf(address.getScheme());
      if (scheme.matches("(?i)https?") && address.getHost() != null) {
        return address;
      }
    } catch (URISyntaxException e) {
      // says less than the message below
    }
    throw new WrongUseException(
        option + ": \"" + text + "\" is not a url that begins with https:// or http://");
  }
}
