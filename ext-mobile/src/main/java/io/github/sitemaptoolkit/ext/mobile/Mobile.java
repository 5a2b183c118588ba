package io.github.sitemaptoolkit.ext.mobile;

import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * Marks a page that was made for feature phones: {@code mobile:mobile}, at most once per url.
 *
 * <pre>{@code
 * <mobile:mobile/>
 * }</pre>
 *
 * <p>Source: the schema of the namespace, which Google no longer publishes. It defines an element
 * without attributes and content. Google no longer supports the element: it has no effect and does
 * no harm. If a file contains attributes or children of the element nevertheless, they are kept and
 * written back. Baidu's element of the same name is a different one.
 *
 * @since 0.1
 */
public record Mobile() implements UrlExtension {}
