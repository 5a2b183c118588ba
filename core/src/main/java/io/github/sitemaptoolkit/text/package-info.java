/**
 * Helpers for the texts of documents: the characters that XML allows, white space around values,
 * bytes that are not UTF-8, spelling, and wildcard patterns. For implementers of formats.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
