package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * An image on a page: {@code image:image}, up to 1,000 for a url.
 *
 * <pre>{@code
 * <image:image>
 *   <image:loc>https://example.com/photo.jpg</image:loc>
 * </image:image>
 * }</pre>
 *
 * <p>Source: <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps">Google's
 * image sitemaps</a>. All but {@code loc} have had no effect there since 6 August 2022, and do no
 * harm. All texts are as written; absent is null.
 *
 * @param loc the url of the image; may be on another host. Required by Google
 * @param caption what the image shows. Deprecated in 2022
 * @param geoLocation where it was made, such as {@code Limerick, Ireland}. Deprecated in 2022
 * @param title its title. Deprecated in 2022
 * @param license the url of its licence. Deprecated in 2022
 * @since 0.1
 */
public record Image(
    @Nullable String loc,
    @Nullable String caption,
    @Nullable String geoLocation,
    @Nullable String title,
    @Nullable String license)
    implements UrlExtension {

  /** Returns an image of which only the url is given. */
  public static Image of(String loc) {
    return new Image(loc, null, null, null, null);
  }
}
