/**
 * The command {@code sitemap}: one class for each of its commands. Start with {@link
 * io.github.sitemaptoolkit.cli.Main}.
 */
@NullMarked
package io.github.sitemaptoolkit.cli;

import org.jspecify.annotations.NullMarked;
