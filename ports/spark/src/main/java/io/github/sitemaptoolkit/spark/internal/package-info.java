/** Classes that only this module uses. Not part of the public API. */
@NullMarked
package io.github.sitemaptoolkit.spark.internal;

import org.jspecify.annotations.NullMarked;
