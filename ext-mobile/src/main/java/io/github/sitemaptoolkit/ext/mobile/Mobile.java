package io.github.sitemaptoolkit.ext.mobile;

import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * Marks a page made for feature phones: {@code mobile:mobile}, once for a url.
 *
 * <pre>{@code
 * <mobile:mobile/>
 * }</pre>
 *
 * <p>Source: the schema of the namespace, which Google no longer publishes: an element without
 * attributes and content. Google no longer supports it, so it has no effect and does no harm. Where
 * a file gives it attributes or children nevertheless, they are kept beside the value. Baidu's
 * element of the same name is another one.
 *
 * @since 0.1
 */
public record Mobile() implements UrlExtension {}
