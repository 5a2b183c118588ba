/** What files tell of themselves that the toolkit keeps, and reads again. */
@NullMarked
package io.github.sitemaptoolkit.kept;

import org.jspecify.annotations.NullMarked;
