/**
 * Writing of XML with minimal namespace declarations. For implementers of XML formats. Start with
 * {@link io.github.sitemaptoolkit.markup.XmlDocumentWriter}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
