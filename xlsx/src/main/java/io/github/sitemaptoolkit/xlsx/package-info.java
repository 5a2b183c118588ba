/**
 * Excel workbooks ({@code .xlsx}, {@code .xlsm}), whose rows are read as url entries.
 *
 * <p>With this module on the class path, {@link io.github.sitemaptoolkit.format.Formats#load} finds
 * the format {@code xlsx}.
 */
@NullMarked
package io.github.sitemaptoolkit.xlsx;

import org.jspecify.annotations.NullMarked;
