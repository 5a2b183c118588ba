/** How the toolkit itself reads and writes XML. Shared between its modules, promised to nobody. */
@NullMarked
package io.github.sitemaptoolkit.internal.xml;

import org.jspecify.annotations.NullMarked;
