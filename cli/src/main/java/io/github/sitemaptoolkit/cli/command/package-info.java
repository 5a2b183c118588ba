/** The commands, one class for each. */
@NullMarked
package io.github.sitemaptoolkit.cli.command;

import org.jspecify.annotations.NullMarked;
