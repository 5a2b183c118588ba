/** The command that writes a first configuration file. */
@NullMarked
package io.github.sitemaptoolkit.cli.init;

import org.jspecify.annotations.NullMarked;
