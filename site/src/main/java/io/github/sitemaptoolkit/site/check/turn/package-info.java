/** Checking documents one by one or several at the same time, and reporting them in their order. */
@NullMarked
package io.github.sitemaptoolkit.site.check.turn;

import org.jspecify.annotations.NullMarked;
