/** Decides which file contains which entries, without using the disk. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.plan;

import org.jspecify.annotations.NullMarked;
