/** Opens places with an address that sets are published to, such as buckets. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.store;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
