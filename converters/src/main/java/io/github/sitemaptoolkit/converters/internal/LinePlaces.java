package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * The places of urls and other texts in the lines of a document: with their ends if places are
 * wanted, otherwise only the line.
 */
public final class LinePlaces {

  private final Lines lines;
  private final String source;
  private final boolean exact; // the bytes of the document are those of the lines
  private final @Nullable Places places; // null if not wanted

  /**
   * Creates places.
   *
   * @param name the name of entries in paths, such as {@code url}
   */
  public LinePlaces(Lines lines, Source source, Context context, String name) {
    this.lines = lines;
    this.source = source.name();
    this.exact = !TextInput.isConverted(source, context);
    this.places =
        context.places() ? new Places(Location.of(source.name()), name, path -> null) : null;
  }

  /** Returns the place of a part of the current line's text, which is known to contain it. */
  public Location of(String text, String part) {
    return of(text, part, 0);
  }

  /**
   * Returns the place of a part of the current line's text.
   *
   * @param from where to look for the part
   */
  public Location of(String text, String part, int from) {
    if (places == null) {
      return line();
    }
    int begin = Math.max(0, text.indexOf(part, from));
    return lines.place(source, begin, Math.min(text.length(), begin + part.length()), exact);
  }

  /** Returns the place of the current line as a whole. */
  public Location whole() {
    return places == null ? line() : lines.whole(source, exact);
  }

  private Location line() {
    return new Location(source, lines.number(), 1);
  }

  /** Begins with an entry, whose only text is its url. */
  public void begin(Location url) {
    if (places != null) {
      places.begin(url);
    }
  }

  /** Returns the places of the current entry; null if they are not wanted. */
  public @Nullable Places places() {
    return places;
  }
}
