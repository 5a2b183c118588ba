/** UTF-8 and the classes of its characters, for code that reads bytes. */
@NullMarked
package io.github.sitemaptoolkit.internal.text;

import org.jspecify.annotations.NullMarked;
