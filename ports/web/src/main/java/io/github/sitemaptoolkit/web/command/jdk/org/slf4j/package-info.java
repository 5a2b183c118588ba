/** Stands in for a library that a parser of robots.txt logs with. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.org.slf4j;

import org.jspecify.annotations.NullMarked;
