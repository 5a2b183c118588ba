/** Stands in for classes of {@code io.github.sitemaptoolkit.code} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.code;

import org.jspecify.annotations.NullMarked;
