/**
 * Walks over what indexes list: which sitemaps there are, and, on that, what is in them. Where they
 * are is found by {@link io.github.sitemaptoolkit.io.Children}.
 */
@NullMarked
package io.github.sitemaptoolkit.batch.walk;

import org.jspecify.annotations.NullMarked;
