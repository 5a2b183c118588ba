/** Stands in for classes of {@code io.github.sitemaptoolkit.cli.help} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.help;

import org.jspecify.annotations.NullMarked;
