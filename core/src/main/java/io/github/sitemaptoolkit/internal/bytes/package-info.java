/**
 * The bytes of a document that is read as XML: a window over them, what is wrong with them, what is
 * put in place of those that are not UTF-8.
 */
@NullMarked
package io.github.sitemaptoolkit.internal.bytes;

import org.jspecify.annotations.NullMarked;
