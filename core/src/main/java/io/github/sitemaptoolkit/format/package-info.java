/**
 * File formats, and the readers and writers of their entries. Start with {@link
 * io.github.sitemaptoolkit.format.EntryReader}.
 */
@NullMarked
package io.github.sitemaptoolkit.format;

import org.jspecify.annotations.NullMarked;
