package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * A link from a page to another version of it: {@code xhtml:link}, as many as there are versions.
 *
 * <pre>{@code
 * <xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/"/>
 * <xhtml:link rel="alternate" media="only screen and (max-width: 640px)"
 *     href="https://m.example.com/"/>
 * }</pre>
 *
 * <p>The namespace is HTML's own, so the element can say what a {@code link} says there. In
 * sitemaps it is seen with:
 *
 * <ul>
 *   <li>{@code hreflang}: the page in another language or for another region. Each version lists
 *       itself and all others, and each link wants a link back. Current.
 *   <li>{@code media}: the page for small screens at a url of its own, which names this one as its
 *       canonical url. Seen in files.
 *   <li>an {@code href} that begins with {@code android-app://}: the place in an app that shows the
 *       same. App Indexing, since 2013; seen in files.
 *   <li>{@code rel="amphtml"}: the page as AMP. Seen in files.
 * </ul>
 *
 * <p>Source: <a
 * href="https://developers.google.com/search/docs/specialty/international/localized-versions">Google's
 * localized versions</a>, for {@code rel}, {@code hreflang} and {@code href}. All texts are as
 * written; absent is null. Any other attribute is kept beside the value.
 *
 * @param rel what the link is: {@code alternate}, or {@code amphtml}. Required by Google as {@code
 *     alternate}; current
 * @param hreflang the other version's language, as ISO 639-1 with an optional script and region
 *     ({@code de}, {@code zh-Hant}, {@code en-GB}), or {@code x-default} for all other readers, at
 *     most once for a url. Required by Google for a localized version; current
 * @param media the screens that the other version is for, as a media query. No part of localized
 *     versions
 * @param href the other version's url, with its scheme; may be on another host. Required by Google;
 *     current
 * @param type the other version's media type, such as {@code text/html}. No part of localized
 *     versions
 * @since 0.1
 */
public record Link(
    @Nullable String rel,
    @Nullable String hreflang,
    @Nullable String media,
    @Nullable String href,
    @Nullable String type)
    implements UrlExtension {

  /** Returns a link to the page in another language. */
  public static Link alternate(String hreflang, String href) {
    return new Link("alternate", hreflang, null, href, null);
  }

  /** Returns a builder for a link of a relation to a url. */
  public static Builder builder(String rel, String href) {
    return new Builder().rel(rel).href(href);
  }

  /** Returns a builder that starts as this link. */
  public Builder toBuilder() {
    var builder = new Builder();
    builder.rel = rel;
    builder.hreflang = hreflang;
    builder.media = media;
    builder.href = href;
    builder.type = type;
    return builder;
  }

  /** Builds a link; null is absent. Not safe for use by several threads. */
  public static final class Builder {

    private @Nullable String rel;
    private @Nullable String hreflang;
    private @Nullable String media;
    private @Nullable String href;
    private @Nullable String type;

    private Builder() {}

    /** Sets what the link is. */
    public Builder rel(@Nullable String value) {
      rel = value;
      return this;
    }

    /** Sets the other version's language. */
    public Builder hreflang(@Nullable String value) {
      hreflang = value;
      return this;
    }

    /** Sets the screens that the other version is for, as a media query. */
    public Builder media(@Nullable String value) {
      media = value;
      return this;
    }

    /** Sets the other version's url. */
    public Builder href(@Nullable String value) {
      href = value;
      return this;
    }

    /** Sets the other version's media type. */
    public Builder type(@Nullable String value) {
      type = value;
      return this;
    }

    /** Returns the link. */
    public Link build() {
      return new Link(rel, hreflang, media, href, type);
    }
  }
}
