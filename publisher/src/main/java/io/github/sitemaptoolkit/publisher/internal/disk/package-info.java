/** What touches the disk: the lock, the staging directory, the journal, files that are sorted. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.disk;

import org.jspecify.annotations.NullMarked;
