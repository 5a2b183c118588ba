/**
 * One publication, from the entries to the files: of a whole set, of the files of a set that
 * changes touch, or of all of its files, and with what feeds have added.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.job;

import org.jspecify.annotations.NullMarked;
