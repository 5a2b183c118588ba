/** How the command reads what has an http or https address. */
@NullMarked
package io.github.sitemaptoolkit.cli.remote;

import org.jspecify.annotations.NullMarked;
