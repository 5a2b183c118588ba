/** What helps people to call the command: headings of the help, and words for wrong calls. */
@NullMarked
package io.github.sitemaptoolkit.cli.help;

import org.jspecify.annotations.NullMarked;
