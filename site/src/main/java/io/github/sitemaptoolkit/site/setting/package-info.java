/** What settings mean: the options of the formats that they ask for. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
