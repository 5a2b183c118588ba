/** Rules for single values: urls, dates, languages, countries and currencies. */
@NullMarked
package io.github.sitemaptoolkit.validator.value;

import org.jspecify.annotations.NullMarked;
