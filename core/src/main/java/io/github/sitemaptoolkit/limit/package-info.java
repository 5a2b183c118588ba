/**
 * Limits for documents that are read, and the limits of the sitemap protocol for those that are
 * written.
 */
@NullMarked
package io.github.sitemaptoolkit.limit;

import org.jspecify.annotations.NullMarked;
