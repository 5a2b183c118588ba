/** How much of a document is read, and how large one may be that is written. */
@NullMarked
package io.github.sitemaptoolkit.limit;

import org.jspecify.annotations.NullMarked;
