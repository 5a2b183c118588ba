/**
 * Pages for feature phones: {@code mobile:mobile}. Start with {@link
 * io.github.sitemaptoolkit.ext.mobile.Mobile}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.mobile;

import org.jspecify.annotations.NullMarked;
