/** The configuration file {@code sitemap.toml}: one file for a whole site. */
@NullMarked
package io.github.sitemaptoolkit.cli.config;

import org.jspecify.annotations.NullMarked;
