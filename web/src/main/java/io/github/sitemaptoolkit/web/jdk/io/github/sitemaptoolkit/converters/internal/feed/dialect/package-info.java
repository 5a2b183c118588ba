/**
 * Stands in for classes of {@code io.github.sitemaptoolkit.converters.internal.feed.dialect} in
 * compiled programs.
 */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.converters.internal.feed.dialect;

import org.jspecify.annotations.NullMarked;
