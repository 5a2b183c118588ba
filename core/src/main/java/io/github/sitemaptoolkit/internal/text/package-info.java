/**
 * Patterns and words that texts are compared with. Not part of the API: may change in any release.
 */
@NullMarked
package io.github.sitemaptoolkit.internal.text;

import org.jspecify.annotations.NullMarked;
