/** How folders of pages are read. */
@NullMarked
package io.github.sitemaptoolkit.pages.internal;

import org.jspecify.annotations.NullMarked;
