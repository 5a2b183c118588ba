/** Stands in for classes of {@code java.io} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.java.io;

import org.jspecify.annotations.NullMarked;
