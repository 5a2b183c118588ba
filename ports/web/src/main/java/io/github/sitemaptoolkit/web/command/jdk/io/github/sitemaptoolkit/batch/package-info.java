/** Stands in for classes of {@code io.github.sitemaptoolkit.batch} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.batch;

import org.jspecify.annotations.NullMarked;
