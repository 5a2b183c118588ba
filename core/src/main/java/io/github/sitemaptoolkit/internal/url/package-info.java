/**
 * Urls as texts: what is wrong with one, and what a relative one means. Not part of the API: may
 * change in any release.
 */
@org.jspecify.annotations.NullMarked
package io.github.sitemaptoolkit.internal.url;
