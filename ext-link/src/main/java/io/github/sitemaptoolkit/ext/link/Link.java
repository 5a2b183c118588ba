package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * A link from a page to another version of it, for example in another language: {@code xhtml:link}.
 * A url may have any number of them.
 *
 * <pre>{@code
 * <xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/"/>
 * <xhtml:link rel="alternate" media="only screen and (max-width: 640px)"
 *     href="https://m.example.com/"/>
 * }</pre>
 *
 * <p>The namespace is that of XHTML, so the element may have any attribute of XHTML's {@code link}.
 * In sitemaps it is used with:
 *
 * <ul>
 *   <li>{@code hreflang}: the page in another language or for another region. Each version must
 *       list itself and all others, and every link needs a link back. Documented by Google.
 *   <li>{@code media}: the page for small screens, at another url, which names this one as its
 *       canonical url. Found in sitemaps, but not documented for them.
 *   <li>an {@code href} that starts with {@code android-app://}: the same content in an app. From
 *       App Indexing (2013); found in sitemaps.
 *   <li>{@code rel="amphtml"}: the AMP version of the page. Found in sitemaps.
 * </ul>
 *
 * <p>Source: <a
 * href="https://developers.google.com/search/docs/specialty/international/localized-versions">Google's
 * localized versions</a>, for {@code rel}, {@code hreflang} and {@code href}. All texts are kept as
 * written; absent values are null. Other attributes are kept and written back.
 *
 * @param rel the relation: {@code alternate} or {@code amphtml}. Google requires {@code alternate}
 * @param hreflang the language of the other version: an ISO 639-1 code with an optional script and
 *     region ({@code de}, {@code zh-Hant}, {@code en-GB}), or {@code x-default} for all other
 *     readers; each at most once per url. Required by Google for a localized version
 * @param media the screens for which the other version is made, as a media query. Not used for
 *     localized versions
 * @param href the url of the other version, with its scheme; it may be on another host. Required by
 *     Google
 * @param type the media type of the other version, such as {@code text/html}. Not used for
 *     localized versions
 * @since 0.1
 */
public record Link(
    @Nullable String rel,
    @Nullable String hreflang,
    @Nullable String media,
    @Nullable String href,
    @Nullable String type)
    implements UrlExtension {

  /** Returns a link with relation {@code alternate} to the page in another language. */
  public static Link alternate(String hreflang, String href) {
    return new Link("alternate", hreflang, null, href, null);
  }
}
