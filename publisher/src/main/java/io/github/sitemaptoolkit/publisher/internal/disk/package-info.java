/**
 * The directory of a set: its lock, the staging of new files, the journal of a change, and what was
 * published before.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.disk;

import org.jspecify.annotations.NullMarked;
