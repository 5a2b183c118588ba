/**
 * Readers of the items of all feeds and of the modules in them, and their conversion to entries.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.read;

import org.jspecify.annotations.NullMarked;
