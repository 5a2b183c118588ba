/**
 * Turns records with Jackson's XML annotations into extensions, without a codec. Start with {@link
 * io.github.sitemaptoolkit.ext.jackson.JacksonExtension} in code, or with {@link
 * io.github.sitemaptoolkit.ext.jackson.RecordExtension} for a jar of extensions.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.jackson;

import org.jspecify.annotations.NullMarked;
