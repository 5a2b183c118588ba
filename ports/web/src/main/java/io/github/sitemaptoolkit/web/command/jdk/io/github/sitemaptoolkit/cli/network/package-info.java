/**
 * Stands in for classes of {@code io.github.sitemaptoolkit.cli.network} in the compiled command.
 */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.network;

import org.jspecify.annotations.NullMarked;
