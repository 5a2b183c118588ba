/**
 * The model of the contents of sitemaps, indexes, feeds and lists. Start with {@link
 * io.github.sitemaptoolkit.model.UrlEntry}.
 *
 * <p>The model holds whatever a file contains, valid or not; the rules are checked elsewhere.
 */
@NullMarked
package io.github.sitemaptoolkit.model;

import org.jspecify.annotations.NullMarked;
