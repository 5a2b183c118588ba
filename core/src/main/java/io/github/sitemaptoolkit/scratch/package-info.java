/** Where temporary files are made, whoever makes them. */
@NullMarked
package io.github.sitemaptoolkit.scratch;

import org.jspecify.annotations.NullMarked;
