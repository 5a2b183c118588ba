/**
 * Rules for single values: urls, dates, languages, countries and currencies. They need no document
 * and can be called for any text.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
