/**
 * Writes XML, with each namespace declared where it is needed. For those who write a writer of an
 * XML format. Start with {@link io.github.sitemaptoolkit.markup.XmlDocumentWriter}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
