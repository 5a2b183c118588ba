/**
 * What servers say of a site: with its documents, in robots.txt, and with a sample of its pages.
 */
@NullMarked
package io.github.sitemaptoolkit.site.visit;

import org.jspecify.annotations.NullMarked;
