/** Groups of options that commands share, and the parsers of their values. */
@NullMarked
package io.github.sitemaptoolkit.cli.option;

import org.jspecify.annotations.NullMarked;
