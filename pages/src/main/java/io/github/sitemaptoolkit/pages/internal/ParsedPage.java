package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A file, and what was read of it.
 *
 * @param url its url
 * @param page what it says; null if it is no HTML, or cannot be read
 * @param failure why it cannot be read; null if it can
 */
record ParsedPage(
    PageFile file, String url, @Nullable HtmlPage page, @Nullable IOException failure) {}
