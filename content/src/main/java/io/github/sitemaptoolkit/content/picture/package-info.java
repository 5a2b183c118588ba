/** Finds the files of pictures in HTML, whichever attributes name them. */
@NullMarked
package io.github.sitemaptoolkit.content.picture;

import org.jspecify.annotations.NullMarked;
