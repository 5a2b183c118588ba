package io.github.sitemaptoolkit.validator.internal.sarif;

import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;

/** Names of files as URIs. */
public final class FileUri {

  /** Characters that the name of a file may have in a URI, beside letters and digits. */
  private static final String PLAIN = "/-._~!$&'()*+,;=@";

  private FileUri() {}

  /**
   * Returns the name of an input as a URI: relative if the name is, with scheme {@code file} if it
   * is absolute; a url stays one.
   *
   * @param separator what separates directories in the name, as in {@link
   *     java.io.File#separatorChar}; a slash always does
   */
  public static String of(String name, char separator) {
    if (UrlParts.isHttp(name)) {
      return PercentEncoding.encode(name, PLAIN + ":?#%");
    }
    String path = name.replace(separator, '/');
    if (path.startsWith("./")) {
      path = path.replaceFirst("^(\\./+)+", "");
    }
    if (separator == '\\' && path.matches("(?s)[A-Za-z]:/.*")) {
      return "file:///" + path.charAt(0) + ':' + PercentEncoding.encode(path.substring(2), PLAIN);
    }
    if (separator == '\\' && path.startsWith("//")) { // a server, then a share
      return "file:" + PercentEncoding.encode(path, PLAIN);
    }
    return path.startsWith("/")
        ? "file://" + PercentEncoding.encode(path, PLAIN)
        : PercentEncoding.encode(path, PLAIN);
  }
}
