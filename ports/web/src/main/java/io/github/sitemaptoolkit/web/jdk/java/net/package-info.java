/** Stands in for classes of {@code java.net} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.net;

import org.jspecify.annotations.NullMarked;
