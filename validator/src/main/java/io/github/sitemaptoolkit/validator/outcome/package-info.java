/** What the findings of a run mean for the site: their kinds by what they cost, and in words. */
@NullMarked
package io.github.sitemaptoolkit.validator.outcome;

import org.jspecify.annotations.NullMarked;
