/**
 * A file system on top of the real one, in which chosen operations fail, for tests of how code
 * handles that. Start with {@link io.github.sitemaptoolkit.faults.FaultyFileSystem}.
 */
@NullMarked
package io.github.sitemaptoolkit.faults;

import org.jspecify.annotations.NullMarked;
