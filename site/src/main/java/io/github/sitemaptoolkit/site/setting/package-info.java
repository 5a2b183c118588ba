/** What settings mean: the options of the formats that they ask for. */
@NullMarked
package io.github.sitemaptoolkit.site.setting;

import org.jspecify.annotations.NullMarked;
