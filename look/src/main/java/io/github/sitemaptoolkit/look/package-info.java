/**
 * What is in a set of sitemaps, in numbers: counted in one pass, in bounded memory. Start with
 * {@link io.github.sitemaptoolkit.look.LookCounter}.
 */
@NullMarked
package io.github.sitemaptoolkit.look;

import org.jspecify.annotations.NullMarked;
