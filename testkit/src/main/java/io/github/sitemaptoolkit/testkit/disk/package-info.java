/**
 * A disk whose operations fail when they are told to, over the real one: what becomes of files
 * then? Start with {@link io.github.sitemaptoolkit.testkit.disk.FaultyFileSystem}.
 */
@NullMarked
package io.github.sitemaptoolkit.testkit.disk;

import org.jspecify.annotations.NullMarked;
