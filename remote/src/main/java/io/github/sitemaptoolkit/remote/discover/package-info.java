/** Where a site has its sitemaps. */
@NullMarked
package io.github.sitemaptoolkit.remote.discover;

import org.jspecify.annotations.NullMarked;
