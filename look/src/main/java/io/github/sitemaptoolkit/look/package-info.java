/**
 * What is in a set of sitemaps, in numbers: counted in one pass, in bounded memory. Start with
 * {@link io.github.sitemaptoolkit.look.LookCounter}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
