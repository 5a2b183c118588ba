/** Which file of a picture HTML shows, whatever attribute names it. */
@NullMarked
package io.github.sitemaptoolkit.content.picture;

import org.jspecify.annotations.NullMarked;
