package io.github.sitemaptoolkit.publisher.internal.plan;

import java.util.regex.Pattern;

/**
 * The names that files of a set may have. Anybody could have written the manifest and the journal
 * from which names are read back, so only names are accepted that the publisher itself creates:
 * none of them leads out of the directory.
 */
public final class SetNames {

  /** The file name of the manifest. */
  public static final String MANIFEST = ".sitemap-manifest.json";

  /** The name of the file to give to crawlers: the only sitemap, or the index. */
  public static final String ENTRY_POINT = "sitemap.xml";

  private static final Pattern PART = Pattern.compile("sitemap[-.0-9a-z]*\\.xml(\\.gz)?");

  private SetNames() {}

  /** Returns whether a file of a set with this name is a sitemap or the index. */
  public static boolean isSitemap(String name) {
    return PART.matcher(name).matches();
  }

  /** Returns whether a published file may have this name: a sitemap, the index or the manifest. */
  public static boolean isPublished(String name) {
    return name.equals(MANIFEST) || isSitemap(name);
  }
}
