/** Stands in for classes of {@code java.util.zip} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.util.zip;

import org.jspecify.annotations.NullMarked;
