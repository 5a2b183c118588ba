/**
 * The format of llms.txt: the pages of a site, with titles and descriptions, for language models.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.llms;

import org.jspecify.annotations.NullMarked;
