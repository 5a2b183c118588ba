/** How many urls of a site findings are about, each counted once. */
@NullMarked
package io.github.sitemaptoolkit.validator.affected;

import org.jspecify.annotations.NullMarked;
