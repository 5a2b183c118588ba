/** The set that stands in a store already, whoever has published it. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.publisher.standing;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
