/**
 * What servers say of a site: with its documents, in robots.txt, and with a sample of its pages.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.visit;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
