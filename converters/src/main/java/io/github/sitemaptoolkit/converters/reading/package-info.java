/**
 * How tables and JSON documents were read: what their columns and members were taken for, which
 * rows were left out, and what is kept of that for the next time.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.reading;

import org.jspecify.annotations.NullMarked;
