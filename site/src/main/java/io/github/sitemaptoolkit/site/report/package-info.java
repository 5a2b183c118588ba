/** The reports of a check as files, which appear when it has ended. */
@NullMarked
package io.github.sitemaptoolkit.site.report;

import org.jspecify.annotations.NullMarked;
