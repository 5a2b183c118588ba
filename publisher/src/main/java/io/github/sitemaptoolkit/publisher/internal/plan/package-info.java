/** Sorts items and distributes them among files while they stream by, one file at a time. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.plan;

import org.jspecify.annotations.NullMarked;
