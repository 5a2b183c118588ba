/** Feeds as Rome's generators make them, to compare what is written with. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.write;

import org.jspecify.annotations.NullMarked;
