/** Tables of crawlers, of links, and of redirects. */
@NullMarked
package io.github.sitemaptoolkit.evidence.table;

import org.jspecify.annotations.NullMarked;
