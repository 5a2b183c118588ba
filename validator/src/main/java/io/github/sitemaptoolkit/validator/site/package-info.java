/** Checks the documents of a site against each other. */
@NullMarked
package io.github.sitemaptoolkit.validator.site;

import org.jspecify.annotations.NullMarked;
