/**
 * The kinds of feeds that a schema map lists. Start with {@link
 * io.github.sitemaptoolkit.ext.schemamap.SchemaFeed}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.schemamap;

import org.jspecify.annotations.NullMarked;
