/** Groups of options that commands share, and what their values mean. */
@NullMarked
package io.github.sitemaptoolkit.cli.option;

import org.jspecify.annotations.NullMarked;
