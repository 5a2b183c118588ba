/** Sets that grow with feeds: which inputs are such feeds, and reading them. */
@NullMarked
package io.github.sitemaptoolkit.publisher.growth;

import org.jspecify.annotations.NullMarked;
