/** Stands in for classes of {@code io.github.sitemaptoolkit.cli.remote} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.remote;

import org.jspecify.annotations.NullMarked;
