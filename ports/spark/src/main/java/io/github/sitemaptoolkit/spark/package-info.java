/**
 * Reads sitemaps with Apache Spark: {@code spark.read().format("sitemap").load(...)}. Start with
 * {@link io.github.sitemaptoolkit.spark.SitemapDataSource}.
 */
@NullMarked
package io.github.sitemaptoolkit.spark;

import org.jspecify.annotations.NullMarked;
