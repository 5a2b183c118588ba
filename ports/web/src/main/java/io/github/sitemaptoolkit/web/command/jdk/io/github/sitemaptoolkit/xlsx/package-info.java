/** Stands in for classes of {@code io.github.sitemaptoolkit.xlsx} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.xlsx;

import org.jspecify.annotations.NullMarked;
