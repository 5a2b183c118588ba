/** Codes of what readers and writers of feeds report. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed;

import org.jspecify.annotations.NullMarked;
