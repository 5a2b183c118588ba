/** The fuzz target of the command. */
@NullMarked
package io.github.sitemaptoolkit.cli;

import org.jspecify.annotations.NullMarked;
