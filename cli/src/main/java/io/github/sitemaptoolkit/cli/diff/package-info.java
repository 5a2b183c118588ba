/** The parts of the command diff: its reports, its guards, and what became of removed urls. */
@NullMarked
package io.github.sitemaptoolkit.cli.diff;

import org.jspecify.annotations.NullMarked;
