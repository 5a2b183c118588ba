/**
 * Requests of HTTP that are safe and polite: which addresses may be connected to, limits,
 * redirects, pace and repetitions.
 */
@NullMarked
package io.github.sitemaptoolkit.remote.http;

import org.jspecify.annotations.NullMarked;
