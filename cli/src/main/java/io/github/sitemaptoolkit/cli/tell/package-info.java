/** Telling search engines what has changed. */
@NullMarked
package io.github.sitemaptoolkit.cli.tell;

import org.jspecify.annotations.NullMarked;
