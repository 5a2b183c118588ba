/** Makes a site of the documents. {@code .ci/make-site} writes it. */
@NullMarked
package io.github.sitemaptoolkit.site;

import org.jspecify.annotations.NullMarked;
