/** The set that stands in a store already, whoever has published it. */
@NullMarked
package io.github.sitemaptoolkit.publisher.standing;

import org.jspecify.annotations.NullMarked;
