/** Elements that are read whole, from bytes as generators write them; no public API. */
@NullMarked
package io.github.sitemaptoolkit.internal.record;

import org.jspecify.annotations.NullMarked;
