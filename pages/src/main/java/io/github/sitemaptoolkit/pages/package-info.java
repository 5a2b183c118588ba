/**
 * Folders of HTML pages as url entries: what a static site generator has built, read as the server
 * would serve it. Start with {@link io.github.sitemaptoolkit.pages.HtmlFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.pages;

import org.jspecify.annotations.NullMarked;
