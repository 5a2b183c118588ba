/**
 * Requests of HTTP that are safe and polite: which addresses may be connected to, limits,
 * redirects, pace and repetitions.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
