/** The commands that check documents, and list and explain the rules. */
@NullMarked
package io.github.sitemaptoolkit.cli.validate;

import org.jspecify.annotations.NullMarked;
