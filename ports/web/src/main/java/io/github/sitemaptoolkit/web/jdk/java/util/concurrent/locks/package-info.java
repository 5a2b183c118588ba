/** Stands in for classes of {@code java.util.concurrent.locks} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.util.concurrent.locks;

import org.jspecify.annotations.NullMarked;
