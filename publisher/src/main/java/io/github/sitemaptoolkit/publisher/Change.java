package io.github.sitemaptoolkit.publisher;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What became of one url from one set to another.
 *
 * @param kind what became of it
 * @param loc the url
 * @param fields what is said of it otherwise than before; empty but for {@link Kind#CHANGED}
 * @since 0.1
 */
public record Change(Kind kind, String loc, List<Field> fields) {

  /** What became of an url. */
  public enum Kind {
    /** It is new. */
    ADDED,
    /** It is gone. */
    REMOVED,
    /** Something else is said of it. */
    CHANGED;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * One thing that is said otherwise.
   *
   * @param name {@code lastmod}, {@code changefreq}, {@code priority}, the name of an extension's
   *     element such as {@code image:image}, or {@code attributes} for those that nobody knows
   * @param before the text before; null where there was none, or it is no text
   * @param after the text now; null where there is none, or it is no text
   */
  public record Field(String name, @Nullable String before, @Nullable String after) {}

  /** Copies the list. */
  public Change {
    fields = List.copyOf(fields);
  }
}
