/** Counts the urls of a site that violate rules, each once. */
@NullMarked
package io.github.sitemaptoolkit.validator.internal.affected;

import org.jspecify.annotations.NullMarked;
