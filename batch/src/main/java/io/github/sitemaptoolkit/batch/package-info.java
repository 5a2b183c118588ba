/**
 * Processes many documents: finds inputs, plans outputs, writes several at the same time, and reads
 * several documents as one.
 */
@NullMarked
package io.github.sitemaptoolkit.batch;

import org.jspecify.annotations.NullMarked;
