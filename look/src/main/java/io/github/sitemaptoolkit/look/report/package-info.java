/** What was counted, as a text for one screen and as JSON. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.look.report;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
