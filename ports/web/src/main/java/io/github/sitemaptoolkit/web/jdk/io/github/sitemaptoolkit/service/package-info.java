/** Stands in for classes of {@code io.github.sitemaptoolkit.service} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.service;

import org.jspecify.annotations.NullMarked;
