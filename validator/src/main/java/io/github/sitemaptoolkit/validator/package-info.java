/**
 * Checks of sitemaps, feeds and tables against the rules of search engines. Start with {@link
 * io.github.sitemaptoolkit.validator.Validator}.
 */
@NullMarked
package io.github.sitemaptoolkit.validator;

import org.jspecify.annotations.NullMarked;
