/** Stands in for classes of {@code io.github.sitemaptoolkit.cli.option} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.option;

import org.jspecify.annotations.NullMarked;
