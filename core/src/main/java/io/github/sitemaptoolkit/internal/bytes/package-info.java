/**
 * Reading the bytes of XML documents: a window over them, their faults, and the replacement of
 * those that are not UTF-8.
 */
@NullMarked
package io.github.sitemaptoolkit.internal.bytes;

import org.jspecify.annotations.NullMarked;
