/** What all classes that read a feed work with: its cursor, log, urls and settings. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.source;

import org.jspecify.annotations.NullMarked;
