/** Stands in for classes of {@code java.time.format} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.time.format;

import org.jspecify.annotations.NullMarked;
