/** Options, and which files are read by which task: runs on the driver. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal.plan;

import org.jspecify.annotations.NullMarked;
