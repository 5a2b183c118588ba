/**
 * A file system on top of the real one, in which chosen operations fail, for tests of how code
 * handles that. Start with {@link io.github.sitemaptoolkit.testkit.disk.FaultyFileSystem}.
 */
@NullMarked
package io.github.sitemaptoolkit.testkit.disk;

import org.jspecify.annotations.NullMarked;
