/** Small JSON documents, such as the statements and the configurations of pages. */
@NullMarked
package io.github.sitemaptoolkit.content.json;

import org.jspecify.annotations.NullMarked;
