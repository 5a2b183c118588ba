package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * The devices for which a page is made, for Baidu: {@code mobile}, at most once per url.
 *
 * <pre>{@code
 * <baidu:mobile type="pc,mobile"/>
 * }</pre>
 *
 * <p>Source: Baidu's help on sitemaps, as quoted by third parties. Only Baidu uses the element.
 * Baidu's own samples write it with the prefix {@code mobile}, like Google's element for feature
 * phones, which is a different one. To avoid confusion, it is written with the prefix {@code baidu}
 * here, which is equivalent. A url without the element is a page for computers. All texts are kept
 * as written; absent values are null.
 *
 * @param type {@code mobile} for a page made for phones, also the meaning if absent; {@code
 *     pc,mobile} for a page that adapts to the device; {@code htmladapt} for a url that serves a
 *     different page to each device; {@code autoadapt} in older documents
 * @since 0.1
 */
public record BaiduMobile(@Nullable String type) implements UrlExtension {}
