/** Publishes rows as a set of sitemaps: tasks render and write, the driver plans and commits. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal.write;

import org.jspecify.annotations.NullMarked;
