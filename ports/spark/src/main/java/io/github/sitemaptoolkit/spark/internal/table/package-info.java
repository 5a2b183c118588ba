/** Tables that Spark creates over sitemaps. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal.table;

import org.jspecify.annotations.NullMarked;
