/** Stands in for classes of {@code java.nio.file} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.nio.file;

import org.jspecify.annotations.NullMarked;
