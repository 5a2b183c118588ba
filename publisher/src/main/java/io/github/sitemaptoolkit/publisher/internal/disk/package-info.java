/**
 * Everything that uses the disk: the lock, the staging directory, the journal and sorting in files.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.disk;

import org.jspecify.annotations.NullMarked;
