/** How far long work is: a line of the terminal below all messages. */
@NullMarked
package io.github.sitemaptoolkit.cli.progress;

import org.jspecify.annotations.NullMarked;
