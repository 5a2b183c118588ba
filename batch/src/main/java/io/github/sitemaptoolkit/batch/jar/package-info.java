/** Jars of others, with extensions and formats. */
@NullMarked
package io.github.sitemaptoolkit.batch.jar;

import org.jspecify.annotations.NullMarked;
