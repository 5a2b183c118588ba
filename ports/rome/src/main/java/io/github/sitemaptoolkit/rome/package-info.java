/**
 * A bridge to <a href="https://rometools.github.io/rome/">Rome</a>, for programs that have its
 * feeds: {@link io.github.sitemaptoolkit.rome.RomeFeeds}. It also lets the format {@code rss} read
 * RSS 0.90 to 0.94.
 */
@NullMarked
package io.github.sitemaptoolkit.rome;

import org.jspecify.annotations.NullMarked;
