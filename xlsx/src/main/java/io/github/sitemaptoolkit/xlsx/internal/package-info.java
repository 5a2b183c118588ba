/** Reads the sheets of a workbook: its parts, its rows and the texts of its cells. */
@NullMarked
package io.github.sitemaptoolkit.xlsx.internal;

import org.jspecify.annotations.NullMarked;
