/**
 * A bridge to <a href="https://rometools.github.io/rome/">Rome</a>, for programs that have its
 * feeds: {@link io.github.sitemaptoolkit.rome.RomeFeeds}.
 */
@NullMarked
package io.github.sitemaptoolkit.rome;

import org.jspecify.annotations.NullMarked;
