package io.github.sitemaptoolkit.pages.internal;

import java.util.Locale;

/**
 * A file of the site.
 *
 * @param path its path in the folder, with slashes
 * @param size its size in bytes
 * @param millis when it was changed, in milliseconds since 1970
 */
public record PageFile(String path, long size, long millis) {

  private static final String INDEX = "index";

  /** Returns whether this is HTML, by its name. */
  boolean isHtml() {
    return isHtml(path);
  }

  /** Returns whether a file of this name is HTML. */
  public static boolean isHtml(String name) {
    return switch (ending(name)) {
      case "html", "htm", "xhtml" -> true;
      default -> false;
    };
  }

  /** Returns how the name of a file ends, in which {@code ?} and {@code #} are characters. */
  static String ending(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
  }

  /** Returns whether servers serve this file under the name of its folder. */
  boolean isIndex() {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.equals("index.html") || name.equals("index.htm");
  }

  /**
   * Returns the path without {@code .html} and {@code /index.html}: what is the same for all files
   * that are probably the same page. Empty for the page of the folder itself.
   */
  String stem() {
    if (!isHtml()) {
      return path;
    }
    String plain = path.substring(0, path.lastIndexOf('.'));
    if (!isIndex()) {
      return plain;
    }
    return plain.substring(0, Math.max(0, plain.length() - INDEX.length() - 1));
  }
}
