package io.github.sitemaptoolkit.publisher.compare;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The difference in one url between two sets of urls.
 *
 * @param kind whether the url was added, removed or changed
 * @param loc the url
 * @param fields the fields of the entry that differ; empty unless the kind is {@link Kind#CHANGED}
 * @since 0.1
 */
public record Change(Kind kind, String loc, List<Field> fields) {

  /** What happened to a url. */
  public enum Kind {
    /** Only the new set has the url. */
    ADDED,
    /** Only the old set has the url. */
    REMOVED,
    /** Both sets have the url, and its entries differ. */
    CHANGED;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A field of an entry that differs.
   *
   * @param name {@code lastmod}, {@code changefreq}, {@code priority}, the name of an extension's
   *     element such as {@code image:image}, or {@code attributes} for the unknown attributes of
   *     {@code <url>}
   * @param before the old text; of elements, what only the old entry has, with commas between them:
   *     {@code de https://example.com/de/}, the address of a picture or film; null if there was
   *     none, or if the field is {@code attributes}
   * @param after the new text, likewise
   */
  public record Field(String name, @Nullable String before, @Nullable String after) {

    /** Returns the change for people, such as {@code lastmod: (none) -> 2026-11-20}. */
    @Override
    public String toString() {
      return before == null && after == null
          ? name
          : name + ": " + shown(before) + " -> " + shown(after);
    }

    private static String shown(@Nullable String value) {
      return value == null ? "(none)" : value;
    }
  }

  /** Copies the list. */
  public Change {
    fields = List.copyOf(fields);
  }
}
