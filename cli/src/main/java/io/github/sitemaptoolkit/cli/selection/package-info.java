/** Options that select entries, and parts and fields of them. */
@NullMarked
package io.github.sitemaptoolkit.cli.selection;

import org.jspecify.annotations.NullMarked;
