package io.github.sitemaptoolkit.validator.report;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Names of files as URIs. */
final class FileUri {

  private static final String UNRESERVED = "-._~!$&'()*+,;=@";

  /** Characters that have a meaning in a url, and are not part of the name of a file. */
  private static final String OF_URLS = ":?#%";

  private FileUri() {}

  /**
   * Returns the name of an input as a URI: relative if the name is, with scheme {@code file} if it
   * is absolute; a url stays one.
   *
   * @param separator what separates directories in the name, as in {@link
   *     java.io.File#separatorChar}; a slash always does
   */
  static String of(String name, char separator) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.startsWith("http://") || lower.startsWith("https://")) {
      return encoded(name, OF_URLS);
    }
    String path = name.replace(separator, '/');
    if (path.startsWith("./")) {
      path = path.replaceFirst("^(\\./+)+", "");
    }
    if (separator == '\\' && path.matches("(?s)[A-Za-z]:/.*")) {
      return "file:///" + path.charAt(0) + ':' + encoded(path.substring(2), "");
    }
    if (separator == '\\' && path.startsWith("//")) { // a server, then a share
      return "file:" + encoded(path, "");
    }
    return path.startsWith("/") ? "file://" + encoded(path, "") : encoded(path, "");
  }

  private static String encoded(String text, String alsoAllowed) {
    var uri = new StringBuilder();
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      boolean plain =
          (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/';
      if (plain || UNRESERVED.indexOf(c) >= 0 || alsoAllowed.indexOf(c) >= 0) {
        uri.append(c);
      } else {
        uri.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      }
    }
    return uri.toString();
  }
}
