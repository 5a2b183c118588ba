package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.publisher.internal.plan.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.util.List;

/**
 * What came of publishing, or would come of it.
 *
 * @param entryPoint the url that crawlers are given, of {@code sitemap.xml}
 * @param urls how many urls the set has
 * @param parts its sitemaps, in the order of their names
 * @param written the names of files that are new or changed, {@code sitemap.xml} included
 * @param removed the names of files that are gone
 * @since 0.1
 */
public record Publication(
    String entryPoint, long urls, List<Part> parts, List<String> written, List<String> removed) {

  /** Copies the lists. */
  public Publication {
    parts = List.copyOf(parts);
    written = List.copyOf(written);
    removed = List.copyOf(removed);
  }

  /** Returns whether {@code sitemap.xml} is an index of the sitemaps, not the only one. */
  public boolean isIndexed() {
    return !(parts.size() == 1 && parts.get(0).file().equals(SetNames.ENTRY_POINT));
  }
}
