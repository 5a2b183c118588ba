package io.github.sitemaptoolkit.converters.reading;

import io.github.sitemaptoolkit.converters.reading.TableAbout.Kind;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the tables of a set that is published already may be read for beside pages, unless the
 * caller asks for something with {@link TableAbout}. Tables that are read as a {@link
 * ReadingListener} says that they were read before have nothing to do with it. An option of a
 * {@link io.github.sitemaptoolkit.format.Context}.
 *
 * @param kinds returns what the set has; null if it was published without looking for any of it, so
 *     that its tables are read as they were: also those that are no lists of pages, and each of
 *     several rows about one page by itself. Called while tables are read, by the thread that reads
 * @param changes returns whether pages of the set have the date of their last change; asked only if
 *     there are no kinds
 * @since 0.1
 */
public record StandingAbout(Supplier<@Nullable Set<Kind>> kinds, BooleanSupplier changes) {

  /** For tables of which nothing is published. */
  public static final StandingAbout NONE =
      new StandingAbout(() -> EnumSet.allOf(Kind.class), () -> true);
}
