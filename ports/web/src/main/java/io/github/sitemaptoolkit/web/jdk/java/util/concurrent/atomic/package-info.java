/** Stands in for classes of {@code java.util.concurrent.atomic} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.util.concurrent.atomic;

import org.jspecify.annotations.NullMarked;
