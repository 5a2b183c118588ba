/**
 * Patterns that texts are compared with. Shared between the toolkit's modules, promised to nobody.
 */
@NullMarked
package io.github.sitemaptoolkit.internal.text;

import org.jspecify.annotations.NullMarked;
