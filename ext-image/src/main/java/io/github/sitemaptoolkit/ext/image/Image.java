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

  /** Returns a builder without any values. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that is initialized with this image. */
  public Builder toBuilder() {
    var builder = new Builder();
    builder.loc = loc;
    builder.caption = caption;
    builder.geoLocation = geoLocation;
    builder.title = title;
    builder.license = license;
    return builder;
  }

  /** Builds an image; null means absent. Not thread-safe. */
  public static final class Builder {

    private @Nullable String loc;
    private @Nullable String caption;
    private @Nullable String geoLocation;
    private @Nullable String title;
    private @Nullable String license;

    private Builder() {}

    /** Sets the url of the image. */
    public Builder loc(@Nullable String value) {
      loc = value;
      return this;
    }

    /** Sets the caption. */
    public Builder caption(@Nullable String value) {
      caption = value;
      return this;
    }

    /** Sets the place where the image was taken. */
    public Builder geoLocation(@Nullable String value) {
      geoLocation = value;
      return this;
    }

    /** Sets the title. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets the url of the license. */
    public Builder license(@Nullable String value) {
      license = value;
      return this;
    }

    /** Returns the image. */
    public Image build() {
      return new Image(loc, caption, geoLocation, title, license);
    }
  }
}
