/**
 * Input and output: files and streams, compressed or not. Files are replaced as a whole. Start with
 * {@link io.github.sitemaptoolkit.io.Source} and {@link io.github.sitemaptoolkit.io.Sink}.
 */
@NullMarked
package io.github.sitemaptoolkit.io;

import org.jspecify.annotations.NullMarked;
