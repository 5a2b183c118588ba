/**
 * How a set is laid out in files: the files, what each may hold, and how urls are grouped into
 * them.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.layout;

import org.jspecify.annotations.NullMarked;
