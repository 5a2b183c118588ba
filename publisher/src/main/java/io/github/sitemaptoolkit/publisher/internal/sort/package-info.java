/**
 * Sorts the items of a set, and passes them on one by one: without duplicates, or cut into files.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.sort;

import org.jspecify.annotations.NullMarked;
