/** Tables, scans and their readers: reads documents on the executors. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal.read;

import org.jspecify.annotations.NullMarked;
