/** Stands in for the parser of options in compiled programs, which get parsed options. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.picocli;

import org.jspecify.annotations.NullMarked;
