/** Stands in for classes of {@code java.nio.file} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.java.nio.file;

import org.jspecify.annotations.NullMarked;
