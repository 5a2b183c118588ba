/**
 * Urls as texts: their parts, their faults, their canonical form, and what relative ones mean.
 *
 * <p>What is true of a url by itself belongs here, for readers, writers, publishing and validation
 * alike: {@link io.github.sitemaptoolkit.url.UrlFault} lists all faults, {@link
 * io.github.sitemaptoolkit.url.UrlParts} finds scheme, host and path, and {@link
 * io.github.sitemaptoolkit.url.CanonicalUrl} makes the only normal form. How serious a fault is,
 * and which urls a sitemap may list, belongs to the validator. For implementers of formats.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
