/** What modules implement that understand dialects of feeds. */
@NullMarked
package io.github.sitemaptoolkit.converters.dialect;

import org.jspecify.annotations.NullMarked;
