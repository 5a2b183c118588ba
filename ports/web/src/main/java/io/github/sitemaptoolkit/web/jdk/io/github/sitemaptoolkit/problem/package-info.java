/** Stands in for classes of {@code io.github.sitemaptoolkit.problem} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.NullMarked;
