/**
 * What becomes of files when a disk fails, fills up, or the process is killed. Start with {@link
 * io.github.sitemaptoolkit.robustness.disk.FailingDiskTest}.
 */
@NullMarked
package io.github.sitemaptoolkit.robustness.disk;

import org.jspecify.annotations.NullMarked;
