/** The layout of the help, and messages about wrong calls. */
@NullMarked
package io.github.sitemaptoolkit.cli.help;

import org.jspecify.annotations.NullMarked;
