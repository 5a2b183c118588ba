/**
 * Old elements that are still found in sitemaps: source code, places, and pages for phones as Baidu
 * marks them. Start with {@link io.github.sitemaptoolkit.ext.legacy.CodeSearch}, {@link
 * io.github.sitemaptoolkit.ext.legacy.Geo} or {@link
 * io.github.sitemaptoolkit.ext.legacy.BaiduMobile}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.legacy;

import org.jspecify.annotations.NullMarked;
