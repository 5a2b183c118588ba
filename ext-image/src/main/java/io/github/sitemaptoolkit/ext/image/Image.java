package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * An image on a page: {@code image:image}, up to 1,000 per url.
 *
 * <pre>{@code
 * <image:image>
 *   <image:loc>https://example.com/photo.jpg</image:loc>
 * </image:image>
 * }</pre>
 *
 * <p>Source: <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps">Google's
 * image sitemaps</a>. Google has ignored all fields except {@code loc} since 6 August 2022; they do
 * no harm. All texts are kept as written; absent values are null.
 *
 * @param loc the url of the image, which may be on another host. Required by Google
 * @param caption the caption. Deprecated in 2022
 * @param geoLocation the place where the image was taken, such as {@code Limerick, Ireland}.
 *     Deprecated in 2022
 * @param title the title. Deprecated in 2022
 * @param license the url of the license. Deprecated in 2022
 * @since 0.1
 */
public record Image(
    @Nullable String loc,
    @Nullable String caption,
    @Nullable String geoLocation,
    @Nullable String title,
    @Nullable String license)
    implements UrlExtension {

  /** Returns an image with only a url. */
  public static Image of(String loc) {
    return new Image(loc, null, null, null, null);
  }
}
