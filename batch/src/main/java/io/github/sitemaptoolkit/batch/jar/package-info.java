/** Loads extensions and formats from jars. */
@NullMarked
package io.github.sitemaptoolkit.batch.jar;

import org.jspecify.annotations.NullMarked;
