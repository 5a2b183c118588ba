/** Compiles the module with TeaVM. Not a part of what is compiled. */
@NullMarked
package io.github.sitemaptoolkit.web.build;

import org.jspecify.annotations.NullMarked;
