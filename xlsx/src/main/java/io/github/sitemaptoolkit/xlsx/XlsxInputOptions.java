package io.github.sitemaptoolkit.xlsx;

import org.jspecify.annotations.Nullable;

/**
 * The options for reading workbooks: {@code
 * Context.with(XlsxInputOptions.DEFAULTS.withSheet("Videos"))}. Immutable.
 *
 * <p>The options for reading the rows of the sheet are those of tables, {@link
 * io.github.sitemaptoolkit.converters.option.CsvInputOptions}.
 *
 * @param sheet the name of the sheet to read, or its number among the visible sheets, from 1; null,
 *     the default, for the first visible sheet. A hidden sheet is read only by its name
 * @since 0.1
 */
public record XlsxInputOptions(@Nullable String sheet) {

  /** The default options. */
  public static final XlsxInputOptions DEFAULTS = new XlsxInputOptions(null);

  /** Returns a copy with the given sheet; null for the first visible one. */
  public XlsxInputOptions withSheet(@Nullable String nameOrNumber) {
    return new XlsxInputOptions(nameOrNumber);
  }
}
