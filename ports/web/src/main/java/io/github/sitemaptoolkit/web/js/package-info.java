/** The functions that JavaScript calls. */
@NullMarked
package io.github.sitemaptoolkit.web.js;

import org.jspecify.annotations.NullMarked;
