/** Stands in for classes of {@code io.github.sitemaptoolkit.io} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.io;

import org.jspecify.annotations.NullMarked;
