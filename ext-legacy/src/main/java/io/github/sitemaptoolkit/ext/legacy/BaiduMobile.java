package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * Says which devices a page is made for, to Baidu: {@code mobile}, once for a url.
 *
 * <pre>{@code
 * <baidu:mobile type="pc,mobile"/>
 * }</pre>
 *
 * <p>Source: Baidu's help on sitemaps, as others copied it. Current at Baidu only. Baidu's own
 * samples write it with the prefix {@code mobile}, like Google's element for feature phones, which
 * is another one; it is written with the prefix {@code baidu}, which means the same. A url without
 * the element is a page for computers. All texts are as written; absent is null.
 *
 * @param type {@code mobile}: made for phones, which absent means too; {@code pc,mobile}: fits
 *     itself to the device; {@code htmladapt}: one url, another page for each device; {@code
 *     autoadapt} in older texts. Current at Baidu only
 * @since 0.1
 */
public record BaiduMobile(@Nullable String type) implements UrlExtension {}
