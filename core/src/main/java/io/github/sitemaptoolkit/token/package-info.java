/**
 * A streaming XML parser that can also read documents that are not well-formed. For implementers of
 * XML formats. Start with {@link io.github.sitemaptoolkit.token.XmlCursor}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
