/**
 * What a format is, and the readers and writers of entries. Start with {@link
 * io.github.sitemaptoolkit.format.EntryReader}.
 */
@NullMarked
package io.github.sitemaptoolkit.format;

import org.jspecify.annotations.NullMarked;
