package io.github.sitemaptoolkit.converters.reading;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * What tables and JSON documents are looked at for, beside pages: by the headers and cells of all
 * columns together. Columns whose headers say by themselves what they are, and those that are
 * mapped, are read in any case. An option of a {@link io.github.sitemaptoolkit.format.Context}.
 *
 * <p>Immutable.
 *
 * @param kinds what is looked for; none to read pages alone
 * @param asked whether the caller asks for it, so that it applies to tables that were read without
 *     it before, too
 * @since 0.1
 */
public record TableAbout(Set<Kind> kinds, boolean asked) {

  /** What rows of a table can have beside their page. */
  public enum Kind {
    /** Films: files and players, with what belongs to them. */
    FILMS,
    /** Pictures. */
    PICTURES,
    /** Versions of a page in other languages. */
    LANGUAGES;

    /**
     * Returns the kind with a name in lower case.
     *
     * @throws IllegalArgumentException if there is none; the message has those that there are
     */
    public static Kind named(String name) {
      for (Kind kind : values()) {
        if (kind.name().toLowerCase(Locale.ROOT).equals(name)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("write films, pictures, languages or pages");
    }
  }

  /** Everything, unless a table was read without it before. */
  public static final TableAbout FOUND = new TableAbout(EnumSet.allOf(Kind.class), false);

  /** Nothing but pages. */
  public static final TableAbout PAGES = new TableAbout(Set.of(), true);

  /** Copies the set. */
  public TableAbout {
    kinds = kinds.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(kinds));
  }
}
