/** Exports of other programs, played for a month. */
@NullMarked
package io.github.sitemaptoolkit.cli.month;

import org.jspecify.annotations.NullMarked;
