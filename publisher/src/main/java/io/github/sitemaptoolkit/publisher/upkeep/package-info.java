/** Looks after a published set: verifies it, and goes back to the set before. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.publisher.upkeep;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
