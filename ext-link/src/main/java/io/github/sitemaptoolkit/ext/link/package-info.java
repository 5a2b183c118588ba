/**
 * Other versions of a page: {@code xhtml:link}. Start with {@link
 * io.github.sitemaptoolkit.ext.link.Link}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.link;

import org.jspecify.annotations.NullMarked;
