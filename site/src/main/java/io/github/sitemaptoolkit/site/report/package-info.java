/** The reports of a check as files, which appear when it has ended. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.report;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
