/**
 * Text as documents hold it: the characters that XML allows, white space around values, bytes that
 * are not UTF-8, the words of a field, and patterns over urls. For those who write a format.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
