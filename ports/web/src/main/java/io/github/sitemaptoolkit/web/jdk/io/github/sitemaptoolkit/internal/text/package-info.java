/** Stands in for classes of {@code io.github.sitemaptoolkit.internal.text} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.internal.text;

import org.jspecify.annotations.NullMarked;
