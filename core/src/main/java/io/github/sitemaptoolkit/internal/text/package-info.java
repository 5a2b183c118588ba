/** UTF-8 and character classes, for code that reads bytes. */
@NullMarked
package io.github.sitemaptoolkit.internal.text;

import org.jspecify.annotations.NullMarked;
