/**
 * Many documents at once: finding them, planning outputs, making those side by side, reading
 * several as one.
 */
@NullMarked
package io.github.sitemaptoolkit.batch;

import org.jspecify.annotations.NullMarked;
