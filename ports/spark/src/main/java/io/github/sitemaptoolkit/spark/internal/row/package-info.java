/** The columns of entries, and how entries become rows of Spark. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal.row;

import org.jspecify.annotations.NullMarked;
