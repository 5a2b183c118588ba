/**
 * The command-line program {@code sitemap}. Start with {@link io.github.sitemaptoolkit.cli.Main}.
 */
@NullMarked
package io.github.sitemaptoolkit.cli;

import org.jspecify.annotations.NullMarked;
