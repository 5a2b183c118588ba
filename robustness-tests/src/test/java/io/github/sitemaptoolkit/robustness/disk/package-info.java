/**
 * A file system whose every operation can fail, over the default one. Start with {@link
 * io.github.sitemaptoolkit.robustness.disk.FailingDiskTest}.
 */
@NullMarked
package io.github.sitemaptoolkit.robustness.disk;

import org.jspecify.annotations.NullMarked;
