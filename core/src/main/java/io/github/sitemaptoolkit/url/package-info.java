/**
 * Urls: what is wrong with one, and how a relative one is resolved. For those who write a format.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
