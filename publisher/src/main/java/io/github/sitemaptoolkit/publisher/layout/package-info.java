/** The layout of a set: its files, how much each may hold, and how urls are grouped into them. */
@NullMarked
package io.github.sitemaptoolkit.publisher.layout;

import org.jspecify.annotations.NullMarked;
