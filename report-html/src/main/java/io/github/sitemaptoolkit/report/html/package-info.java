/**
 * Reports as web pages: self-contained, without scripts, and without requests. Start with {@link
 * io.github.sitemaptoolkit.report.html.HtmlReport}.
 */
@NullMarked
package io.github.sitemaptoolkit.report.html;

import org.jspecify.annotations.NullMarked;
