/** Checking documents one by one or several at the same time, and reporting them in their order. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.check.turn;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
