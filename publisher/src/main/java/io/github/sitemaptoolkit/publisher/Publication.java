package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.util.List;

/**
 * The result of publishing a set of sitemaps, or of planning to publish it.
 *
 * @param entryPoint the url of {@code sitemap.xml}, the one to give to crawlers
 * @param urls the number of urls in the set
 * @param parts the sitemaps of the set, sorted by name
 * @param written the names of new and changed files, including {@code sitemap.xml}
 * @param removed the names of removed files
 * @param notes what remains to be done or should be known, in sentences
 * @param changes how many urls and values are more or fewer than before, such as {@code +3 urls,
 *     with image 36 -> 40}; one line for each named set
 * @since 0.1
 */
public record Publication(
    String entryPoint,
    long urls,
    List<Part> parts,
    List<String> written,
    List<String> removed,
    List<String> notes,
    List<String> changes) {

  /** Copies the lists. */
  public Publication {
    parts = List.copyOf(parts);
    written = List.copyOf(written);
    removed = List.copyOf(removed);
    notes = List.copyOf(notes);
    changes = List.copyOf(changes);
  }

  /** Returns whether {@code sitemap.xml} is an index. If false, it is the only sitemap itself. */
  public boolean isIndexed() {
    return !(parts.size() == 1 && parts.get(0).file().equals(SetNames.ENTRY_POINT));
  }
}
