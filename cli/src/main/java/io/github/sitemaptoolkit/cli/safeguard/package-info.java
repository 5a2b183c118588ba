/** What a command expects of its inputs before anything is replaced. */
@NullMarked
package io.github.sitemaptoolkit.cli.safeguard;

import org.jspecify.annotations.NullMarked;
