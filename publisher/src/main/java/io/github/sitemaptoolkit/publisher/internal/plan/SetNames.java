package io.github.sitemaptoolkit.publisher.internal.plan;

import java.util.regex.Pattern;

/**
 * The names that files of a set can have. Names are read back from files in the directory of a set,
 * which anybody may have written, so only names that are made here are taken: none of them leads
 * out of the directory.
 */
public final class SetNames {

  /** The manifest's name. */
  public static final String MANIFEST = ".sitemap-manifest.json";

  /** The name of what crawlers are told: the only sitemap, or the index. */
  public static final String ENTRY_POINT = "sitemap.xml";

  private static final Pattern PART = Pattern.compile("sitemap[-.0-9a-z]*\\.xml(\\.gz)?");

  private SetNames() {}

  /** Returns whether a name can be that of a sitemap of a set, or of its index. */
  public static boolean isSitemap(String name) {
    return PART.matcher(name).matches();
  }

  /** Returns whether a name can be that of a file that is published: a sitemap or the manifest. */
  public static boolean isPublished(String name) {
    return name.equals(MANIFEST) || isSitemap(name);
  }
}
