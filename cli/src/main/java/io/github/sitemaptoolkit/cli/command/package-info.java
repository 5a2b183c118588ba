/** What each command does, a class for each. */
@NullMarked
package io.github.sitemaptoolkit.cli.command;

import org.jspecify.annotations.NullMarked;
