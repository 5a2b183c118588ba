/** Opens places with an address that sets are published to, such as buckets. */
@NullMarked
package io.github.sitemaptoolkit.site.store;

import org.jspecify.annotations.NullMarked;
