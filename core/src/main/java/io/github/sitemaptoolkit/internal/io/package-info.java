/**
 * What the toolkit needs to know of file systems. Shared between its modules, promised to nobody.
 */
@NullMarked
package io.github.sitemaptoolkit.internal.io;

import org.jspecify.annotations.NullMarked;
