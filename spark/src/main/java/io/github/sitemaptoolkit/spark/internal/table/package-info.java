/** Sitemaps as tables of SQL, which can be read, and to which rows can be published. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal.table;

import org.jspecify.annotations.NullMarked;
