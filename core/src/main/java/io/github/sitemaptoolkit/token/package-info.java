/**
 * Reads XML, even where it is not well-formed, as a stream of tokens. For those who write a reader
 * of an XML format. Start with {@link io.github.sitemaptoolkit.token.XmlCursor}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
