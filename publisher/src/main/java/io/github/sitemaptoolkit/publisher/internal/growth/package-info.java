/** Applies what feeds say to the set that grows with them. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.growth;

import org.jspecify.annotations.NullMarked;
