/** Stands in for classes of {@code java.util} in the compiled command. */
@NullMarked
package io.github.sitemaptoolkit.web.command.jdk.java.util;

import org.jspecify.annotations.NullMarked;
