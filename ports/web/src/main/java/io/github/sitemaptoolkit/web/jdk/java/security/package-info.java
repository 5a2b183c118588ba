/** Stands in for classes of {@code java.security} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.security;

import org.jspecify.annotations.NullMarked;
