/**
 * What became of addresses, by a folder of pages and the rules of its host. Start with {@link
 * io.github.sitemaptoolkit.pages.fate.Fates}.
 */
@NullMarked
package io.github.sitemaptoolkit.pages.fate;

import org.jspecify.annotations.NullMarked;
