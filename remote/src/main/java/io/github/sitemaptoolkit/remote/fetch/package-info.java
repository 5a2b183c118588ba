/** Whole sites' sitemaps as files, which are fetched again only if they have changed. */
@NullMarked
package io.github.sitemaptoolkit.remote.fetch;

import org.jspecify.annotations.NullMarked;
