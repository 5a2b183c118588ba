/**
 * Videos on a page: {@code video:video}. Start with {@link
 * io.github.sitemaptoolkit.ext.video.Video}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.video;

import org.jspecify.annotations.NullMarked;
