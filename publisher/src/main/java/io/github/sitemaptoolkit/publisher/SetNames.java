package io.github.sitemaptoolkit.publisher;

import java.util.regex.Pattern;

/**
 * The names that files of a set can have. Names are read back from files in the directory of a set,
 * which anybody may have written, so only names that are made here are taken: none of them leads
 * out of the directory.
 */
final class SetNames {

  private static final Pattern PART = Pattern.compile("sitemap[-.0-9a-z]*\\.xml(\\.gz)?");

  private SetNames() {}

  /** Returns whether a name can be that of a sitemap of a set, or of its index. */
  static boolean isSitemap(String name) {
    return PART.matcher(name).matches();
  }

  /** Returns whether a name can be that of a file that is published: a sitemap or the manifest. */
  static boolean isPublished(String name) {
    return name.equals(Manifest.FILE) || isSitemap(name);
  }
}
