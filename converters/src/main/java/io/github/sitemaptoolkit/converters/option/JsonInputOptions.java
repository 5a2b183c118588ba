package io.github.sitemaptoolkit.converters.option;

import org.jspecify.annotations.Nullable;

/**
 * The options for reading JSON documents: {@code
 * Context.with(JsonInputOptions.DEFAULTS.withItems("data.articles"))}. Immutable.
 *
 * <p>The options for reading the members of objects are those of tables, {@link
 * io.github.sitemaptoolkit.converters.option.CsvInputOptions}.
 *
 * @param items the path of the array that holds the entries, or of a single one: the names of the
 *     members from the root, joined by dots, empty for the document itself; null, the default, to
 *     find it
 * @since 0.1
 */
public record JsonInputOptions(@Nullable String items) {

  /** The default options. */
  public static final JsonInputOptions DEFAULTS = new JsonInputOptions(null);

  /** Returns a copy with the given path; null to find it. */
  public JsonInputOptions withItems(@Nullable String path) {
    return new JsonInputOptions(path);
  }
}
