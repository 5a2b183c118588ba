/** Counts the urls of a published set that a new one does not have. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.guard;

import org.jspecify.annotations.NullMarked;
